import { slowPage } from './throttle.mjs';

/**
 * One cold visit on the slow phone.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @returns {Promise<{ first: number, largest: number, element: string, bytes: number }>} first and largest
 *   contentful paint in milliseconds after the start of the visit, what the largest is, and the bytes
 *   that came over the network, headers included
 */
export async function coldPaint(browser, address) {
  const { page, session, close } = await slowPage(browser);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle', timeout: 120_000 });
  const paints = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const done = { first: 0, largest: 0, element: '' };
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          if (!last) return;
          done.largest = last.startTime;
          done.element = last.element?.localName ?? last.url;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        setTimeout(() => {
          done.first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
          resolve(done);
        }, 500);
      }),
  );
  await close();
  return { ...paints, bytes };
}

/** The middle of some numbers. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
