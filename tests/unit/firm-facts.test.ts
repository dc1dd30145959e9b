/** @jest-environment node */
import { z } from 'zod';
import { checkValues } from '@/lib/content/engine/check-values';
import { fillFacts, unknownName } from '@/lib/content/engine/firm-facts';
import { firm } from '@/lib/firm';

it('puts the firm’s facts into sentences, however deep, and leaves all else as it is', () => {
  expect(
    fillFacts({
      title: 'Read by {readers} people',
      items: [{ text: 'Within {replyToEnquiry}, {title}' }, 7, null],
      last: '{replyToApplication}',
    }),
  ).toEqual({
    title: `Read by ${firm.newsletter.readers} people`,
    items: [{ text: `Within ${firm.replyTime.inquiry}, {title}` }, 7, null],
    last: firm.replyTime.application,
  });
  expect(fillFacts('plain')).toBe('plain');
});

it('names what stands in braces for nothing, and its field', () => {
  const schema = z.object({ items: z.array(z.object({ text: z.string() })) });
  const check = (text: string) => checkValues(fillFacts({ items: [{ text }] }), schema);
  expect(check('Read by {reders} people')).toEqual({
    errors: [
      expect.stringMatching(/^items.+text: found \{reders\}, expected one of \{readers\}, /),
    ],
  });
  expect(check('Read by {readers} people')).toHaveProperty('data');
  // Filled in by the page.
  expect(check('{count} of them')).toHaveProperty('data');
});

it('takes only the names that a text was given, where it was given some', () => {
  const facts = { name: 'Upeo' };
  expect(fillFacts('{name}, {count}', facts)).toBe('Upeo, {count}');
  expect(unknownName('Upeo', facts)).toBeUndefined();
  expect(unknownName('Upeo, {count}', facts)).toBe('found {count}, expected one of {name}');
});
