import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import zlib from 'node:zlib';
import { hydrationPayload } from '../../../lib/export/hydration-payload.mjs';
import { readNextPage } from '../../../lib/export/next-page.mjs';
import { bin, projectRoot } from '../run.mjs';

/** The least that Next can send: a layout and a page with one island, in the site's configuration. */
const FILES = {
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.mjs': (root) =>
    `export default { output: 'export', trailingSlash: true, reactStrictMode: true, turbopack: { root: ${JSON.stringify(root)} } };`,
  'app/styles.css': 'body { margin: 0 }',
  'app/layout.jsx': `import './styles.css';
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}`,
  'app/page.jsx': `import { Island } from './island';
export default function Page() {
  return <Island />;
}`,
  'app/island.jsx': `'use client';
import { useState } from 'react';
export function Island() {
  const [pressed, press] = useState(0);
  return <button type="button" onClick={() => press(pressed + 1)}>{pressed}</button>;
}`,
};

/**
 * Next's own floor: what React and Next weigh before a site adds anything, built here with the
 * installed version. Kept by version, since nothing else changes it.
 * @returns {Promise<number>} bytes, brotli
 */
export async function measureFloor() {
  const { version } = JSON.parse(
    await fs.readFile(path.join(projectRoot, 'node_modules/next/package.json'), 'utf8'),
  );
  const react = JSON.parse(
    await fs.readFile(path.join(projectRoot, 'node_modules/react/package.json'), 'utf8'),
  ).version;
  const folder = path.join(projectRoot, '.cache/floor');
  const kept = path.join(folder, `next-${version}-react-${react}.txt`);
  const known = await fs.readFile(kept, 'utf8').catch(() => '');
  if (Number(known) > 0) return Number(known);
  const app = path.join(folder, 'app');
  await writeApp(app);
  await build(app);
  const bytes = await weigh(path.join(app, 'out'));
  await fs.rm(app, { recursive: true, force: true });
  await fs.writeFile(kept, String(bytes));
  return bytes;
}

/** @param {string} app its folder, inside the project so that it finds the project's packages */
async function writeApp(app) {
  await fs.rm(app, { recursive: true, force: true });
  for (const [name, text] of Object.entries(FILES)) {
    const file = path.join(app, name);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, typeof text === 'function' ? text(projectRoot) : text);
  }
}

/** @param {string} app @returns {Promise<void>} */
function build(app) {
  return new Promise((resolve, reject) => {
    const child = spawn(bin('next'), ['build'], {
      cwd: app,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        said += data;
      });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The empty app does not build:\n${said}`)),
    );
  });
}

/** What hydrating its page would download, taken apart by the export's own steps. */
async function weigh(out) {
  const page = readNextPage('index.html', await fs.readFile(path.join(out, 'index.html'), 'utf8'));
  const texts = [
    Buffer.from(hydrationPayload(page, new Map())),
    ...(await Promise.all(page.chunks.map((href) => fs.readFile(path.join(out, href))))),
  ];
  return texts.reduce((sum, text) => sum + zlib.brotliCompressSync(text).length, 0);
}
