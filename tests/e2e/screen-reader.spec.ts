import fs from 'node:fs';
import path from 'node:path';
import { states } from '../../scripts/lib/a11y/states.mjs';
import { withFacts } from './content';
import { expect, test } from './support';

/*
 * What a screen reader has to tell on the main journeys, held in snapshots/*.aria.yml: roles, names,
 * states and order, to be read by people. A snapshot names what has to be there, in this order; a page
 * may hold more. Where a change is meant, change the file by hand
 * (https://playwright.dev/docs/aria-snapshots).
 */
const journeys = [
  { name: 'home-header', route: '', part: 'header' },
  { name: 'home', route: '', part: 'main' },
  { name: 'menu', state: 'menu Our Services', part: 'nav[aria-label="Main"]' },
  { name: 'search-results', state: 'search with results', part: '#search' },
  { name: 'search-none', state: 'search without results', part: '#search' },
  { name: 'contact-errors', state: 'contact form with errors', part: '#inquiry' },
  { name: 'careers-sent', state: 'careers form sent', part: 'main' },
  { name: 'insights-filtered', state: 'insights filtered', part: 'main' },
  { name: 'events', route: 'insights/events/', part: 'main' },
];

/** A snapshot, with the facts of the firm where it names them in braces. */
const snapshot = (name: string) =>
  withFacts(fs.readFileSync(path.join('tests/e2e/snapshots', `${name}.aria.yml`), 'utf8'));

for (const { name, route, state: stateName, part } of journeys) {
  test(`a screen reader is told: ${name}`, async ({ page }) => {
    const state = states.find((candidate) => candidate.name === stateName);
    await page.goto(state?.route ?? route ?? '');
    await state?.open(page);
    await expect(page.locator(part).first()).toMatchAriaSnapshot(snapshot(name));
  });
}
