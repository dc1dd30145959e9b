/** What is invented says so wherever it stands, for as long as its file says that it is. */
import fs from 'node:fs';
import path from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CaseStudyHeader } from '@/components/case-study/case-study-header';
import { CaseStudySplit } from '@/components/case-study/case-study-split';
import { EventHero } from '@/components/event/event-hero';
import { InsightCard } from '@/components/insight-list/insight-card';
import { IssueBody } from '@/components/newsletter/issue-body';
import { OfficeExplorer } from '@/components/office/office-explorer';
import { Approach } from '@/components/team/approach';
import { Byline } from '@/components/team/byline';
import { aboutPage } from '@/lib/content/pages/about';
import { careersPage } from '@/lib/content/pages/careers';
import { teamPage } from '@/lib/content/pages/team';
import { articles } from '@/lib/content/types/article';
import { caseStudies } from '@/lib/content/types/case-study';
import { events } from '@/lib/content/types/event';
import type { InsightSummary } from '@/lib/content/types/insight';
import { newsletterIssues } from '@/lib/content/types/newsletter-issue';
import { offices } from '@/lib/content/types/office';
import { experts, people } from '@/lib/content/types/person';
import {
  draftedNote,
  officesNote,
  peopleNote,
  placeholderNote,
} from '@/lib/content/types/placeholder-notes';
import { policyBriefs } from '@/lib/content/types/policy-brief';
import { reports } from '@/lib/content/types/report';
import { feedEntries } from '@/lib/feeds/entries';
import { labels } from '@/lib/labels';
import { insightDocuments } from '@/lib/search/insight-documents';
import { insightNode } from '@/lib/seo/insight';
import { contentFolder } from '../support/content-folder';

const folder = contentFolder({ filled: true, per: 'test' });
const notes = labels.placeholder;

/** Sets or takes away the mark of a file, or of every row in it that has one. */
function mark(file: string, on: boolean): void {
  const full = path.join(folder(), file);
  const text = fs.readFileSync(full, 'utf8');
  const without = text.replace(/^ *placeholder: \w+\n/gm, '');
  const front = file.endsWith('.md') ? without.replace(/^---\n/, '---\nplaceholder: true\n') : text;
  fs.writeFileSync(full, on ? front : without);
}

function markAll(directory: string, on: boolean): void {
  for (const name of fs.readdirSync(path.join(folder(), directory))) {
    const full = path.join(folder(), directory, name);
    const text = fs.readFileSync(full, 'utf8');
    fs.writeFileSync(full, text.replace(/^placeholder: \w+$/m, `placeholder: ${on}`));
  }
}

const textOf = (element: ReactElement) =>
  renderToStaticMarkup(element)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

const first = <Entry,>([entry]: readonly Entry[]): Entry => {
  if (entry === undefined) throw new Error('nothing is published');
  return entry;
};

const kinds: [string, () => readonly InsightSummary[]][] = [
  ['articles', articles],
  ['policy-briefs', policyBriefs],
  ['case-studies', caseStudies],
  ['reports', reports],
  ['events', events],
  ['newsletter', newsletterIssues],
];

/** The first piece of each kind, with its mark set or taken away in its file. */
function firstOfEach(on: boolean): InsightSummary[] {
  return kinds.map(([directory, load]) => {
    const { slug } = first(load());
    mark(`${directory}/${slug}.md`, on);
    return first(load().filter((candidate) => candidate.slug === slug));
  });
}

it('a piece that is marked says so in its page, its lists, its results and its feeds', () => {
  const marked = firstOfEach(true);
  const found = new Map(insightDocuments().map((result) => [result.id, result]));
  for (const piece of marked) {
    const { id, kind, title, label } = piece;
    const opening = notes.description[kind].replace('{excerpt}', '');
    expect([id, placeholderNote(piece)]).toEqual([id, notes.pieces[kind]]);
    expect([id, label]).toEqual([id, expect.stringMatching(/illustrative/i)]);
    expect(textOf(<InsightCard piece={piece} />)).toContain(label);
    expect(found.get(id)?.excerpt.startsWith(opening)).toBe(true);
    const entry = feedEntries(kind).find((candidate) => candidate.title === title);
    expect(entry?.summary.startsWith(opening)).toBe(true);
    expect(entry?.html.startsWith(`<p>${notes.pieces[kind]}`)).toBe(true);
  }
});

