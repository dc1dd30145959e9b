import { experts } from '@/lib/content/types/person';
import { labelsIn } from '@/lib/labels';
import { languages } from '@/lib/languages';
import { type BuiltPage, builtPages, indexedPages } from '../support/built-site';

const pages = builtPages();

/** Pages for which a check fails, with what was found, so that a failure names them all at once. */
function failing(check: (page: BuiltPage) => unknown, among: readonly BuiltPage[] = pages) {
  return among.flatMap((page) => {
    const found = check(page);
    return found ? [[page.path, found]] : [];
  });
}

const duplicates = (values: [string, string][]) => {
  const seen = new Map<string, string[]>();
  for (const [path, value] of values) seen.set(value, [...(seen.get(value) ?? []), path]);
  return [...seen].filter(([, paths]) => paths.length > 1);
};

const descriptionOf = ({ path, $ }: BuiltPage): [string, string] => [
  path,
  $('meta[name=description]').attr('content') ?? '',
];

it('finds the whole site', () => expect(pages.length).toBeGreaterThan(60));

describe('every page', () => {
  it('has a title and a description of its own', () => {
    for (const { id } of languages) {
      const own = pages.filter(({ language }) => language.id === id);
      expect(duplicates(own.map(({ path, $ }) => [path, $('title').text()]))).toEqual([]);
      const told = own.filter((page) => indexedPages().includes(page)).map(descriptionOf);
      expect(duplicates(told)).toEqual([]);
    }
    const descriptions = indexedPages().map(descriptionOf);
    expect(descriptions.filter(([, text]) => text.length < 50 || text.length > 220)).toEqual([]);
  });

  it('does not ask for the same address again after it has', () => {
    const newsletters = 'form[action*="subject=Newsletter"]';
    const twice = failing(
      ({ $ }) => $('main').find(newsletters).length > 0 && $('footer').find(newsletters).length > 0,
    );
    expect(twice).toEqual([]);
  });

  it('knows its theme before anything of it can be painted', () => {
    expect(
      failing(({ $ }) => {
        const first = $('body').find(':not(:empty)').first();
        return !(first.is('script') && first.text().includes('"data-theme"')) && first.toString();
      }),
    ).toEqual([]);
    // The boot script has to find the colours of the browser's bars, light first.
    expect(
      failing(({ $ }) => {
        const media = $('head script[data-inline]')
          .first()
          .prevAll('meta[name=theme-color]')
          .map((_, meta) => $(meta).attr('media'))
          .get();
        return !/dark.*light/.test(media.join()) && media.join();
      }),
    ).toEqual([]);
  });

  it('has one h1, and no heading skips a level', () => {
    expect(failing(({ $ }) => $('h1').length !== 1 && $('h1').length)).toEqual([]);
    expect(
      failing(({ $ }) => {
        let level = 0;
        let error = '';
        $('main :is(h1,h2,h3,h4,h5,h6)').each((_, heading) => {
          const next = Number(heading.tagName[1]);
          if (next > level + 1) error ||= `h${level} then h${next}: ${$(heading).text()}`;
          level = next;
        });
        return error;
      }),
    ).toEqual([]);
  });

  it('has its landmarks once, and names every navigation apart', () => {
    expect(
      failing(
        ({ $ }) =>
          $('body > main, main').length !== 1 ||
          $('body > header').length !== 1 ||
          $('body > footer').length !== 1,
      ),
    ).toEqual([]);
    expect(
      failing(({ $ }) => {
        const names = $('nav')
          .toArray()
          .map((nav) => $(nav).attr('aria-label') ?? '');
        return (names.includes('') || new Set(names).size !== names.length) && names;
      }),
    ).toEqual([]);
  });

  it('can be left for its content by the first link', () => {
    expect(failing(({ $ }) => $('body a').first().attr('href') !== '#main')).toEqual([]);
  });

  it('says its language and has no id twice', () => {
    expect(failing(({ $, language }) => $('html').attr('lang') !== language.id)).toEqual([]);
    expect(
      failing(({ $ }) => {
        const ids = $('[id]')
          .toArray()
          .map((element) => $(element).attr('id'));
        const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
        return twice.length > 0 && twice;
      }),
    ).toEqual([]);
  });

  it('names every control, picture and frame', () => {
    expect(
      failing(({ $ }) => {
        const nameless = $('a[href], button')
          .toArray()
          .filter((element) => !($(element).text().trim() || $(element).attr('aria-label')));
        return nameless.length > 0 && nameless.map((element) => $.html(element).slice(0, 120));
      }),
    ).toEqual([]);
    expect(failing(({ $ }) => $('img:not([alt])').length)).toEqual([]);
    expect(
      failing(
        ({ $ }) =>
          // A drawing that holds links is a named group.
          $(
            'svg:not([aria-hidden=true]):not(:is([role=img], [role=group])[aria-label]):not([role=img]:has(title))',
          ).length,
      ),
    ).toEqual([]);
  });

  it('offers a way to make contact', () => {
    expect(failing(({ $ }) => $('a[href$="/contact/"]').length === 0)).toEqual([]);
  });

  it('carries no style attribute and no inline handler: the policy would drop them', () => {
    expect(failing(({ $ }) => $('[style]').length)).toEqual([]);
    expect(
      failing(({ $ }) => {
        const handlers = $('*')
          .toArray()
          .flatMap((element) => ('attribs' in element ? Object.keys(element.attribs) : []))
          .filter((name) => /^on[a-z]/.test(name));
        return handlers.length > 0 && handlers;
      }),
    ).toEqual([]);
  });

  it('fetches the pictures that wait to be scrolled to, and shows them without scripts too', () => {
    const waiting = pages.filter(({ $ }) => $('svg[data-lazy]').length > 0);
    expect(waiting.length).toBeGreaterThan(20);
    for (const { file, html, $ } of waiting) {
      const last = html.lastIndexOf('data-lazy=""');
      expect([file, html.indexOf('IntersectionObserver', last) > last]).toEqual([file, true]);
      expect([file, $('noscript').length >= $('svg[data-lazy]').length]).toEqual([file, true]);
    }
  });

  it('holds no placeholder text and no template mark', () => {
    const signs = /lorem ipsum|coming soon|to be written|\bTODO\b|undefined|\[object|\{[a-zA-Z]+\}/;
    expect(
      failing(({ $ }) => {
        // A citation in BibTeX, which stands in <pre>, is made of braces.
        const text = $('body').clone().find('script,style,pre').remove().end().text();
        return signs.exec(text)?.[0];
      }),
    ).toEqual([]);
  });
});

it('what a page says that it weighs is a figure', () => {
  const places = languages.map(({ id }) => `[title="${labelsIn(id).insight.weight}"]`);
  const said = builtPages().flatMap(({ path, $ }) =>
    $(places.join())
      .toArray()
      .map((element) => [path, $(element).text()]),
  );
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter(([, text]) => !/^(?:\d+\skB|kB\s\d+)$/.test(String(text)))).toEqual([]);
});

it('/contact/ names those who read an enquiry, and leads to each of them', () => {
  const contact = pages.find(({ path }) => path === '/contact/')!;
  const missing = experts().filter(
    ({ name, path }) => contact.$(`main a[href$="${path.replace('#', '/#')}"]`).text() !== name,
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
});
