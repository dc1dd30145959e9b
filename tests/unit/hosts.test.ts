/** @jest-environment node */

import { headersOf } from '@/lib/export/file-rules.mjs';
import { hostRedirects } from '@/lib/export/hosts/redirects.mjs';
import { hostFiles } from '@/lib/export/hosts.mjs';
import { languages, prefixed } from '@/lib/export/languages.mjs';

it('moved addresses are moved with and without the slash, below the base path', () => {
  expect(hostRedirects([{ from: '/people', to: '/team' }], '/site')).toEqual(
    languages.flatMap(({ prefix }) => [
      { from: `/site${prefix}/people`, to: `/site${prefix}/team/` },
      { from: `/site${prefix}/people/`, to: `/site${prefix}/team/` },
    ]),
  );
});

describe('headers of single files', () => {
  it.each([
    ['/feed.xml', 'application/atom+xml; charset=utf-8'],
    ['/insights/feed.json', 'application/feed+json'],
    ['/insights/events/x.ics', 'text/calendar; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ])('%s is %s', (path, type) => {
    expect(headersOf(path)['Content-Type']).toBe(type);
  });

  it('lets others embed the pictures made for them, and only those', () => {
    expect(headersOf('/og/about.png')['Cross-Origin-Resource-Policy']).toBe('cross-origin');
    expect(headersOf('/art/x.svg')['Cross-Origin-Resource-Policy']).toBeUndefined();
  });

  it('never lets the worker of offline copies be kept', () => {
    expect(headersOf('/sw.js')['Cache-Control']).toBe('public, max-age=0, must-revalidate');
  });
});

describe('_headers and _redirects', () => {
  const { published } = hostFiles({
    csp: "default-src 'none'",
    basePath: '/site',
    files: ['/feed.xml', '/insights/feed.xml', '/about/index.html'],
    redirects: [{ from: '/site/x', to: '/site/y/' }],
  });
  const block = (path: string) =>
    published._headers?.split('\n\n').find((text) => text.startsWith(`${path}\n`));

  it('name every header once for a path', () => {
    expect(block('/site/*')).toContain("  Content-Security-Policy: default-src 'none'\n");
    expect(block('/site/*')).not.toContain('Cache-Control');
    expect(block('/site/_next/static/*')).toMatch(/\n {2}Cache-Control: .*immutable$/);
    expect(block('/site/og/*')).not.toContain('Cross-Origin');
  });

  it('name each feed', () => {
    expect(block('/site/feed.xml')).toContain('application/atom+xml');
    expect(block('/site/insights/feed.xml')).toContain('application/atom+xml');
  });

  it('hold the moved addresses', () => {
    expect(published._redirects).toContain('/site/x /site/y/ 301\n');
  });

  it('say which not-found page and which language what has a prefix has', () => {
    for (const { id, prefix } of prefixed) {
      expect(published._redirects).toContain(`/site${prefix}/* /site${prefix}/404.html 404\n`);
      expect(block(`/site${prefix}/*`)).toContain(`  Content-Language: ${id}`);
    }
  });

  it('stay within what Cloudflare reads: 2,000 characters a line', () => {
    for (const line of published._headers?.split('\n') ?? [])
      expect(line.length).toBeLessThan(2000);
  });
});

describe('a folder with a policy of its own', () => {
  const policy = "default-src 'self'";
  const rules = [
    {
      by: 'prefix' as const,
      value: '/admin/',
      headers: { 'Content-Security-Policy': policy, 'X-Robots-Tag': 'noindex' },
    },
  ];
  const site = {
    csp: "default-src 'none'",
    basePath: '/site',
    files: ['/index.html', '/about/index.html', '/sw/index.html', '/admin/index.html'],
    redirects: [],
  };
  const { published, generated } = hostFiles({ ...site, rules });
  const policiesFor = (path: string) =>
    (published._headers ?? '').split('\n\n').flatMap((block) => {
      const [pattern = '', ...lines] = block.split('\n');
      const matches = pattern.endsWith('*')
        ? path.startsWith(pattern.slice(0, -1))
        : path === pattern;
      return matches ? lines.filter((line) => line.includes('Content-Security-Policy')) : [];
    });

  it('has one policy at every address, because hosts would join two', () => {
    const general = ["  Content-Security-Policy: default-src 'none'"];
    for (const path of ['/site/', '/site/index.html', '/site/about/', '/site/sw/about/'])
      expect([path, policiesFor(path)]).toEqual([path, general]);
    expect(policiesFor('/site/admin/')).toEqual([`  Content-Security-Policy: ${policy}`]);
    expect(policiesFor('/site/admin/editor/site.json')).toHaveLength(1);
  });

  it('is told to nginx, Caddy and our own server', () => {
    expect(generated['nginx-http.conf']).toContain(`"~^(?:/site/admin/)" "${policy}";`);
    expect(generated['nginx-http.conf']).toMatch(/\$site_x_robots_tag \{\n {4}default "";/);
    expect(generated['site.caddy']).toContain('path /site/admin/*');
    expect(generated['site.caddy']).toContain(`Content-Security-Policy "${policy}"`);
    expect(headersOf('/admin/index.html', rules)['X-Robots-Tag']).toBe('noindex');
    expect(headersOf('/about/index.html', rules)['X-Robots-Tag']).toBeUndefined();
  });

  it('leaves no trace where it is not', () => {
    const without = hostFiles(site);
    const written = Object.values({ ...without.published, ...without.generated }).join('');
    expect(written).not.toMatch(/admin|X-Robots-Tag/i);
  });
});
