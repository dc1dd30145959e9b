import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { headersOf } from '../../lib/export/file-rules.mjs';
import { editionOf } from '../../lib/export/languages.mjs';
import { listen } from './listen.mjs';
import { projectRoot } from './run.mjs';

/**
 * Serves a static export the way the hosts in deploy/ do: `/about` moves to `/about/`, an unknown
 * address gets the not-found page with status 404, compressed files are sent where they exist, and
 * every response carries the headers that the build wrote.
 * @param {{ root: string, port?: number, basePath?: string, plain?: boolean, written?: { headers: Record<string, string>, rules?: import('../../lib/export/file-rules.mjs').FileRule[] } }} options
 *   `port` 0 picks a free one; otherwise the next free port from `port` upwards is taken.
 *   `plain` leaves out the headers, for a site that is not ours.
 *   `written` is what the build wrote for hosts; that of the last one until given.
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} address with base path and slash
 */
export async function serve({ root, port = 0, basePath = '', plain = false, written }) {
  const files = sirv(root, { dotfiles: true, brotli: true, gzip: true, etag: true, dev: true });
  const { headers, rules = [] } = plain ? { headers: {} } : (written ?? lastWritten());
  const server = http.createServer((request, response) => {
    // `//about` is a path here, where a URL would take it for a host.
    const asked = `/${(request.url ?? '').replace(/^\/+/, '')}`;
    const { pathname, search } = new URL(asked, 'http://localhost');
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (basePath && !`${pathname}/`.startsWith(`${basePath}/`))
      return notFound(root, response, '/');
    const inside = pathname.slice(basePath.length) || '/';
    if (isFolder(root, inside) && !pathname.endsWith('/')) {
      response.writeHead(308, { Location: `${pathname}/${search}` }).end();
      return;
    }
    request.url = inside + search;
    if (isForHosts(inside)) return notFound(root, response, inside);
    for (const [name, value] of Object.entries(
      headersOf(inside.replace(/\/$/, '/index.html'), rules),
    ))
      response.setHeader(name, value);
    files(request, response, () => {
      // The not-found page belongs to the site, wherever it is shown.
      for (const name of rules.flatMap((rule) => Object.keys(rule.headers))) {
        if (headers[name]) response.setHeader(name, headers[name]);
        else response.removeHeader(name);
      }
      notFound(root, response, inside);
    });
  });
  const actual = await listen(server, port);
  return {
    url: `http://localhost:${actual}${basePath}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Written by the build; none when Next's own export is served. */
function lastWritten() {
  const file = path.join(projectRoot, 'deploy/generated/headers.json');
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : { headers: {} };
}

/** `_headers` and `_redirects` are for hosts to read, not to send. */
const isForHosts = (pathname) => /^\/_(?:headers|redirects)$/.test(pathname);

function isFolder(root, pathname) {
  try {
    return fs.statSync(path.join(root, decodeURIComponent(pathname))).isDirectory();
  } catch {
    return false;
  }
}

/** That of the language whose prefix the address has. */
function notFound(root, response, pathname) {
  const page = `${editionOf(pathname.slice(1)).language.prefix}/404.html`;
  const headers = headersOf(page);
  for (const name of [
    'Cross-Origin-Resource-Policy',
    'Content-Language',
    'Content-Type',
    'Cache-Control',
  ])
    if (headers[name]) response.setHeader(name, headers[name]);
  response.statusCode = 404;
  fs.createReadStream(path.join(root, page)).pipe(response);
}
