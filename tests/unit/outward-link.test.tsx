import { renderToStaticMarkup } from 'react-dom/server';
import { MixedWords } from '@/components/prose/mixed-words';
import { OutwardLink } from '@/components/prose/outward-link';
import { languages } from '@/lib/languages';

jest.mock('@/lib/languages', () => {
  const actual = jest.requireActual('@/lib/languages');
  return { ...actual, language: actual.languages[1] };
});

const [first] = languages;

it('a link out of the site says in which language it leads on', () => {
  const link = renderToStaticMarkup(<OutwardLink href="https://a.org/">Kamishna</OutwardLink>);
  expect(link).toMatch(
    new RegExp(`^<a hrefLang="${first.hreflang}" href="https://a.org/">Kamishna \\(.+\\)</a>$`),
  );
});

it('what a translation leaves in the first language is marked, and its asterisks are gone', () => {
  expect(renderToStaticMarkup(<MixedWords text="Mayne (2019), *Contribution*, toleo" />)).toBe(
    `Mayne (2019), <span lang="${first.id}">Contribution</span>, toleo`,
  );
});
