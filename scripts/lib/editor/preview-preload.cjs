/**
 * Preloaded into the programs of the development server of the preview.
 *
 * With every page Next starts a program that reads all content, to list the addresses of its kind for the next
 * time. Somebody waits for the page and nobody for that: it takes what the page leaves of the processors.
 *
 * And it notes the addresses of a kind of page in one file, from several requests at once (`getStaticPaths` of
 * next-dev-server.js, 16.4): two writes leave a half of each, and then no page can be made until the server is
 * started again. Here such a file takes its place in one step.
 *
 * And React takes down, for each element, the calls that led to it, which its developer tools show: a quarter of the
 * time that a long page takes. It stops for the rest of a second after ten thousand (`recentlyCreatedOwnerStacks` of
 * React 19), and hears here that these have been. A React without that counter is as it was.
 */
const fs = require('node:fs');
const Module = require('node:module');
const os = require('node:os');
const path = require('node:path');

if (process.env.JEST_WORKER_ID) os.setPriority(os.constants.priority.PRIORITY_LOW);

const { writeFile, rename } = fs.promises;
let count = 0;

fs.promises.writeFile = async (file, ...rest) => {
  if (path.basename(String(file)) !== 'prerender-manifest.json') return writeFile(file, ...rest);
  count += 1;
  const part = `${file}.${process.pid}.${count}`;
  await writeFile(part, ...rest);
  await rename(part, file);
};

/** What Next renders pages with; it holds a React for server components and one for what the browser gets. */
const RENDERER = /app-page(?:-turbo)?\.runtime\.dev\.js$/;
const load = Module._load;

Module._load = (request, ...rest) => {
  const loaded = load(request, ...rest);
  if (RENDERER.test(request)) {
    for (const layer of ['react-rsc', 'react-ssr'])
      takeDownNoCalls(loaded.vendored?.[layer]?.React);
  }
  return loaded;
};

/** @param {Record<string, unknown> | undefined} react */
function takeDownNoCalls(react = {}) {
  const internals = Object.keys(react).find((name) => name.includes('INTERNALS'));
  const counted = internals && react[internals];
  if (!counted) return;
  Object.defineProperty(counted, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set: () => {} });
}
