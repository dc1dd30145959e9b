import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { FileRule } from '@/lib/export/file-rules.mjs';
import { hostFiles } from '@/lib/export/hosts.mjs';
import { findHosts } from '@/scripts/lib/find-hosts.mjs';
import { nginxMain } from '@/scripts/lib/nginx-main.mjs';
import { outDir } from '../support/built-site';

export type RunningServer = { url: string; basePath: string; close: () => void };
export type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

const deploy = path.join(process.cwd(), 'deploy');

/** What the build wrote for hosts. */
export const built: {
  headers: Record<string, string>;
  basePath: string;
  redirects: { from: string; to: string }[];
  rules: FileRule[];
} = JSON.parse(fs.readFileSync(path.join(deploy, 'generated/headers.json'), 'utf8'));

/** One request as it is: no redirect followed, nothing unpacked. */
export function ask(url: string, headers: http.OutgoingHttpHeaders = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers, agent: false }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      })
      .on('error', reject);
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** A folder as a server would have it: the export at its base path, and what is generated for it. */
function publish(basePath: string) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'host-'));
  fs.chmodSync(folder, 0o755);
  const www = path.join(folder, 'www');
  fs.mkdirSync(path.join(www, path.dirname(basePath || '/x')), { recursive: true });
  if (basePath) fs.symlinkSync(outDir, path.join(www, basePath));
  else {
    fs.rmdirSync(www);
    fs.symlinkSync(outDir, www);
  }
  const redirects = built.redirects.map(({ from, to }) => ({
    from: basePath + from.slice(built.basePath.length),
    to: basePath + to.slice(built.basePath.length),
  }));
  const csp = built.headers['Content-Security-Policy'] ?? '';
  const { rules } = built;
  return {
    folder,
    www,
    generated: hostFiles({ csp, basePath, files: [], redirects, rules }).generated,
  };
}

/** The file with every pair replaced; a pair that is not found is an error of the test. */
function changed(file: string, pairs: [string, string][]): string {
  return pairs.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${file}: expected "${from}".`);
      return text.replaceAll(from, to);
    },
    fs.readFileSync(file, 'utf8'),
  );
}

function writeAll(folder: string, files: Record<string, string>) {
  fs.mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
}

async function answering(url: string, server: ChildProcess, folder: string, basePath: string) {
  let said = '';
  server.stderr?.on('data', (text) => {
    said += text;
  });
  for (let tries = 0; tries < 100; tries++) {
    if (server.exitCode !== null) break;
    const answer = await ask(url).catch(() => null);
    if (answer) {
      const close = () => {
        server.kill('SIGTERM');
        fs.rmSync(folder, { recursive: true, force: true });
      };
      return { url: url + basePath, basePath, close };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill('SIGKILL');
  throw new Error(`The server does not answer. It said: ${said}`);
}

/** deploy/nginx.conf in a real nginx, on a port of its own. */
export async function startNginx(basePath = ''): Promise<RunningServer> {
  const { nginx } = findHosts();
  if (!nginx) throw new Error('nginx is not to be had here.');
  const { folder, www, generated } = publish(basePath);
  const port = await freePort();
  writeAll(path.join(folder, 'site'), generated);
  const main = nginxMain({ folder, brotli: nginx.brotli, http: 'include nginx-site.conf;' });
  writeAll(folder, {
    'nginx.conf': main,
    'nginx-site.conf': changed(path.join(deploy, 'nginx.conf'), [
      ['listen 80;', `listen 127.0.0.1:${port};`],
      ['root /srv/www;', `root ${www};`],
    ]),
  });
  const server = spawn(nginx.command, [
    '-p',
    folder,
    '-c',
    path.join(folder, 'nginx.conf'),
    '-e',
    'stderr',
  ]);
  return answering(`http://127.0.0.1:${port}`, server, folder, basePath);
}

/** deploy/Caddyfile in a real Caddy, on a port of its own. */
export async function startCaddy(basePath = ''): Promise<RunningServer> {
  const { caddy } = findHosts();
  if (!caddy) throw new Error('Caddy is not to be had here.');
  const { folder, www, generated } = publish(basePath);
  const port = await freePort();
  writeAll(path.join(folder, 'generated'), generated);
  fs.copyFileSync(path.join(deploy, 'Caddyfile'), path.join(folder, 'Caddyfile'));
  const server = spawn(
    caddy.command,
    ['run', '--config', path.join(folder, 'Caddyfile'), '--adapter', 'caddyfile'],
    {
      env: {
        ...process.env,
        HOME: folder,
        SITE_ADDRESS: `http://127.0.0.1:${port}`,
        SITE_ROOT: www,
      },
    },
  );
  return answering(`http://127.0.0.1:${port}`, server, folder, basePath);
}
