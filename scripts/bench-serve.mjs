/**
 * `npm run bench:serve`: how much the site's own rules cost nginx. One nginx with deploy/nginx.conf
 * sends a page as a browser asks for it, and beside it a bare file of the same size without any rule;
 * wrk asks for both in turn over 1,000 connections. Needs `out/`, nginx and wrk; takes under 30 s.
 *   --record  writes the figures into docs/figures.md
 */
import { spawn, spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { median } from './lib/bench/paint.mjs';
import { commandOptions } from './lib/command-options.mjs';
import { findHosts } from './lib/find-hosts.mjs';
import { nginxMain } from './lib/nginx-main.mjs';
import { projectRoot } from './lib/run.mjs';
import { writeBlock } from './lib/write-block.mjs';

const { values } = commandOptions({ options: { record: { type: 'boolean' } } });

const CONNECTIONS = 1000;
const ROUNDS = 4;
/** Of one run; twice four of them, and two to warm up, stay under half a minute. */
const SECONDS = 3;
const WARM_UP = 1;
const [SITE_PORT, BARE_PORT] = [18080, 18081];
const LEAST = 0.9;

const { nginx } = findHosts();
const wrk = spawnSync('wrk', ['--version']).error === undefined;
if (!nginx || !wrk) {
  if (!nginx)
    console.log('nginx is missing: apt-get install nginx libnginx-mod-http-brotli-static');
  if (!wrk) console.log('wrk is missing: apt-get install wrk, or brew install wrk');
  console.log('not run: bench:serve');
  process.exit(1);
}

const deploy = path.join(projectRoot, 'deploy');
const { basePath } = JSON.parse(
  fs.readFileSync(path.join(deploy, 'generated/headers.json'), 'utf8'),
);
const out = path.join(projectRoot, 'out');
const size = fs.statSync(path.join(out, 'about/index.html.br')).size;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
fs.mkdirSync(path.join(folder, 'bare'));
fs.writeFileSync(path.join(folder, 'bare/file.bin'), crypto.randomBytes(size));
fs.mkdirSync(path.join(folder, 'www', path.dirname(basePath || '/x')), { recursive: true });
if (!basePath) fs.rmdirSync(path.join(folder, 'www'));
fs.symlinkSync(out, path.join(folder, 'www', basePath));
fs.cpSync(path.join(deploy, 'generated'), path.join(folder, 'site'), { recursive: true });
const site = fs
  .readFileSync(path.join(deploy, 'nginx.conf'), 'utf8')
  .replace('listen 80;', `listen 127.0.0.1:${SITE_PORT} backlog=${4 * CONNECTIONS};`)
  .replace('root /srv/www;', `root ${folder}/www;`);
const bare = `server { listen 127.0.0.1:${BARE_PORT} backlog=${4 * CONNECTIONS}; root ${folder}/bare; }`;
fs.writeFileSync(
  path.join(folder, 'nginx.conf'),
  nginxMain({ folder, brotli: nginx.brotli, http: `${site}\n${bare}` }),
);

const server = spawn(
  nginx.command,
  ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'],
  { stdio: ['ignore', 'ignore', 'inherit'] },
);
process.on('exit', () => {
  server.kill('SIGTERM');
  fs.rmSync(folder, { recursive: true, force: true });
});
const page = `http://127.0.0.1:${SITE_PORT}${basePath}/about/`;
const file = `http://127.0.0.1:${BARE_PORT}/file.bin`;
for (const address of [page, file]) await sends(address, size);
for (const address of [page, file]) drive(address, WARM_UP);
const rounds = Array.from({ length: ROUNDS }, () => ({ page: drive(page), file: drive(file) }));

const rate = (/** @type {'page' | 'file'} */ what) =>
  Math.round(median(rounds.map((round) => round[what].rate)));
const ratio = median(rounds.map((round) => round.page.rate / round.file.rate));
const errors = rounds.flatMap((round) => [...round.page.errors, ...round.file.errors]);
console.log(`page of the site: ${rate('page')} requests a second (${size} bytes, ${page})`);
console.log(`bare file:        ${rate('file')} requests a second`);
console.log(`ratio ${ratio.toFixed(3)}, at least ${LEAST} asked; ${CONNECTIONS} connections`);
console.log(errors.length === 0 ? 'no errors' : `errors: ${errors.join('; ')}`);
if (values.record)
  writeBlock(
    'serve',
    `${rate('page')} requests a second for a page of ${size} bytes, ${rate('file')} for a bare file of that size: ratio ${ratio.toFixed(3)}, ${errors.length} errors, ${CONNECTIONS} connections.`,
  );
// Its last connections end before their file goes.
server.kill('SIGTERM');
await once(server, 'exit');
process.exit(ratio >= LEAST && errors.length === 0 ? 0 : 1);

/** Waits for the server, and makes sure that what is compared is of one size. */
async function sends(/** @type {string} */ address, /** @type {number} */ expected) {
  for (let tries = 0; tries < 50; tries++) {
    const answer = await fetch(address, { headers: { 'Accept-Encoding': 'br' } }).catch(() => null);
    const length = Number(answer?.headers.get('content-length'));
    await answer?.body?.cancel();
    if (answer?.status === 200 && length === expected) return;
    if (answer) throw new Error(`${address}: status ${answer.status}, ${length} bytes.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address} does not answer.`);
}

/** One run of wrk. */
function drive(/** @type {string} */ address, seconds = SECONDS) {
  const { stdout } = spawnSync(
    'wrk',
    ['-t2', `-c${CONNECTIONS}`, `-d${seconds}s`, '-H', 'Accept-Encoding: br', address],
    { encoding: 'utf8', timeout: 10_000 },
  );
  const [, rate = '0'] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  return { rate: Number(rate), errors: stdout.match(/Socket errors:.*|Non-2xx.*/g) ?? [] };
}
