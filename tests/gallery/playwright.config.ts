import { defineConfig } from 'playwright/test';
import { findBrowser, launchFlags } from '../../scripts/lib/find-browser.mjs';

/** `npm run gallery`: the examples of `/gallery` under axe and beside their pictures. */
export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  workers: 1,
  timeout: 120_000,
  forbidOnly: true,
  outputDir: '../../test-results/gallery',
  // A new picture is made on purpose: npm run gallery -- --update-snapshots
  updateSnapshots: 'none',
  // Another Chromium may draw the edge of a letter a shade otherwise; a heavier chevron is more.
  expect: { toHaveScreenshot: { pathTemplate: 'pictures/{arg}{ext}', maxDiffPixels: 60 } },
  reporter: 'list',
  use: {
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findBrowser(), args: launchFlags },
    trace: 'off',
  },
});
