/** The development servers of the preview: one for each language that is looked at, on this machine alone. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { languages } from '../../../lib/export/languages.mjs';
import { listen } from '../listen.mjs';
import { projectRoot } from '../run.mjs';

const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
const preload = path.join(projectRoot, 'scripts/lib/editor/preview-preload.cjs');
const MOST_SECONDS = 60;
const NOT_STARTED =
  'The preview could not be started. You can go on editing; the window of npm run edit says more.';

/**
 * Previews of the content in `root`. A server of Next takes half a gigabyte and a busy minute at first, which
 * a slow laptop has no use for while nobody looks: each starts when its language is first asked for.
 * @param {{ root: string, say: (line: string) => void }} options
 */
export async function previewsOf({ root, say }) {
  // The policy of the editor's page names the ports before a server stands there.
  const ports = new Map();
  for (const { id } of languages) ports.set(id, await freePort());
  /** @type {Map<string, { child: import('node:child_process').ChildProcess, ready: Promise<void> }>} */
  const running = new Map();

  const start = (id) => {
    const { folder, free } = freeFolder(id);
    const { child, ready } = startServer({ id, port: ports.get(id), root, folder, say });
    running.set(id, { child, ready });
    // One that has ended is started again when it is asked for again.
    child.once('close', () => {
      running.delete(id);
      free();
    });
    return running.get(id);
  };

  return {
    origins: [...ports.values()].map(originAt),
    /**
     * Where the pages of a language stand, once they can be asked for.
     * @param {string} id
     * @returns {Promise<string>} @throws when no server can be started
     */
    async at(id) {
      if (!ports.has(id)) throw new Error(`There is no language ${id}.`);
      await (running.get(id) ?? start(id)).ready;
      return originAt(ports.get(id));
    },
    close: () => Promise.all([...running.values()].map(({ child }) => stop(child))),
  };
}

/**
 * By its number, where the editor goes by name: so a browser gives the page a process of its own, and it does
 * not wait for what the form does after a save.
 */
const HOST = '127.0.0.1';
const originAt = (port) => `http://${HOST}:${port}`;

async function freePort() {
  const server = http.createServer();
  const port = await listen(server, 0);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * A folder for what the server of a language compiles. Next refuses two servers in one, and somebody may have
 * two editors open: the second has a folder of its own, which is slower only the first time.
 */
function freeFolder(id) {
  for (let count = 1; ; count += 1) {
    const folder = `.cache/preview/${count === 1 ? id : `${id}-${count}`}`;
    const holder = path.join(projectRoot, `${folder}.pid`);
    fs.mkdirSync(path.dirname(holder), { recursive: true });
    if (isHeld(holder)) continue;
    fs.writeFileSync(holder, String(process.pid));
    return { folder, free: () => fs.rmSync(holder, { force: true }) };
  }
}

/** Whether a program that still runs has taken a folder; one that was cut off has left its number behind. */
function isHeld(holder) {
  if (!fs.existsSync(holder)) return false;
  const pid = Number(fs.readFileSync(holder, 'utf8'));
  try {
    // Signal 0 ends nobody: it only asks.
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function startServer({ id, port, root, folder, say }) {
  writeSettings(folder);
  const args = [next, 'dev', '--hostname', HOST, '--port', String(port)];
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --require ${JSON.stringify(preload)}`,
      NEXT_TELEMETRY_DISABLED: '1',
      CONTENT_DIR: root,
      DRAFTS: 'show',
      SITE_LANGUAGE: id,
      PREVIEW_FOLDER: folder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // What it says of each page is of no use to who writes: it is told only when it does not start.
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said = (said + text).slice(-2000);
    });
  }
  const ready = untilItAnswers(child, port).catch((error) => {
    child.kill();
    say(`The preview (${id}) could not be started: ${error.message}\n${said}`);
    throw new Error(NOT_STARTED);
  });
  return { child, ready };
}

/** Settings of TypeScript that Next may add the folder to; it reads none within the folder. */
function writeSettings(folder) {
  const place = path.join(projectRoot, `${folder}.tsconfig.json`);
  fs.mkdirSync(path.dirname(place), { recursive: true });
  fs.writeFileSync(place, JSON.stringify({ extends: '../../tsconfig.json', include: [] }));
}

async function untilItAnswers(child, port) {
  let failed;
  child.once('error', (error) => {
    failed = error;
  });
  child.once('close', (code) => {
    failed ??= new Error(`it ended with ${code}`);
  });
  for (const end = Date.now() + MOST_SECONDS * 1000; Date.now() < end; await wait(100)) {
    if (failed) throw failed;
    if (await answers(port)) return;
  }
  throw new Error(`it did not answer within ${MOST_SECONDS} seconds`);
}

const answers = (port) =>
  new Promise((resolve) => {
    const socket = net.connect(port, HOST);
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'close');
  child.kill();
  await ended;
}
