/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/*
 * What the development server of the preview has preloaded: a page can be made after any number of others,
 * because no note of Next's is ever half of one writing and half of another; and it is made sooner, because React
 * takes down for no element which calls led to it.
 */
const preload = path.resolve('scripts/lib/editor/preview-preload.cjs');

test('what is written from several requests at once is whole whenever it is read', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'preload-'));
  const file = path.join(folder, 'prerender-manifest.json');
  const code = `
    const fs = require('node:fs');
    const text = (length) => JSON.stringify({ routes: 'x'.repeat(length) });
    const file = ${JSON.stringify(file)};
    fs.writeFileSync(file, text(1));
    (async () => {
      const writing = Array.from({ length: 60 }, (_, at) => fs.promises.writeFile(file, text(400_000 - at * 6_000)));
      let isDone = false;
      Promise.all(writing).then(() => { isDone = true; });
      while (!isDone) JSON.parse(await fs.promises.readFile(file, 'utf8'));
      JSON.parse(fs.readFileSync(file, 'utf8'));
    })();`;
  try {
    execFileSync(process.execPath, ['--require', preload, '--eval', code], { stdio: 'pipe' });
    expect(fs.readdirSync(folder)).toEqual(['prerender-manifest.json']);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});

test.each(['react-rsc', 'react-ssr'])('no calls are taken down for an element of %s', (layer) => {
  const code = `
    globalThis.AsyncLocalStorage = require('node:async_hooks').AsyncLocalStorage;
    const { vendored } = require('next/dist/compiled/next-server/app-page-turbo.runtime.dev.js');
    const make = () => vendored['${layer}'].ReactJsxDevRuntime.jsxDEV('p', {}, undefined, false);
    const [one, other] = [make(), make()];
    process.stdout.write(String(one._debugStack === other._debugStack));`;
  const env = { ...process.env, NODE_ENV: 'development' as const };
  const same = execFileSync(process.execPath, ['--require', preload, '--eval', code], { env });
  expect(same.toString()).toBe('true');
});
