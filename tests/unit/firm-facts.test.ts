/** @jest-environment node */
import { z } from 'zod';
import { checkValues } from '@/lib/content/engine/check-values';
import { assertNamesKnown, fillFacts } from '@/lib/content/engine/firm-facts';
import { firm } from '@/lib/firm';

it('puts the firm’s facts into sentences, however deep, and leaves all else as it is', () => {
  expect(
    fillFacts({
      title: 'Read by {readers} people',
      name: '{firm}, or {firmShort}',
      items: [{ text: 'Within {replyToEnquiry}, {title}' }, 7, null],
      last: '{replyToApplication}',
    }),
  ).toEqual({
    title: `Read by ${firm.newsletter.readers} people`,
    name: `${firm.name}, or ${firm.shortName}`,
    items: [{ text: `Within ${firm.replyTime.inquiry}, {title}` }, 7, null],
    last: firm.replyTime.application,
  });
  expect(fillFacts('plain')).toBe('plain');
});

it('names what stands in braces for nothing, and its field', () => {
  const schema = z.object({ items: z.array(z.object({ text: z.string() })) });
  const check = (text: string) => checkValues(fillFacts({ items: [{ text }] }), schema);
  expect(check('Read by {reders} people')).toEqual({
    errors: [expect.stringMatching(/^items.+text: found \{reders\}, expected one of \{firm\}, /)],
  });
  expect(check('Read by {readers} people')).toHaveProperty('data');
  // Filled in by the page.
  expect(check('{count} of them')).toHaveProperty('data');
});

it('a Markdown text may name the facts of the firm, those it was given, and no others', () => {
  const facts = { height: '12 m' };
  const filled = fillFacts(fillFacts('{firm}, {height}, {count}'), facts);
  expect(filled).toBe(`${firm.name}, 12 m, {count}`);
  expect(() => assertNamesKnown(filled, 'content/x.md', facts)).toThrow(
    /^content\/x\.md cannot be used:\n {2}the text: found \{count\}, expected one of \{firm\}, .*\{height\}$/,
  );
  expect(() => assertNamesKnown('No name', 'content/x.md')).not.toThrow();
});
