/*
 * What a visitor can bring a page into, besides opening it. An engine that only reads pages as they
 * arrive never sees an open menu or a form that complains.
 */

/** @typedef {import('playwright').Page} Page */
/**
 * `widths`: where the state exists. `fresh`: the visitor has not answered the banner yet.
 * @typedef {{
 *   name: string, route: string, widths: readonly number[], fresh?: boolean, forcedColours?: boolean,
 *   open: (page: Page) => Promise<unknown>
 * }} State
 */

export const WIDE = 1280;
export const NARROW = 360;
const BOTH = [WIDE, NARROW];

const person = { 'First name': 'Amina', 'Last name': 'Otieno', Email: 'amina@example.org' };
const inquiry = { ...person, Solution: 'Policy', Industry: 'Energy' };
const application = { ...person, Position: 'Research Analyst', 'Cover letter': 'I count things.' };

/** @returns {(page: Page) => Promise<void>} */
const menu = (id) => async (page) => {
  await page.locator(`[popovertarget="menu-${id}"]`).click();
  await page.locator(`#menu-${id}:popover-open a`).first().waitFor();
};

async function drawer(/** @type {Page} */ page) {
  await page.getByRole('button', { name: 'Open menu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Menu' });
  await dialog.getByText('Industries').click();
  await dialog.getByRole('link', { name: 'Public sector' }).waitFor();
}

/** @returns {(page: Page) => Promise<void>} */
const search = (query, answer) => async (page) => {
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search Consulting' });
  await dialog.getByRole('searchbox').fill(query);
  await dialog.getByRole('status').filter({ hasText: answer }).waitFor();
};

/** The form, once React has taken it over. */
async function hydrated(/** @type {Page} */ page, id) {
  await page.locator(`#${id} input`).first().focus();
  await page.locator(`[data-island][data-ready] #${id}`).waitFor();
  return page.locator(`#${id}`);
}

/** @returns {(page: Page) => Promise<void>} */
const errors = (id) => async (page) => {
  const form = await hydrated(page, id);
  await form.getByRole('button', { name: /^Submit/ }).click();
  await form.getByRole('alert').waitFor();
};

/** @returns {(page: Page) => Promise<void>} */
const sent = (id, answers) => async (page) => {
  const form = await hydrated(page, id);
  for (const [label, answer] of Object.entries(answers)) {
    const field = form.getByLabel(label);
    const chooses = await field.evaluate(({ tagName }) => tagName === 'SELECT');
    await (chooses ? field.selectOption({ label: answer }) : field.fill(answer));
  }
  const terms = form.getByRole('checkbox', { name: /^I agree/ });
  if (await terms.count()) await terms.check();
  await form.getByRole('button', { name: /^Submit/ }).click();
  await page.getByRole('status', { name: 'One step left: press Send' }).waitFor();
};

async function newsletterError(/** @type {Page} */ page) {
  const form = page.getByRole('contentinfo').locator('form');
  await form.getByRole('button').click();
  await page.locator('#newsletter-footer[aria-invalid=true]').waitFor();
}

async function filtered(/** @type {Page} */ page) {
  await page.getByRole('status').filter({ hasText: 'in Finance' }).waitFor();
}

async function everyDisclosure(/** @type {Page} */ page) {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.open = true;
  });
}

/** @type {readonly State[]} */
export const states = [
  { name: 'menu Our Services', route: 'about/', widths: [WIDE], open: menu('services') },
  { name: 'menu Industries', route: 'about/', widths: [WIDE], open: menu('industries') },
  { name: 'menu Insights', route: 'about/', widths: [WIDE], open: menu('insights') },
  { name: 'menu Our Company', route: 'about/', widths: [WIDE], open: menu('company') },
  { name: 'drawer', route: 'about/', widths: [NARROW], open: drawer },
  { name: 'search with results', route: 'about/', widths: BOTH, open: search('seed', '“seed”') },
  {
    name: 'search without results',
    route: 'about/',
    widths: BOTH,
    open: search('zzqqxx', 'zzqqxx'),
  },
  {
    name: 'results page',
    route: 'search/?q=seed',
    widths: BOTH,
    open: (page) => page.locator('#main a[data-result]').first().waitFor(),
  },
  { name: 'contact form with errors', route: 'contact/', widths: BOTH, open: errors('inquiry') },
  { name: 'contact form sent', route: 'contact/', widths: BOTH, open: sent('inquiry', inquiry) },
  {
    name: 'careers form with errors',
    route: 'careers/',
    widths: BOTH,
    open: errors('application'),
  },
  {
    name: 'careers form sent',
    route: 'careers/',
    widths: BOTH,
    open: sent('application', application),
  },
  { name: 'newsletter with an error', route: 'about/', widths: BOTH, open: newsletterError },
  {
    name: 'cookie banner',
    route: '',
    widths: BOTH,
    fresh: true,
    open: (page) => page.getByRole('region', { name: 'Cookie preferences' }).waitFor(),
  },
  { name: 'insights filtered', route: 'insights/?topic=finance', widths: BOTH, open: filtered },
  {
    name: 'list filtered',
    route: 'insights/all/?topic=finance',
    widths: BOTH,
    open: filtered,
  },
  {
    name: 'disclosures open',
    route: 'insights/financial-inclusion/',
    widths: BOTH,
    open: everyDisclosure,
  },
  {
    name: 'forced colours, home',
    route: '',
    widths: BOTH,
    forcedColours: true,
    open: async () => {},
  },
  {
    name: 'forced colours, article',
    route: 'insights/financial-inclusion/',
    widths: BOTH,
    forcedColours: true,
    open: everyDisclosure,
  },
  {
    name: 'forced colours, contact form with errors',
    route: 'contact/',
    widths: BOTH,
    forcedColours: true,
    open: errors('inquiry'),
  },
];
