/** A slow phone on a slow network: 400 kbit/s, 400 ms a round trip, a processor six times slower. */
export const slow = { kilobits: 400, roundTrip: 400, processor: 6 };

/** Android phones most often sold in the region report about this much room. */
const phone = { viewport: { width: 360, height: 760 }, deviceScaleFactor: 2, isMobile: true };

/**
 * A page with an empty cache on the slow phone, and what closes it.
 * @param {import('playwright').Browser} browser
 * @param {{ network?: boolean }} [options] `network: false` leaves the network as fast as it is
 */
export async function slowPage(browser, { network = true } = {}) {
  const context = await browser.newContext({ ...phone, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow.roundTrip,
      downloadThroughput: (slow.kilobits * 1000) / 8,
      uploadThroughput: (slow.kilobits * 1000) / 8,
    });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow.processor });
  return { page, session, close: () => context.close() };
}
