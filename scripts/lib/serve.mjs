import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

/**
 * Serves a static export the way the hosts in deploy/ do: `/about` moves to `/about/`, an unknown
 * address gets the not-found page with status 404, compressed files are sent where they exist.
 * @param {{ root: string, port?: number, basePath?: string }} options
 *   `port` 0 picks a free one; otherwise the next free port from `port` upwards is taken.
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} address with base path and slash
 */
export async function serve({ root, port = 0, basePath = '' }) {
  const files = sirv(root, { dotfiles: true, brotli: true, gzip: true, etag: true, dev: true });
  const server = http.createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    if (basePath && !`${pathname}/`.startsWith(`${basePath}/`)) return notFound(root, response);
    const inside = pathname.slice(basePath.length) || '/';
    if (isFolder(root, inside) && !pathname.endsWith('/')) {
      response.writeHead(308, { Location: `${pathname}/${search}` }).end();
      return;
    }
    request.url = inside + search;
    files(request, response, () => notFound(root, response));
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

function isFolder(root, pathname) {
  try {
    return fs.statSync(path.join(root, decodeURIComponent(pathname))).isDirectory();
  } catch {
    return false;
  }
}

function notFound(root, response) {
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
  fs.createReadStream(path.join(root, '404.html')).pipe(response);
}

/** Binds to loopback only; tries the next port while one is taken. */
function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE' && port !== 0) resolve(listen(server, port + 1));
      else reject(error);
    });
    server.listen(port, 'localhost', () => resolve(server.address().port));
  });
}
