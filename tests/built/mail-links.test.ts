import { firm } from '@/lib/firm';
import { builtPages } from '../support/built-site';
import { readMail } from '../support/read-mail';

/** Every mail link of the site: the page it stands on, its address, and how a mail program reads it. */
const links = builtPages().flatMap(({ path, $ }) =>
  $('a[href^="mailto:"], form[action^="mailto:"]')
    .toArray()
    .map((element) => $(element).attr('href') ?? $(element).attr('action') ?? '')
    .map((href) => ({ path, href, mail: readMail(href) })),
);
const where = (wrong: typeof links) => [
  ...new Set(wrong.map(({ path, href }) => `${path} ${href}`)),
];

it('mail links have one recipient, whom the firm knows', () => {
  expect(links.length).toBeGreaterThan(200);
  expect(
    where(
      links.filter(
        ({ href, mail }) =>
          // Passing a page on: the visitor says to whom.
          !href.startsWith('mailto:?subject=') &&
          mail.to !== firm.email &&
          mail.to !== firm.careersEmail,
      ),
    ),
  ).toEqual([]);
});

it('mail links fill in a subject and a body and nothing else', () => {
  expect(
    where(
      links.filter(({ mail }) => !['', 'subject', 'subject body'].includes(mail.fields.join(' '))),
    ),
  ).toEqual([]);
  expect(where(links.filter(({ mail }) => /[\r\n{}]/.test(mail.subject)))).toEqual([]);
  // Line ends as mail asks for them, and no placeholder left unfilled.
  expect(where(links.filter(({ mail }) => /(?<!\r)\n|\r(?!\n)|[{}]/.test(mail.body)))).toEqual([]);
});

it('mail links are short enough for every browser', () => {
  expect(where(links.filter(({ href }) => href.length > 1900))).toEqual([]);
});
