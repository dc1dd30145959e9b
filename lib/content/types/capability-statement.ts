import { telHref } from '@/lib/contact-links';
import { aboutPage } from '@/lib/content/pages/about';
import { capabilityStatementPage } from '@/lib/content/pages/capability-statement';
import { methodsPage } from '@/lib/content/pages/methods';
import { officeLanguages } from '@/lib/content/pages/working-with-us';
import { tenderFile } from '@/lib/content/relations/tender-file';
import { firm } from '@/lib/firm';
import { decapitalize } from '@/lib/format/decapitalize';
import { interpolate } from '@/lib/format/interpolate';
import { pluralize } from '@/lib/format/pluralize';
import { labels } from '@/lib/labels';
import { pageUrl } from '@/lib/site-origin';
import { officeOf, people } from './person';
import { services } from './service';
import type { tenderStates } from './tender-file';

/** The firm on two pages; the page and the PDF print the same Markdown. */
export type CapabilityStatement = {
  title: string;
  description: string;
  lede: string;
  path: string;
  file: string;
  date: string;
  body: string;
};

/** Puts together what the rest of the content says of the firm, so that the two never differ. */
export function capabilityStatement(): CapabilityStatement {
  const { title, description, lede, date, sections, placeholderNote } = capabilityStatementPage();
  const part = (heading: string, text: string) => `## ${heading}\n\n${text}`;
  return {
    title,
    description,
    lede,
    date,
    path: '/working-with-us/capability-statement',
    file: 'content/pages/capability-statement.yaml',
    body: [
      part(sections.who, who()),
      part(sections.practices, practices()),
      part(sections.methods, methods()),
      part(sections.offices, officeTable()),
      part(sections.people, team()),
      part(sections.tender, `${tender()}\n\n${placeholderNote}`),
      part(sections.contact, contact()),
    ].join('\n\n'),
  };
}

function who(): string {
  const { mission } = aboutPage();
  return `${firm.description} ${mission.label}: ${mission.text}`;
}

function practices(): string {
  const { columns } = capabilityStatementPage();
  return table(
    [columns.practice, columns.offer],
    services().map(({ name, offerings }) => [name, sentenceOf(titlesOf(offerings.items))]),
  );
}

function methods(): string {
  const { columns } = capabilityStatementPage();
  return table(
    [columns.group, columns.names],
    methodsPage().groups.map(({ title, methods: entries }) => [
      title,
      sentenceOf(entries.map(({ name }) => name)),
    ]),
  );
}

function officeTable(): string {
  const { columns } = capabilityStatementPage();
  return table(
    [columns.office, columns.focus, columns.languages],
    officeLanguages().map(({ office, languages }) => [
      `${office.city}, ${office.country}`,
      sentenceOf(office.focus),
      languages.join(', ') || labels.procurement.toBeConfirmed,
    ]),
  );
}

function team(): string {
  const { columns } = capabilityStatementPage();
  return table(
    [columns.person, columns.role, columns.answers],
    people().map((person) => [
      person.name,
      `${person.role}, ${officeOf(person).city}. ${person.qualification}`,
      person.answersFor ?? '',
    ]),
  );
}

/** Papers by where they stand, those on request by their days. */
function tender(): string {
  const { columns, more } = capabilityStatementPage();
  const papers = tenderFile().flatMap(({ items }) => items);
  const { procurement } = labels;
  const namesOf = (wanted: (typeof tenderStates)[number], days?: number) =>
    papers
      .filter((paper) => paper.state === wanted && (days === undefined || paper.days === days))
      .map(({ name }) => name)
      .join('; ');
  const waits = papers.flatMap(({ state, days }) => (state === 'request' && days ? [days] : []));
  const address = pageUrl('/working-with-us');
  const rows = table(
    [columns.state, columns.papers],
    [
      [procurement.published, namesOf('published')],
      ...[...new Set(waits)]
        .sort((a, b) => a - b)
        .map((days) => [pluralize(days, procurement.request), namesOf('request', days)]),
      [procurement.notHeld, namesOf('not-held')],
    ].filter(([, cell]) => cell !== ''),
  );
  const link = `[${address.replace(/^https?:\/\//, '')}](/working-with-us#tender-file)`;
  return `${rows}\n\n${interpolate(more, { address: link })}`;
}

function contact(): string {
  const { email, phone, address, name } = firm;
  const number = `[${phone}](${telHref(phone)})`;
  const place = `${address.street}, ${address.city} ${address.postalCode}, ${address.country}`;
  return `${name}, ${place}. [${email}](mailto:${email}), ${number}.`;
}

const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => title);

/** Names as one phrase: only the first begins with a capital, unless it is one throughout. */
function sentenceOf(names: readonly string[]): string {
  return names.map((name, index) => (index > 0 ? decapitalize(name) : name)).join(', ');
}

/** A Markdown table; a bar in a cell would end it. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
