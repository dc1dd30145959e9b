/** @jest-environment node */
import { officeFacts } from '@/lib/content/engine/office-facts';

it.each([
  [1, 'one office', 'our office'],
  [4, 'four offices', 'our four offices'],
  [12, 'twelve offices', 'our twelve offices'],
  [14, '14 offices', 'our 14 offices'],
])('says how many offices %d are, within a sentence and at its head', (count, offices, ours) => {
  const facts = officeFacts(count);
  expect(facts).toMatchObject({ offices, ourOffices: ours });
  expect([facts.Offices?.toLowerCase(), facts.OurOffices]).toEqual([offices, `O${ours.slice(1)}`]);
});
