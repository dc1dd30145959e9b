import { defineConfig } from 'playwright/test';
import { findBrowser, launchFlags } from '../../scripts/lib/find-browser.mjs';

/** `npm run test:engines` names the other engines; every other run is Chromium's. */
const engines = process.env.ENGINES?.split(',') ?? [];

/** Journeys in a real browser over the built site; global-setup serves `out/` and sets BASE_URL. */
export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  // A third took longer on two cores, and made tests wait past what they allow.
  workers: 2,
  retries: 0,
  // Machines differ, and time is measured in benchmarks: these end what stalls, and are long enough for what is slow.
  timeout: 5 * 60_000,
  expect: { timeout: 60_000 },
  // Twenty minutes are usual, fifty on a slow machine. A run that stalls ends with a list of what it was at.
  globalTimeout: 65 * 60_000,
  forbidOnly: true,
  outputDir: '../../test-results',
  // What a screen reader tells is written by people: a run never writes it.
  updateSnapshots: 'none',
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.E2E_REPORT ?? '../../test-results/e2e.json' }],
  ],
  use: {
    baseURL: process.env.BASE_URL,
    viewport: { width: 1280, height: 900 },
    trace: 'off',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
  },
  projects:
    engines.length > 0
      ? [
          {
            name: 'firefox',
            // What waits for sheets is asked of Firefox alone, the one other engine that it was seen in.
            grep: /@engines|@firefox/,
            use: {
              browserName: 'firefox' as const,
              launchOptions: {
                // No mail program, and no page that asks for one.
                firefoxUserPrefs: { 'network.protocol-handler.external.mailto': false },
              },
            },
          },
          { name: 'webkit', grep: /@engines/, use: { browserName: 'webkit' as const } },
        ].filter(({ name }) => engines.includes(name))
      : [
          {
            name: 'chromium',
            use: { launchOptions: { executablePath: findBrowser(), args: launchFlags } },
          },
        ],
});
