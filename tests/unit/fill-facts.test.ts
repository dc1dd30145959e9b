/** @jest-environment node */
import { fillFacts } from '@/lib/content/engine/fill-facts';
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
