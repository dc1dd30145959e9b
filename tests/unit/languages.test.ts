/** @jest-environment jsdom */
import { languages } from '@/lib/languages';

const load = async () => (await import('@/lib/languages')).language;
const first = languages[0];

beforeEach(() => jest.resetModules());
afterEach(() => document.documentElement.removeAttribute('lang'));

it('has one language without a prefix, the first', () => {
  expect(languages.map(({ prefix }) => prefix === '')).toEqual(languages.map((_, at) => at === 0));
});

it('names every id and prefix once, in forms that browsers know', () => {
  for (const part of ['id', 'prefix', 'hreflang', 'name'] as const) {
    expect(new Set(languages.map((one) => one[part])).size).toBe(languages.length);
  }
  for (const { id, prefix, locale, ogLocale, hreflang } of languages) {
    for (const tag of [id, locale, hreflang]) {
      expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
      expect(new Intl.Locale(tag).language).toBe(new Intl.Locale(id).language);
    }
    expect(ogLocale).toBe(locale.replace('-', '_'));
    if (prefix) expect(prefix).toBe(`/${id}`);
  }
});

it('in a browser is that of the document', async () => {
  for (const { id } of languages) {
    jest.resetModules();
    document.documentElement.lang = id;
    expect((await load()).id).toBe(id);
  }
});

it('is the first where the document names one that is not known', async () => {
  document.documentElement.lang = 'tlh';
  expect((await load()).id).toBe(first.id);
});