it('a piece that is not marked says nothing of the kind', () => {
  for (const piece of firstOfEach(false)) {
    const { id, kind, title, excerpt } = piece;
    expect([id, placeholderNote(piece)]).toEqual([id, undefined]);
    expect([id, piece.label]).toEqual([id, expect.not.stringMatching(/illustrative/i)]);
    expect(piece.description).toBe(excerpt);
    const entry = feedEntries(kind).find((candidate) => candidate.title === title);
    expect(entry?.summary).toBe(excerpt);
    expect(entry?.html).not.toContain(notes.pieces[kind]);
  }
});

describe('the pages of', () => {
  it.each([true, false])('a case, marked: %s', (on) => {
    const { slug } = first(caseStudies());
    mark(`case-studies/${slug}.md`, on);
    const piece = first(caseStudies().filter((candidate) => candidate.slug === slug));
    const page = textOf(<CaseStudyHeader piece={piece} trail={[]} />);
    expect(page.includes(notes.pieces['case-study'])).toBe(on);
    expect(/illustrative/i.test(textOf(<CaseStudySplit piece={piece} />))).toBe(on);
    const node = insightNode(piece);
    expect(node.creativeWorkStatus).toBe(on ? notes.status : undefined);
    expect(/^Illustrative/.test(String(node.description))).toBe(on);
  });

  it.each([true, false])('an event, marked: %s', (on) => {
    const { slug } = first(events());
    mark(`events/${slug}.md`, on);
    const event = first(events().filter((candidate) => candidate.slug === slug));
    const page = textOf(<EventHero event={event} trail={[]} />);
    expect(page.includes(notes.pieces.event)).toBe(on);
  });

  it.each([true, false])('a newsletter issue, marked: %s', (on) => {
    const { slug } = first(newsletterIssues());
    mark(`newsletter/${slug}.md`, on);
    const issue = first(newsletterIssues().filter((candidate) => candidate.slug === slug));
    const page = textOf(<IssueBody issue={issue} trail={[]} />);
    expect(page.includes(notes.pieces.newsletter)).toBe(on);
  });

  it('the team: a step that promises says that it waits for the firm, until it no longer does', () => {
    const section = () => textOf(<Approach {...teamPage().approach} />);
    expect(section()).toContain(notes.promises);
    mark('pages/team.yaml', false);
    expect(section()).not.toContain(notes.promises);
  });

  it.each([
    ['about', () => [aboutPage().promise, aboutPage().why]],
    [
      'careers',
      () => {
        const { benefits, hiring } = careersPage();
        return [benefits, { title: hiring.title, items: hiring.steps }];
      },
    ],
  ] as const)('%s: each part that promises is named as waiting for the firm', (page, parts) => {
    for (const { title } of parts()) expect(draftedNote(parts())).toContain(title);
    const [one, other] = parts();
    const confirmed = { ...one!, items: [{ placeholder: false }] };
    expect(draftedNote([confirmed, other!])).not.toContain(one!.title);
    expect(draftedNote([confirmed, other!])).toContain(other!.title);
    mark(`pages/${page}.yaml`, false);
    expect(draftedNote(parts())).toBeUndefined();
  });
});

describe('people', () => {
  it('that are all placeholders are said to be', () => {
    markAll('people', true);
    expect(peopleNote(people())).toBe(notes.people.all);
    expect(textOf(<Byline person={first(people())} />)).toMatch(/stand-in/);
  });

  it('are named where only some of them are', () => {
    markAll('people', false);
    const one = first(experts());
    expect(peopleNote(people())).toBeUndefined();
    expect(textOf(<Byline person={one} />)).not.toMatch(/stand-in/);
    const line = peopleNote(people().map((who) => ({ ...who, placeholder: who.id === one.id })));
    for (const { id, name } of people()) expect(line?.includes(name)).toBe(id === one.id);
  });
});

it('offices whose figures are placeholders are named below the figures', () => {
  markAll('offices', false);
  expect(officesNote(offices())).toBeUndefined();
  const [one, ...others] = offices();
  if (!one) throw new Error('no office');
  const marked = [{ ...one, placeholder: true }, ...others];
  expect(officesNote(marked)).toContain(one.city);
  for (const { city } of others) expect(officesNote(marked)).not.toContain(city);
  const explorer = textOf(<OfficeExplorer title="Offices" offices={marked} />);
  expect(explorer).toContain(officesNote(marked));
});
