import { execFile } from 'node:child_process';
import http from 'node:http';
import { promisify } from 'node:util';
import sirv from 'sirv';
import { basePath } from '../../../base-path.mjs';
import { languages } from '../../../lib/export/languages.mjs';
import { listen } from '../listen.mjs';
import { projectRoot } from '../run.mjs';
import { compileForBrowser, compileForNode, editorAssets } from './compile.mjs';
import { page, policyWith } from './page.mjs';
import { previewsOf } from './previews.mjs';

const run = promisify(execFile);
/** Some 4 MB are in all of content/. */
const MOST_BYTES = 16_000_000;

const UNCHECKED = {
  mistakes: ['The content could not be checked. Run npm run check to see why.'],
  heldBack: [],
  advice: [],
};

/**
 * Serves the editor on this machine and to nobody else.
 * @param {{ root: string, port?: number, say?: (line: string) => void }} options
 *   `root` holds all content; `port` 0 picks a free one, otherwise the next free port from there is taken; `say` gets what is said of a save
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveEditor({ root, port = 0, say = () => {} }) {
  const [scripts, { Workspace }, previews] = await Promise.all([
    compileForBrowser('lib/editor/browser/start.ts'),
    compileForNode('lib/editor/workspace.ts').then((file) => import(file)),
    previewsOf({ root, say }),
  ]);
  const policy = policyWith(previews.origins);
  const workspace = new Workspace(root);
  let check = new AbortController();
  const assets = sirv(editorAssets, { dev: true });

  /** @type {Record<string, (request: http.IncomingMessage) => unknown>} */
  const answers = {
    'GET /config.json': () => workspace.config(),
    'GET /files': (request) => workspace.views(pageOf(request)),
    'POST /files': async (request) => {
      const changes = JSON.parse(await textOf(request));
      const kept = workspace.save(changes, pageOf(request));
      for (const [file, text] of Object.entries(changes))
        say(`${text === null ? 'deleted' : 'saved'} ${file}`);
      return { kept, followed: workspace.followed };
    },
    'POST /photo/of': async (request) => {
      const { file } = JSON.parse(await textOf(request));
      return workspace.photo(file) ?? null;
    },
    'POST /photo': async (request) => {
      const { file, alt, picture } = JSON.parse(await textOf(request));
      workspace.savePhoto(file, { alt, picture });
      say(`saved the photo of ${file}`);
      return true;
    },
    'POST /photo/remove': async (request) => {
      const { file } = JSON.parse(await textOf(request));
      workspace.removePhoto(file);
      say(`removed the photo of ${file}`);
      return true;
    },
    // What starts a server is asked for as what writes is: from our own page.
    'POST /preview': async (request) => {
      const { file, language } = JSON.parse(await textOf(request));
      const { path, reason, isDraft } = workspace.page(file);
      if (reason) return { reason };
      const [pathname, anchor] = path.split('#');
      const address = `${basePath}${pathname}${pathname.endsWith('/') ? '' : '/'}`;
      const url = `${await previews.at(language)}${address}${anchor ? `#${anchor}` : ''}`;
      return { url, isDraft };
    },
    'POST /preview/made': async (request) => {
      const { origin, pathname } = new URL(JSON.parse(await textOf(request)).url);
      if (!previews.origins.includes(origin)) throw new Error('That is no page of the preview.');
      return (await fetch(`${origin}${pathname}`)).ok;
    },
    'GET /mistakes': async () => {
      // Only the last of several saves is worth the seconds that a check takes.
      check.abort();
      const own = new AbortController();
      check = own;
      const checked = await checkIn(root, own.signal).catch(() => UNCHECKED);
      if (own.signal.aborted) return null;
      for (const mistake of [...checked.mistakes, ...checked.heldBack]) say(`  ${mistake}`);
      return checked;
    },
  };

  const server = http.createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (!isOurs(request, server)) return send(response, 403, 'text/plain', 'Not from here.');
    if (pathname === '/') return send(response, 200, 'text/html', page);
    const script = pathname.startsWith('/editor/') && scripts.get(pathname.slice(8));
    if (script) return send(response, 200, 'text/javascript', script);
    if (pathname.startsWith('/editor/assets/')) {
      request.url = pathname.slice('/editor/assets'.length);
      return assets(request, response, () => send(response, 404, 'text/plain', 'Not found.'));
    }
    const answer = answers[`${request.method} ${pathname}`];
    if (!answer) return send(response, 404, 'text/plain', 'Not found.');
    try {
      send(response, 200, 'application/json', JSON.stringify(await answer(request)));
    } catch (error) {
      say(`  ${error.message}`);
      send(response, 422, 'text/plain', error.message);
    }
  });
  const actual = await listen(server, port);
  return {
    url: `http://localhost:${actual}/`,
    close: async () => {
      server.closeAllConnections();
      await Promise.all([
        new Promise((resolve) => server.close(() => resolve())),
        previews.close(),
      ]);
    },
  };
}

/** The name that a page of the editor has given itself; two windows are two pages. */
const pageOf = ({ url }) => new URL(url, 'http://localhost').searchParams.get('page') ?? '';

/** Another site must not write here: neither by a name that it gave this machine, nor from its own pages. */
function isOurs({ headers, method }, server) {
  const { port } = server.address();
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`];
  if (!hosts.includes(headers.host ?? '')) return false;
  return method === 'GET' || hosts.some((host) => headers.origin === `http://${host}`);
}

/** What the loaders say in each language; each has a process of its own, because a build has one language. */
async function checkIn(root, signal) {
  const check = await compileForNode('lib/editor/check-content.ts');
  const said = await Promise.all(
    languages.map(async ({ id }) => {
      // Somebody waits for the page of what was saved, and for this after it: it has a third of a page's share.
      const code = `
        import os from 'node:os';
        os.setPriority(5);
        const { checkDesk } = await import(${JSON.stringify(check)});
        console.log(JSON.stringify(checkDesk()));`;
      const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code], {
        cwd: projectRoot,
        env: {
          ...process.env,
          CONTENT_DIR: root,
          SITE_LANGUAGE: id,
          NODE_ENV: 'development',
          DRAFTS: '',
        },
        maxBuffer: MOST_BYTES,
        signal,
      });
      return JSON.parse(stdout);
    }),
  );
  const [first = UNCHECKED, ...others] = said;
  // What is wrong in an English file is wrong in every language: it is told once, of that file.
  const inAll = (field) => [
    ...new Set([
      ...first[field],
      ...others.flatMap((other, index) =>
        other[field].filter(
          (one) => !first[field].includes(one.replace(`/${languages[index + 1].id}/`, '/')),
        ),
      ),
    ]),
  ];
  // How long a text is wanted is known of the language in which pieces are written.
  return { mistakes: inAll('mistakes'), heldBack: inAll('heldBack'), advice: first.advice };
}

async function textOf(request) {
  let text = '';
  request.setEncoding('utf8');
  for await (const part of request) {
    text += part;
    if (text.length > MOST_BYTES) throw new Error('More than 16 MB cannot be saved at once.');
  }
  return text;
}

function send(response, status, type, body) {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(body);
}
