import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '../run.mjs';

/** What a build needs of the project; the packages are linked, since Turbopack wants them inside. */
const PARTS = ['app', 'components', 'content', 'lib', 'public', 'deploy', '.cache'];

/** What must not grow with the number of articles. */
const WATCHED = [
  'index.html',
  'insights/index.html',
  'insights/all/index.html',
  'search-index.json',
];

/**
 * Builds the site with generated articles, in a temporary copy, and prints time, memory and the sizes
 * of what must not grow.
 * @param {readonly number[]} counts of generated articles, one build each
 */
export async function buildWithPages(counts) {
  const rows = [];
  for (const count of counts) rows.push(await buildOnce(count));
  console.table(rows);
}

async function buildOnce(count) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  try {
    copyProject(folder);
    writeArticles(path.join(folder, 'content/articles'), count);
    const { seconds, megabytes } = await build(folder);
    const size = (file) => smallest(path.join(folder, 'out', file));
    return {
      articles: count,
      seconds: Math.round(seconds),
      'peak memory, MB': Math.round(megabytes),
      ...Object.fromEntries(WATCHED.map((file) => [file, size(file)])),
    };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function copyProject(folder) {
  for (const entry of fs.readdirSync(projectRoot, { withFileTypes: true })) {
    const from = path.join(projectRoot, entry.name);
    if (entry.isFile() || PARTS.includes(entry.name))
      fs.cpSync(from, path.join(folder, entry.name), { recursive: true });
  }
  linkTree(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'));
}

/** Hard links where the disk allows: a copy of the packages costs no room and little time. */
function linkTree(from, to) {
  fs.mkdirSync(to, { recursive: true });
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(source), target);
    else link(source, target);
  }
}

function link(source, target) {
  try {
    fs.linkSync(source, target);
  } catch {
    fs.copyFileSync(source, target);
  }
}

/** Copies of the articles there are, each with a title and a date of its own and with no relations. */
function writeArticles(folder, count) {
  const models = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
  for (let at = 0; at < count; at++) {
    const date = new Date(Date.UTC(2010, 0, 1 + at)).toISOString().slice(0, 10);
    const text = (models[at % models.length] ?? '')
      .replace(
        /^title: .*$/m,
        (line) => `${line.replace(/"$/, '')}, part ${at + 1}${line.endsWith('"') ? '"' : ''}`,
      )
      .replace(/^date: .*$/m, `date: ${date}`)
      .replace(/^updated: .*\n/m, '')
      .replace(/^related: .*$/m, 'related: []');
    fs.writeFileSync(path.join(folder, `generated-${at + 1}.md`), text);
  }
}

/** @returns {Promise<{ seconds: number, megabytes: number }>} time, and the most that the processes held at once */
function build(cwd) {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(path.join(cwd, 'node_modules/.bin/next'), ['build'], {
      cwd,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (data) => {
      said = (said + data).slice(-4000);
    });
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, memoryOf(child.pid));
    }, 500);
    child.once('error', reject);
    child.once('exit', (code) => {
      clearInterval(watch);
      if (code !== 0) reject(new Error(`The build failed:\n${said}`));
      else resolve({ seconds: (performance.now() - start) / 1000, megabytes: most / 1024 });
    });
  });
}

/** Kilobytes in memory of a process and everything it started; 0 where /proc does not tell. */
function memoryOf(pid) {
  try {
    const own = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0;
    const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return children
      .split(' ')
      .filter(Boolean)
      .reduce((sum, child) => sum + memoryOf(child), Number(own));
  } catch {
    return 0;
  }
}

function smallest(file) {
  return Math.min(
    ...[file, `${file}.br`].filter(fs.existsSync).map((one) => fs.statSync(one).size),
  );
}
