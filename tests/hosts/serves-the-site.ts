import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { headersOf, mimeTypes } from '@/lib/export/file-rules.mjs';
import { prefixed } from '@/lib/export/languages.mjs';
import { outDir } from '../support/built-site';
import { ask, built, type RunningServer } from './run-server';

const files = (fs.readdirSync(outDir, { recursive: true }) as string[])
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => fs.statSync(path.join(outDir, file)).isFile());

/** One file of each kind that the export holds. */
const kinds = Object.keys(mimeTypes).flatMap((extension) => {
  const file = files.find((name) => name.endsWith(`.${extension}`) && name !== '404.html');
  return file ? [[extension, `/${file}`] as const] : [];
});
const hashed = `/${files.find((file) => /^_next\/static\/.*\.css$/.test(file))}`;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** What every host must do with the export. `redirects`: whether it reads the list of moved addresses. */
export function servesTheSite(
  start: () => Promise<RunningServer>,
  { redirects = true }: { redirects?: boolean } = {},
) {
  let server: RunningServer;
  const get = (address: string, headers = {}) => ask(server.url + address, headers);
  beforeAll(async () => {
    server = await start();
  }, 180_000);
  afterAll(() => server?.close());

  it('sends pages with every security header', async () => {
    const { status, headers } = await get('/about/');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    for (const [name, value] of Object.entries(built.headers))
      expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
  });

  it('sends every security header with every other answer too', async () => {
    const answers = ['/no-such-page/', '/about', ...kinds.map(([, address]) => address)];
    for (const address of answers) {
      const { headers } = await get(address);
      const own = headersOf(address, built.rules);
      for (const [name, value] of Object.entries(built.headers))
        expect([address, name, headers[name.toLowerCase()]]).toEqual([
          address,
          name,
          own[name] ?? value,
        ]);
    }
  });

  it('sends what has a policy of its own with that, and what is missing there with that of the site', async () => {
    for (const { value: folder, headers: own } of built.rules) {
      const [{ headers }, missing] = await Promise.all([get(folder), get(`${folder}no-such-file`)]);
      for (const [name, value] of Object.entries(own)) {
        expect([folder, name, headers[name.toLowerCase()]]).toEqual([folder, name, value]);
        const general = built.headers[name];
        // A header that the site has nowhere else may stay: `X-Robots-Tag` does no harm there.
        if (general) expect([name, missing.headers[name.toLowerCase()]]).toEqual([name, general]);
      }
      expect(missing.status).toBe(404);
    }
  });

  it('sends the home page', async () => {
    const { status, body } = await get('/');
    expect(status).toBe(200);
    expect(body.equals(fs.readFileSync(path.join(outDir, 'index.html')))).toBe(true);
  });

  it('moves an address without the slash to the one with it and keeps the query', async () => {
    const { status, headers } = await get('/about?from=mail');
    expect([301, 308]).toContain(status);
    const to = new URL(headers.location ?? '', server.url);
    expect(to.pathname + to.search).toBe(`${server.basePath}/about/?from=mail`);
    expect(to.host).toBe(new URL(server.url).host);
  });

  it.each([
    '/no-such-page/',
    '/no-such-page',
    '/_next/static/gone.js',
    '/art/',
    '/_headers',
    '/.git/config',
  ])('answers %s with the not-found page and status 404, never to be kept', async (address) => {
    const { status, headers, body } = await get(address);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.equals(fs.readFileSync(path.join(outDir, '404.html')))).toBe(true);
    expect(headers['cache-control']).not.toContain('immutable');
    expect(headers['content-security-policy']).toBe(built.headers['Content-Security-Policy']);
  });

  it.each(prefixed)('answers below $prefix in its language', async ({ id, prefix }) => {
    const page = await get(`${prefix}/about/`);
    expect([page.status, page.headers['content-language']]).toEqual([200, id]);
    const missing = await get(`${prefix}/no-such-page/`);
    expect([missing.status, missing.headers['content-language']]).toEqual([404, id]);
    const file = path.join(outDir, prefix, '404.html');
    expect(missing.body.equals(fs.readFileSync(file))).toBe(true);
    expect(missing.headers['content-security-policy']).toBe(
      built.headers['Content-Security-Policy'],
    );
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br', zlib.brotliDecompressSync],
    ['gzip', 'gzip', zlib.gunzipSync],
  ] as const)('asked for %s, sends %s', async (accepted, sent, unpack) => {
    for (const address of ['/about/', hashed]) {
      const { headers, body } = await get(address, { 'Accept-Encoding': accepted });
      expect(headers['content-encoding']).toBe(sent);
      expect(headers.vary).toMatch(/accept-encoding/i);
      const file = path.join(outDir, address.endsWith('/') ? `${address}index.html` : address);
      expect(unpack(body).equals(fs.readFileSync(file))).toBe(true);
    }
  });

  it('sends plain text to those who accept nothing else', async () => {
    const { headers } = await get(hashed);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toMatch(/accept-encoding/i);
  });

  it.each(kinds)('names the type of .%s files: %s', async (_, address) => {
    const { status, headers } = await get(address);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(headersOf(address)['Content-Type']);
  });

  it('sends security.txt as plain text in UTF-8', async () => {
    const { headers } = await get('/.well-known/security.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it('lets browsers keep what is named by its content, and ask for the rest', async () => {
    expect((await get(hashed)).headers['cache-control']).toBe(IMMUTABLE);
    const again = await get('/sitemap.xml');
    expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const unchanged = await get('/sitemap.xml', { 'If-None-Match': again.headers.etag });
    expect(unchanged.status).toBe(304);
  });

  if (redirects) {
    it('moves old addresses', async () => {
      const { status, headers } = await get('/privacy-policy/?a=b');
      expect(status).toBe(301);
      expect(new URL(headers.location ?? '', server.url).pathname).toBe(
        `${server.basePath}/privacy/`,
      );
    });
  }
}
