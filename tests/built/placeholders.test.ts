/** A visitor reads what is invented as invented, on its page and wherever it is listed. */

import { yearsSince } from '@/lib/build-time';
import { aboutPage } from '@/lib/content/pages/about';
import { careersPage } from '@/lib/content/pages/careers';
import { teamPage } from '@/lib/content/pages/team';
import { insights } from '@/lib/content/relations/insights';
import { caseStudies } from '@/lib/content/types/case-study';
import { offices } from '@/lib/content/types/office';
import { people as everyone, leadership } from '@/lib/content/types/person';
import {
  draftedNote,
  officesNote,
  peopleNote,
  placeholderNote,
  promisesNote,
} from '@/lib/content/types/placeholder-notes';
import { firm } from '@/lib/firm';
import { labels } from '@/lib/labels';
import { firstPages } from '../support/built-site';
import { plainSpaces } from '../support/plain-spaces';

const pages = firstPages();
const at = new Map(pages.map((page) => [page.path, page]));
const { pieces, people, offices: ofOffices, promises } = labels.placeholder;
/** The beginnings of all that a page may say of placeholders. */
const openings = [...Object.values(pieces), people.all, people.some, ofOffices, promises].map(
  (line) => line.replace(/\{.*/s, ''),
);
const afterTheParts = labels.placeholder.promisesOf.replace('{parts}', '');
const linesOf = (path: string) => {
  const { $ } = at.get(path) ?? {};
  if (!$) throw new Error(`${path} is not there`);
  const paragraphs = $('main p')
    .toArray()
    .map((element) => plainSpaces($(element).text()));
  return paragraphs.filter(
    (text) => openings.some((opening) => text.startsWith(opening)) || text.endsWith(afterTheParts),
  );
};
const said = (...lines: (string | undefined)[]) => lines.filter((line) => line !== undefined);

it('a piece says in one line that it is invented, and no other does', () => {
  for (const piece of insights()) {
    expect([piece.id, linesOf(`${piece.path}/`)]).toEqual([piece.id, said(placeholderNote(piece))]);
  }
});

it('people, offices and promises say that they wait for the firm', () => {
  expect(linesOf('/team/')).toEqual(
    said(peopleNote(everyone()), promisesNote(teamPage().approach.steps)),
  );
  expect(linesOf('/team/leadership/')).toEqual(said(peopleNote(leadership())));
  const { promise, why } = aboutPage();
  expect(linesOf('/about/')).toEqual(said(peopleNote(leadership()), draftedNote([promise, why])));
  const { benefits, hiring } = careersPage();
  expect(linesOf('/careers/')).toEqual(
    said(draftedNote([benefits, { title: hiring.title, items: hiring.steps }])),
  );
  for (const path of ['/', '/contact/']) {
    expect([path, linesOf(path)]).toEqual([
      path,
      said(...offices().map((office) => officesNote([office]))),
    ]);
  }
});

it('a case is listed as what it is', () => {
  let listed = 0;
  for (const { path, label } of caseStudies()) {
    for (const page of pages) {
      for (const link of page.$(`main .card a[href$="${path}/"]`).toArray()) {
        listed += 1;
        const words = page.$(link).closest('.card').text();
        expect([page.path, words.includes(label)]).toEqual([page.path, true]);
      }
    }
  }
  expect(listed).toBeGreaterThan(0);
});

it('the footer has the years from the first to that of the build', () => {
  const years = `© ${yearsSince(firm.copyrightSince)} ${firm.name}`;
  const without = pages.filter(
    ({ $ }) =>
      $('body > footer').length > 0 && !plainSpaces($('body > footer').text()).includes(years),
  );
  expect(without.map(({ path }) => path)).toEqual([]);
});
