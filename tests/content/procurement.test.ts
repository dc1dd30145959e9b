/** What buyers are told follows from the rest of the content, and nothing is claimed that has no place. */

import { methodsPage } from '@/lib/content/pages/methods';
import {
  assignments,
  officeLanguages,
  workingWithUsPage,
} from '@/lib/content/pages/working-with-us';
import { tenderFile } from '@/lib/content/relations/tender-file';
import { capabilityStatement } from '@/lib/content/types/capability-statement';
import { countCosting } from '@/lib/content/types/costing';
import { offices } from '@/lib/content/types/office';
import { people } from '@/lib/content/types/person';
import { services } from '@/lib/content/types/service';
import { specimens } from '@/lib/content/types/specimen';
import { pluralize } from '@/lib/format/pluralize';
import { labels } from '@/lib/labels';
import { textOf } from '../support/content-kinds';
import { damagedContent } from '../support/damaged-content';

const told = damagedContent();
const FILE = 'pages/working-with-us.yaml';
const text = textOf(FILE);

it('every practice has one typical assignment, in the order of the practices', () => {
  expect(assignments().map(({ practice }) => practice)).toEqual(services().map(({ id }) => id));
});

it('names a language for an office only if somebody named there speaks it', () => {
  for (const { office, languages } of officeLanguages()) {
    const spoken = people()
      .filter((person) => person.office === office.id)
      .flatMap((person) => person.languages);
    expect(languages.filter((language) => !spoken.includes(language))).toEqual([]);
  }
  expect(officeLanguages().map(({ office }) => office.id)).toEqual(offices().map(({ id }) => id));
});

it('every time that is promised waits for the firm’s word', () => {
  const promised = tenderFile()
    .flatMap(({ items }) => items)
    .filter(({ state }) => state === 'request');
  expect(promised.filter(({ placeholder }) => !placeholder).map(({ name }) => name)).toEqual([]);
});

it('the statement names every practice, office, person, method and paper', () => {
  const { body } = capabilityStatement();
  const said = body.toLowerCase();
  const names = [
    ...services().map(({ name }) => name),
    ...offices().map(({ city }) => city),
    ...people().map(({ name }) => name),
    ...methodsPage().groups.flatMap(({ methods }) => methods.map(({ name }) => name)),
    ...workingWithUsPage().tender.groups.flatMap(({ items }) => items.map(({ name }) => name)),
  ];
  expect(names.filter((name) => !said.includes(name.toLowerCase()))).toEqual([]);
});

it('the statement says in words how long a paper takes, and puts those of one time together', () => {
  const { body } = capabilityStatement();
  const onRequest = tenderFile()
    .flatMap(({ items }) => items)
    .filter(({ state }) => state === 'request');
  const rows = body.split('\n').filter((line) => line.startsWith('| '));
  for (const { name, days = 0 } of onRequest) {
    const row = rows.find((line) =>
      line.startsWith(`| ${pluralize(days, labels.procurement.request)} |`),
    );
    expect(row).toContain(name);
    expect(row).not.toMatch(/\(\d+\)/);
  }
});

it('a sentence that a practice shows struck and redrafted is that of its specimen, before and after', () => {
  const plain = (words: string) => words.replace(/\s+/g, ' ').trim();
  for (const { feature } of services()) {
    if (feature?.kind !== 'bill-path') continue;
    const { sentence, specimen } = feature.redraft;
    const read = (without: string) =>
      plain(
        sentence
          .filter(({ change }) => change !== without)
          .map(({ text: part }) => part)
          .join(' '),
      );
    const body = specimens().find(({ slug }) => slug === specimen)?.body ?? '';
    const tabled = plain(body);
    const redrafted = plain(body.replace(/~~.*?~~/g, '').replaceAll('**', ''));
    expect(tabled).toContain(read('added'));
    expect(redrafted).toContain(read('struck'));
  }
});

it('every costing adds up the other way round too', () => {
  const costings = specimens().flatMap((specimen) =>
    specimen.kind === 'costing' ? [specimen.costing] : [],
  );
  expect(costings.length).toBeGreaterThan(0);
  for (const costing of costings) {
    const { cost, income, net } = countCosting(costing);
    const inYear = (year: number) =>
      costing.votes
        .flatMap(({ lines }) => lines)
        .reduce((sum, line) => sum + line.cost * (line.quantities[year] ?? 0), 0);
    expect(cost.years).toEqual(costing.years.map((_, year) => inYear(year)));
    expect(cost.total).toBe(cost.years.reduce((sum, amount) => sum + amount, 0));
    expect(net.total).toBe(cost.total - income.total);
  }
});

test.each([
  [
    'a paper at a page that does not exist',
    /path: \/privacy\n/,
    'path: /privacy-notice\n',
    /tender\.groups\[4]\.items\[4]\.path: found "\/privacy-notice", expected the path of a page/,
  ],
  [
    'a paper on request without days',
    /state: request\n {10}days: 2\n/,
    'state: request\n',
    /tender\.groups\[1]\.items\[1]\.days: found nothing, expected the number of working days/,
  ],
  [
    'days for a paper that is not held',
    /state: not-held\n/,
    'state: not-held\n          days: 3\n',
    /days: found 3, expected nothing, because the state is "not-held"/,
  ],
  [
    'a deliverable after the last week',
    /weeks: 16\n/,
    'weeks: 12\n',
    /assignments\.items\[1]\.deliverables\[3]\.week: found 13, expected a week after 10 and up to 12/,
  ],
  [
    'two assignments of one practice',
    /practice: policy\n/,
    'practice: agriculture\n',
    /assignments\.items\[2]\.practice: found "agriculture", expected a practice that stands here once/,
  ],
] as const)('%s is told', (_, present, damage, sentence) => {
  expect(text).toMatch(present);
  const load = () => [workingWithUsPage(), tenderFile()];
  expect(told(FILE, text.replace(present, damage), load)).toMatch(sentence);
});
