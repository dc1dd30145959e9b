/** @jest-environment jsdom */
import { filterEntries, readFilter } from '@/lib/filter/insight-filter';
import { mosaicPlaces } from '@/lib/filter/mosaic';

const topics = ['policy', 'finance', 'finance', 'policy', 'agriculture', 'finance', 'policy'];
const batch = 2;

async function open(address: string) {
  history.replaceState(null, '', address);
  document.body.innerHTML = `<div data-batch="${batch}">${topics
    .map(
      (topic, index) =>
        `<article data-entry="${index}" data-topic="${topic}" data-slot="lead"></article>`,
    )
    .join('')}</div>`;
  jest.resetModules();
  await import('@/lib/browser/boot/lists');
  return [...document.querySelectorAll<HTMLElement>('[data-entry]')];
}

it.each([
  '?topic=finance',
  '?show=4',
  '?show=99',
  '?topic=policy&show=4',
  '?topic=none',
  '?show=x&topic=%22%5D',
])('shows for %s what React will show, in the same places', async (address) => {
  const entries = await open(`/insights/${address}`);
  const { shown } = filterEntries(topics, readFilter(address, topics, batch));
  const seen = entries.filter((entry) => !entry.hasAttribute('data-held'));
  expect(seen.map((entry) => Number(entry.dataset.entry))).toEqual(shown);
  expect(seen.map(({ dataset }) => dataset.slot)).toEqual(
    mosaicPlaces(shown.length).map(({ slot }) => slot),
  );
});

it('leaves the plain address to the styles', async () => {
  const entries = await open('/insights/');
  expect(entries.some((entry) => entry.hasAttribute('data-held'))).toBe(false);
  expect(document.querySelector('[data-early]')).toBeNull();
});
