import type { Examples } from '@/components/ui/examples';
import { CallToAction } from './call-to-action';
import { ClosingLine } from './closing-line';
import { Entries, TitledEntries } from './entries';
import { Lede } from './lede';
import { LinkRows } from './link-rows';
import { PageLinks } from './page-links';
import { SectionHead } from './section-head';

const question = 'Describe the problem. We will bring the practices.';
const text = 'What a section is about, in a sentence or two that stand at its right.';

const entries = [
  { title: 'A county', text: 'Its budget is due in April.' },
  { title: 'A ministry', text: 'It has one rule to draft.' },
];

export const sectionExamples: Examples = {
  CallToAction: {
    earth: <CallToAction title={question} />,
    tea: <CallToAction title={question} ground="tea" />,
    lake: <CallToAction title={question} ground="lake" />,
    'maize, with a label of its own': (
      <CallToAction title="One sentence" ground="maize" label="Write to us" />
    ),
  },
  ClosingLine: {
    'what to talk about': <ClosingLine title={question} />,
    'on a field': <ClosingLine title={question} ground="earth" />,
  },
  Entries: {
    'names over texts': <Entries items={entries} />,
    'names before texts': <Entries items={entries} as="dl" />,
    'as sentences': <Entries items={entries} as="sentences" name="" text="text-ink-2" />,
  },
  Lede: { 'text and the way to a person': <Lede text={text} /> },
  LinkRows: {
    'ways on': (
      <LinkRows
        items={[
          { name: 'Policy', path: '/services/policy', why: 'Where the rule has to change first.' },
          { name: 'Research', path: '/services/research', why: 'Where nobody has counted yet.' },
        ]}
      />
    ),
  },
  PageLinks: {
    'names alone': (
      <PageLinks title="On this page" links={[{ href: '#who', name: 'Who it is for' }]} />
    ),
    'names and words in rows': (
      <PageLinks
        title="Read on"
        wide="rows"
        links={[{ href: '/services/policy', name: 'Policy', text: 'Where a rule has to change.' }]}
      />
    ),
  },
  SectionHead: {
    'title alone': <SectionHead title="Where we work" />,
    'title and text': <SectionHead title="Where we work" text={text} />,
  },
  TitledEntries: {
    'under a heading': <TitledEntries title="Who it is for" items={entries} />,
  },
};
