/** A language of the site; a build is made in one of them (docs/languages.md). */
export type Language = {
  /** As `<html lang>` and the folder `content/<id>/` name it. */
  id: string;
  /** Stands before the addresses of its pages: `/sw`; empty for the first. */
  prefix: '' | `/${string}`;
  /** For dates, numbers, plural forms, lists and collation. */
  locale: string;
  /** As Open Graph writes a locale. */
  ogLocale: string;
  /** In links from one language to another. */
  hreflang: string;
  /** Its own name for itself. */
  name: string;
};

/** Every language; the first is written in `content/` itself, and its addresses have no prefix. */
export const languages = [
  {
    id: 'en',
    prefix: '',
    locale: 'en-KE',
    ogLocale: 'en_KE',
    hreflang: 'en',
    name: 'English',
  },
  {
    id: 'sw',
    prefix: '/sw',
    locale: 'sw-KE',
    ogLocale: 'sw_KE',
    hreflang: 'sw',
    name: 'Kiswahili',
  },
] as const satisfies readonly [Language, ...Language[]];

export type LanguageId = (typeof languages)[number]['id'];

/** What is asked for by `SITE_LANGUAGE` at the build, and by the document in a browser. */
const asked =
  typeof document === 'undefined' ? process.env.SITE_LANGUAGE : document.documentElement.lang;

/** The language of this build; in a browser that of the page, so that all languages share scripts. */
export const language: Language & { id: LanguageId } =
  languages.find(({ id }) => id === asked) ?? languages[0];
