/** Loads the module as a build with these environment variables would. */
async function load(env: { BASE_PATH?: string; SITE_URL?: string }) {
  jest.resetModules();
  Object.assign(process.env, { BASE_PATH: '', SITE_URL: 'https://www.upeo.example', ...env });
  return import('@/lib/site-url');
}

describe('addresses inside the site', () => {
  it('end with a slash, also before a query and a fragment', async () => {
    const { siteHref } = await load({});
    expect(siteHref('/about')).toBe('/about/');
    expect(siteHref('/')).toBe('/');
    expect(siteHref('/search?q=a/b')).toBe('/search/?q=a/b');
    expect(siteHref('/team#esi-mensa')).toBe('/team/#esi-mensa');
  });

  it('leave files, fragments, mail and other sites alone', async () => {
    const { siteHref } = await load({});
    for (const href of [
      '/feed.xml',
      '#main',
      'mailto:a@b.co',
      'https://example.org/x',
      'tel:+254',
    ]) {
      expect(siteHref(href)).toBe(href);
    }
  });

  it('carry the base path', async () => {
    const { siteHref, absoluteUrl } = await load({ BASE_PATH: '/site' });
    expect(siteHref('/about')).toBe('/site/about/');
    expect(siteHref('/feed.xml')).toBe('/site/feed.xml');
    expect(siteHref('/')).toBe('/site/');
    expect(absoluteUrl('/about')).toBe('https://www.upeo.example/site/about/');
  });

  it('are absolute on the published origin', async () => {
    const { absoluteUrl } = await load({ SITE_URL: 'https://upeo.africa/ignored' });
    expect(absoluteUrl('/')).toBe('https://upeo.africa/');
  });
});
