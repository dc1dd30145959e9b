import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { commandPath } from './command-path.mjs';
import { projectRoot } from './run.mjs';

/** Debian packages unpacked here: nothing is installed, no service started. */
const unpacked = path.join(projectRoot, '.cache/hosts');
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'caddy'];
const BROTLI = 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const QUICK = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'];

/**
 * Real web servers to test the export with: installed ones, else Debian's packages.
 * @returns {{ nginx?: { command: string, brotli: string }, caddy?: { command: string } }} what runs here;
 *   a server that is missing could not be found or fetched
 */
export function findHosts() {
  let found = look();
  if (!found.nginx || !found.caddy) {
    unpackDebian();
    found = look();
  }
  return found;
}

function look() {
  const nginx = runs(['/usr/sbin/nginx', inCache('usr/sbin/nginx')], '-v');
  const brotli = [`/${BROTLI}`, inCache(BROTLI)].find((file) => fs.existsSync(file));
  const caddy = runs(['/usr/bin/caddy', inCache('usr/bin/caddy')], 'version');
  return {
    ...(nginx && brotli && { nginx: { command: nginx, brotli } }),
    ...(caddy && { caddy: { command: caddy } }),
  };
}

const inCache = (file) => path.join(unpacked, file);

function runs(commands, argument) {
  return commands.find((command) => spawnSync(command, [argument]).status === 0);
}

function unpackDebian() {
  if (!commandPath('apt-get')) return;
  fs.mkdirSync(unpacked, { recursive: true });
  const download = () =>
    spawnSync('apt-get', [...QUICK, 'download', ...PACKAGES], {
      cwd: unpacked,
      stdio: 'ignore',
      timeout: 120_000,
    }).status === 0;
  if (!download()) {
    if (process.getuid?.() !== 0) return;
    spawnSync('apt-get', [...QUICK, 'update', '-qq'], { stdio: 'ignore', timeout: 120_000 });
    if (!download()) return;
  }
  for (const file of fs.readdirSync(unpacked).filter((name) => name.endsWith('.deb')))
    execFileSync('dpkg-deb', ['-x', inCache(file), unpacked]);
}
