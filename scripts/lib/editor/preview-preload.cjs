/**
 * Preloaded into the programs of the development server of the preview.
 *
 * With every page Next starts a program that reads all content, to list the addresses of its kind for the next
 * time. Somebody waits for the page and nobody for that: it takes what the page leaves of the processors.
 *
 * And it notes the addresses of a kind of page in one file, from several requests at once (`getStaticPaths` of
 * next-dev-server.js, 16.4): two writes leave a half of each, and then no page can be made until the server is
 * started again. Here such a file takes its place in one step.
 */
const fs = require('node:fs');
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
