/** Loads the modules as a build with these environment variables would. */
async function load(env: { BASE_PATH?: string; SITE_URL?: string }) {
  jest.resetModules();
  Object.assign(process.env, { BASE_PATH: '', SITE_URL: 'https://www.example.org', ...env });
  return { ...(await import('@/lib/site-url')), ...(await import('@/lib/site-origin')) };
}

describe('addresses inside the site', () => {
  it('end with a slash, also before a query and a fragment', async () => {
    const { pageHref } = await load({});
    expect(pageHref('/about')).toBe('/about/');
    expect(pageHref('/')).toBe('/');
    expect(pageHref('/search?q=a/b')).toBe('/search/?q=a/b');
    expect(pageHref('/team#esi-mensa')).toBe('/team/#esi-mensa');
  });

  it('leave files, fragments, mail and other sites alone', async () => {
    const { pageHref } = await load({});
    for (const href of [
      '/feed.xml',
      '#main',
      'mailto:a@b.co',
      'https://example.org/x',
      'tel:+254',
    ]) {
      expect(pageHref(href)).toBe(href);
    }
  });

  it('carry the base path', async () => {
    const { pageHref, pageUrl } = await load({ BASE_PATH: '/site' });
    expect(pageHref('/about')).toBe('/site/about/');
    expect(pageHref('/feed.xml')).toBe('/site/feed.xml');
    expect(pageHref('/')).toBe('/site/');
    expect(pageUrl('/about')).toBe('https://www.example.org/site/about/');
  });

  it('carry the prefix of the language, unless they are of files that all languages share', async () => {
    jest.doMock('@/lib/languages', () => {
      const actual = jest.requireActual('@/lib/languages');
      return { ...actual, language: actual.languages[1] };
    });
    const { fileHref, fileUrl, pageHref, pageUrl } = await load({ BASE_PATH: '/site' });
    jest.dontMock('@/lib/languages');
    expect(pageHref('/')).toBe('/site/sw/');
    expect(pageHref('/team#esi-mensa')).toBe('/site/sw/team/#esi-mensa');
    expect(pageHref('/feed.xml')).toBe('/site/sw/feed.xml');
    expect(pageHref('/about', { prefix: '' })).toBe('/site/about/');
    expect(pageHref('https://example.org/')).toBe('https://example.org/');
    expect(fileHref('/art/glyphs.svg#mail')).toBe('/site/art/glyphs.svg#mail');
    expect(pageUrl('/about')).toBe('https://www.example.org/site/sw/about/');
    expect(fileUrl('/icon-192.png')).toBe('https://www.example.org/site/icon-192.png');
  });

  it('are absolute on the published origin', async () => {
    const { pageUrl } = await load({ SITE_URL: 'https://firm.africa/ignored' });
    expect(pageUrl('/')).toBe('https://firm.africa/');
  });

  it('are on the firm’s domain where no origin is said', async () => {
    delete process.env.SITE_URL;
    jest.resetModules();
    const { firm } = await import('@/lib/firm');
    const { pageUrl } = await import('@/lib/site-origin');
    expect(pageUrl('/')).toBe(`https://www.${firm.idAuthority.domain}/`);
  });
});
