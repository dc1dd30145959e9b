/** @jest-environment node */
import { errorsOfText } from '@/lib/content/types/check-text';

const told = (kind: Parameters<typeof errorsOfText>[0], body: string) =>
  errorsOfText(kind, { body, bodyLanguage: 'en', file: 'content/x.md' });

it.each([
  ['article', 'Text.\n\n## A part\n\nText.'],
  ['report', 'Text.\n\n## A part\n\n### A part of it\n\n## What we could not find out\n\nText.'],
  ['article', 'Text.\n\n```chart\n### a remark in YAML\ntype: bars\n```\n\n## A part'],
  ['article', 'A figure of #3 and #### in a line.'],
] as const)('lets a well-built %s pass', (kind, body) => expect(told(kind, body)).toEqual([]));

it('names a heading that is too deep for its kind', () => {
  expect(told('article', '## A part\n\n### A part of it')).toEqual([
    'heading "A part of it": found level 3 (###), expected level 2 (##)',
  ]);
  expect(told('report', '#### Deep\n\n## What we could not find out')).toEqual([
    'heading "Deep": found level 4 (####), expected level 2 or 3 (## or ###)',
  ]);
});

it('names what a report has to end with', () => {
  expect(told('report', '## What we could not find out\n\n## Thanks')).toEqual([
    'last heading: found "Thanks", expected "## What we could not find out"',
  ]);
  expect(told('report', 'Text.')).toEqual([
    'last heading: found nothing, expected "## What we could not find out"',
  ]);
});
