import { assemblePage } from '@/lib/export/assemble.mjs';
import { referenced } from '@/lib/export/budget.mjs';
import { mostUsed, splitStyles } from '@/lib/export/css-split.mjs';
import { dedupeTwitterMeta } from '@/lib/export/dedupe-twitter-meta.mjs';
import { hydrationPayload } from '@/lib/export/hydration-payload.mjs';
import { readNextPage } from '@/lib/export/next-page.mjs';
import { isUnused } from '@/lib/export/prune-output.mjs';
import { reorderedPairs, stylesheetOrder } from '@/lib/export/stylesheet-order.mjs';

/** A page as Next 16.4 writes it, cut down to one of each part. */
const page = (body = '') =>
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>' +
  '<link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin="" type="font/woff2"/>' +
  '<link rel="stylesheet" href="/_next/static/chunks/one.css" data-precedence="next"/>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/last.js"/>' +
  '<script src="/_next/static/chunks/first.js" async=""></script>' +
  '<script data-inline="true">boot()</script>' +
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head><body><p class="a">Words</p>' +
  '<script type="application/ld+json">{"@context":"https://schema.org"}</script>' +
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script>' +
  '<script src="/_next/static/chunks/last.js" async=""></script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  '<script>self.__next_f.push([1,"0:[\\"$\\",\\"link\\",null,{\\"href\\":\\"/_next/static/chu"])</script>' +
  `<script>self.__next_f.push([1,"nks/one.css\\"}]\\n"])</script>${body}</body></html>`;

describe('a page of Next’s export', () => {
  it('is taken apart into what is read and what React needs', () => {
    const { html, sheets, chunks, payload, inline } = readNextPage('index.html', page());
    expect(html).toContain('<p class="a">Words</p>');
    expect(html).toContain('application/ld+json');
    expect(html).toContain('as="font"');
    expect(html).not.toMatch(/__next_f|TURBOPACK|<script src|as="script"|rel="stylesheet"/);
    expect(sheets).toEqual(['/_next/static/chunks/one.css']);
    expect(chunks).toEqual(['/_next/static/chunks/first.js', '/_next/static/chunks/last.js']);
    expect(inline).toEqual(['boot()']);
    expect(payload).toBe('0:["$","link",null,{"href":"/_next/static/chunks/one.css"}]\n');
  });

  it.each([
    [
      'an inline script that is not known',
      '<script>$RC("B:0","S:0")</script>',
      /the script <script>\$RC/,
    ],
    ['a script from elsewhere', '<script src="https://cdn.example/x.js"></script>', /cdn\.example/],
    ['flight data of an unknown kind', '<script>self.__next_f.push([3,"AAAA"])</script>', /kind 3/],
  ])('stops the build at %s, naming file and find', (_, extra, message) => {
    expect(() => readNextPage('about/index.html', page(extra))).toThrow(message);
    expect(() => readNextPage('about/index.html', page(extra))).toThrow(/about\/index\.html/);
  });

  it('stops the build when Next writes its data another way', () => {
    const changed = page().replaceAll('__next_f', '__flight');
    expect(() => readNextPage('index.html', changed)).toThrow(/lean export does not know/i);
    const without = page().replace(/<script>[\s\S]*?<\/script>/g, '');
    expect(() => readNextPage('index.html', without)).toThrow(/no flight data/);
  });

  it('gives React the new names of its style sheets, also across pieces of its data', () => {
    const next = readNextPage('index.html', page());
    const script = hydrationPayload(
      next,
      new Map([['/_next/static/chunks/one.css', '/css/common.css']]),
    );
    const target: { __next_f?: unknown[][] } = {};
    new Function('self', 'globalThis', script)(target, {});
    expect(target.__next_f).toEqual([[0], [1, '0:["$","link",null,{"href":"/css/common.css"}]\n']]);
  });

  it('gives React no text a second time that the page holds', () => {
    const script = `boot('${'ŋ'.repeat(600)}')`;
    const other = 'x'.repeat(1100);
    const long = (text: string) => `T${Buffer.byteLength(text).toString(16)},${text}`;
    const element = '0:["$","script",null,{"dangerouslySetInnerHTML":{"__html":"$2"}}]\n';
    const read = '1:["$","$L4",null,{"words":"$3"}]\n';
    const code = hydrationPayload(
      {
        html: `<script>${script}</script><p>${other}</p>`,
        payload: `:HL["/a.css","style"]\n2:${long(script)}${element}3:${long(other)}${read}`,
        bootstrap: '',
      },
      new Map(),
    );
    const target: { __next_f?: unknown[][] } = {};
    new Function('self', code)(target);
    expect(target.__next_f?.[1]?.[1]).toBe(`2:T0,${element}3:${long(other)}${read}`);
  });

  it('links its sheets at the fold when what is above it needs none of them', () => {
    const parts = {
      ...readNextPage('index.html', page()),
      html:
        '<head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/></head><body>' +
        '<p>First</p><span hidden="" data-fold-end="true"></span><p>Then</p></body>',
      styles: [],
      sheets: ['/common.css'],
      loader: '',
      scripts: [],
      policy: '',
    };
    const early = assemblePage({ ...parts, rendersBeforeCss: true });
    const [head, fold] = [...early.matchAll(/<link rel="stylesheet" href="\/common.css"[^>]*>/g)];
    expect(early.slice(0, head?.index)).toContain('name="viewport"');
    expect(head?.[0]).toContain('media="(min-width:40rem)"');
    expect(fold?.[0]).toContain('media="not all and (min-width:40rem)"');
    expect(early).toMatch(
      /<p>First<\/p><span [^>]*>.*<link rel="stylesheet".*<\/span><p>Then<\/p>/,
    );
    for (const [, id] of early.matchAll(/rel="expect" href="#(\w+)"/g))
      expect(early).toContain(`id="${id}"`);
    const late = assemblePage({ ...parts, rendersBeforeCss: false });
    expect(late.match(/<link[^>]*>/g)).toEqual([
      '<link rel="stylesheet" href="/common.css" data-precedence="next"/>',
    ]);
  });

  it('is put together with the policy before everything it governs', () => {
    const html = assemblePage({
      ...readNextPage('index.html', page()),
      styles: ['.a{top:0}'],
      sheets: ['/common.css'],
      rendersBeforeCss: false,
      loader: 'hydrate()',
      scripts: [['/w.js', 'sha256-x']],
      policy: "default-src 'none'",
    });
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('/common.css'));
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<style>'));
    expect(html.indexOf('/common.css')).toBeLessThan(html.indexOf('/a.woff2'));
    expect(html.indexOf('<p class="a">')).toBeLessThan(html.indexOf('/a.woff2'));
    expect(html).toContain('<script>hydrate()</script></head>');
    expect(html).toContain('id="hydration-scripts">[["/w.js","sha256-x"]]</script></body>');
  });
});

it('a page says nothing to X that it says by Open Graph', () => {
  const og = '<meta property="og:title" content="A"/><meta property="og:image" content="/a.png"/>';
  const card = '<meta name="twitter:card" content="summary"/>';
  const same = '<meta name="twitter:title" content="A"/>';
  const other = '<meta name="twitter:image" content="/b.png"/>';
  expect(dedupeTwitterMeta(og + card + same + other)).toBe(og + card + other);
});

it('where there is no room for the styles of every look, those of most pages stand in the page', () => {
  expect([...mostUsed(['a', 'b', '', 'b', 'c', 'c', 'c', '', ''], 2)]).toEqual(['c', 'b']);
  expect([...mostUsed(['a', '', 'b'], 5)]).toEqual(['a', 'b']);
});

describe('style sheets', () => {
  const html = (...classes: string[]) => classes.map((c) => `<p class="${c}">x</p>`).join('');
  const split = (css: string, pages: string[], scripts: string[] = []) =>
    splitStyles({
      sheets: [{ href: '/a.css', css }],
      pages: pages.map((text) => ({ html: text, template: '', sheets: ['/a.css'], scripts })),
    });

  it('keeps a rule where its classes occur, and nowhere else', () => {
    const { common, pages } = split('.a{top:0}.b{left:0}.c{right:0}p{margin:0}', [
      html('a', 'b'),
      html('a'),
      html('a'),
    ]);
    expect(common).toBe('.a{top:0}p{margin:0}');
    expect(pages).toEqual(['.b{left:0}', '', '']);
  });

  it('does not let the many pages of one template weigh on all the others', () => {
    const css = '.article{top:0}.site{left:0}';
    const others = Array.from({ length: 20 }, (_, at) => ({
      text: html('site'),
      template: `${at}`,
    }));
    const articles = Array.from({ length: 500 }, () => ({
      text: html('article', 'site'),
      template: 'articles',
    }));
    const { common, pages } = splitStyles({
      sheets: [{ href: '/a.css', css }],
      pages: [...others, ...articles].map(({ text, template }) => ({
        html: text,
        template,
        sheets: ['/a.css'],
        scripts: [],
      })),
    });
    expect(common).toBe('.site{left:0}');
    expect([pages[0], pages.at(-1)]).toEqual(['', '.article{top:0}']);
  });

  it('writes what stands above the fold into every page, but not what is closed, pressed or wide', () => {
    const fold = '<span hidden="" data-fold-end="true"></span>';
    const css =
      '.hero{top:0}@media (min-width:20rem){.hero{top:5px}}@media not all and (min-width:40rem){.hero{left:6px}}.hero:not(:hover){right:7px}.hero:hover{top:1px}.menu{left:0}.below{right:0}table{top:3px}' +
      '@media print{.hero{top:2px}}@media (min-width:64rem){.hero{top:4px}}';
    const { first, common, rendersBeforeCss } = split(css, [
      `<p class="hero"></p><div popover="auto"><div class="menu"></div></div>${fold}<p class="below"></p>`,
      '<p class="hero menu below"></p>',
    ]);
    expect(first).toBe(
      '.hero{top:0}@media (min-width:20rem){.hero{top:5px}}@media not all and (min-width:40rem){.hero{left:6px}}.hero:not(:hover){right:7px}',
    );
    expect(common).toBe(
      '.hero:hover{top:1px}.menu{left:0}.below{right:0}table{top:3px}' +
        '@media print{.hero{top:2px}}@media (min-width:64rem){.hero{top:4px}}',
    );
    expect(rendersBeforeCss).toEqual([true, false]);
  });

  it('keeps Next’s order between what is first and what follows', () => {
    const { first, rendersBeforeCss } = split('.below{color:red}.hero{color:blue}', [
      '<p class="hero"></p><span hidden="" data-fold-end="true"></span><p class="below hero"></p>',
    ]);
    expect(first).toBe('.below{color:red}.hero{color:blue}');
    expect(rendersBeforeCss).toEqual([true]);
  });

  it('keeps what a script may switch on', () => {
    const { common } = split('.open{top:0}.gone{top:1px}', [html('a')], ['e.className="x open"']);
    expect(common).toBe('.open{top:0}');
  });

  it('keeps Next’s order between rules for one element', () => {
    const css = '.rare{color:red}.often{color:blue}.other{top:0}';
    const { common } = split(css, [
      html('rare often'),
      html('often'),
      html('often'),
      html('often'),
    ]);
    expect(common).toBe('.rare{color:red}.often{color:blue}');
  });

  it('lets rules of different weight change places, because order decides nothing between them', () => {
    const css = 'p.rare{color:red}.often{color:blue}';
    const { common, pages } = split(css, [html('rare often'), html('often'), html('often')]);
    expect(common).toBe('.often{color:blue}');
    expect(pages[0]).toBe('p.rare{color:red}');
  });

  it('understands :is, :not and nested conditions', () => {
    const css =
      '.a:not(.b){top:0}:is(.x,.a) em{left:0}.y:where(.a){right:0}@media print{.z{top:0}}';
    expect(split(css, [html('a')]).common).toBe('.a:not(.b){top:0}:is(.x,.a) em{left:0}');
  });

  it('refuses to guess when two pages contradict each other about one element', () => {
    const sheets = [
      { href: '/a.css', css: '.a{color:red}' },
      { href: '/b.css', css: '.b{color:blue}' },
    ];
    const pages = [
      { html: html('a b'), template: '', sheets: ['/a.css', '/b.css'], scripts: [] },
      { html: html('a b'), template: '', sheets: ['/b.css', '/a.css'], scripts: [] },
    ];
    expect(() => splitStyles({ sheets, pages })).toThrow(/\.a and \.b/);
  });

  it('takes the majority’s order of sheets', () => {
    const pages = [
      ['a', 'b'],
      ['a', 'b', 'c'],
      ['b', 'a'],
    ].map((sheets) => ({ file: '', sheets }));
    expect(stylesheetOrder(pages)).toEqual(['a', 'b', 'c']);
    expect(reorderedPairs(['b', 'a'], ['a', 'b', 'c'])).toEqual([['a', 'b']]);
  });
});

describe('files', () => {
  it('drops router payloads and keeps what visitors and machines read', () => {
    const files = ['about/index.txt', '__next._full.txt', '_not-found/index.html', 'robots.txt'];
    files.push('.well-known/security.txt', '404.html', '404/index.html');
    files.push('_next/static/abc/_buildManifest.js', '_next/static/chunks/a.js');
    expect(files.filter((file) => !isUnused(file))).toEqual([
      'robots.txt',
      '.well-known/security.txt',
      '404.html',
      '_next/static/chunks/a.js',
    ]);
  });

  it('counts the pictures that a page fetches by itself', () => {
    const { pictures } = referenced(
      '<img src="/a.png"><img loading="lazy" src="/b.png"><use href="/c.svg#a"><use data-href="/d.svg#a"><use href="#e"><noscript><use href="/d.svg#a"></noscript>',
    );
    expect([...pictures]).toEqual(['/a.png', '/c.svg']);
  });
});
