import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { copyTree } from '../copy-tree.mjs';
import { memoryOf } from '../memory.mjs';

/** What must not grow with the number of articles. */
const WATCHED = [
  'index.html',
  'insights/index.html',
  'insights/all/index.html',
  'insights/topics/finance/index.html',
  'sitemap/index.html',
  '404.html',
  'feed.xml',
  'sitemap.xml',
  'search-index/newest.json',
];

/**
 * Builds the site with generated articles, in a temporary copy, and prints time, memory and the sizes
 * of what must not grow.
 * @param {readonly number[]} counts of generated articles, one build each
 */
export async function buildWithPages(counts) {
  const rows = [];
  for (const count of counts) {
    console.log(`${count} articles …`);
    const { row, over } = await buildOnce(count);
    rows.push(row);
    console.table([row]);
    for (const line of over) console.log(line);
  }
  console.table(rows);
}

async function buildOnce(count) {
  const folder = copyTree('pages');
  try {
    writeArticles(path.join(folder, 'content/articles'), count);
    const { seconds, next, megabytes, over } = await build(folder);
    const size = (file) => smallest(path.join(folder, 'out', file));
    const pages = fs
      .readdirSync(path.join(folder, 'out'), { recursive: true })
      .filter((file) => String(file).endsWith('.html')).length;
    const row = {
      articles: count,
      pages,
      seconds: Math.round(seconds),
      'ms a page': Math.round((seconds * 1000) / pages),
      'times Next’s own': Number((seconds / next).toFixed(2)),
      'peak memory, MB': Math.round(megabytes),
      ...Object.fromEntries(WATCHED.map((file) => [file, size(file)])),
      'over budget': over.length,
    };
    return { row, over };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Copies of the articles there are, each with a title, a sentence and a date of its own. */
export function writeArticles(folder, count) {
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
      .replace(
        /^excerpt: "?(.*?)"?$/m,
        (_, words) => `excerpt: ${JSON.stringify(`Part ${at + 1}. ${words}`.slice(0, 150))}`,
      )
      .replace(/^date: .*$/m, `date: ${date}`)
      .replace(/^updated: .*\n/m, '');
    fs.writeFileSync(path.join(folder, `generated-${at + 1}.md`), text);
  }
}

/**
 * A page over its budget stops a build of the site; here it is what is asked about, so it is told.
 * @returns {Promise<{ seconds: number, next: number, megabytes: number, over: string[] }>} time, what of it was
 *   Next's own, the most memory that the processes held at once, and the pages over budget
 */
function build(cwd) {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(process.execPath, ['scripts/build.mjs'], {
      cwd,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stop = () => child.kill();
    process.once('exit', stop);
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        said += data;
      });
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, memoryOf(child.pid ?? 0));
    }, 500);
    child.once('error', reject);
    child.once('exit', (code) => {
      clearInterval(watch);
      process.off('exit', stop);
      const [, budget = ''] = /Over budget \([^)]*\):\n((?: {2,}\/.*\n)+)/.exec(said) ?? [];
      const over = budget.split('\n').filter(Boolean);
      if (code !== 0 && over.length === 0)
        return reject(new Error(`The build failed:\n${said.slice(-4000)}`));
      const seconds = (performance.now() - start) / 1000;
      const next = [...said.matchAll(/^Next: .*: ([\d.]+) s$/gm)].reduce(
        (sum, [, of]) => sum + Number(of),
        0,
      );
      resolve({ seconds, next, megabytes: most / 1024, over });
    });
  });
}

function smallest(file) {
  return Math.min(
    ...[file, `${file}.br`].filter(fs.existsSync).map((one) => fs.statSync(one).size),
  );
}
