import type { Page } from 'playwright/test';
import { plainSpaces } from '../support/plain-spaces';
import { eventsAt } from './content';
import { catchMails } from './mails';
import { expect, hydrate, test } from './support';

const webinar = 'insights/events/reading-a-county-budget/';
const conference = 'insights/events/food-systems-after-the-subsidy/';
const workshop = 'insights/events/calendar-mapping-for-input-programmes/';
const list = 'insights/events/';

const register = (page: Page) => page.locator('main').getByRole('link', { name: 'Register Now' });

/** Opens a page at an instant and has React take it over: what the page says must not change then. */
async function viewed(page: Page, path: string, now: string) {
  await page.clock.setFixedTime(now);
  await page.goto(path);
  const before = await page.locator('main').innerText();
  await hydrate(page);
  expect(await page.locator('main').innerText()).toBe(before);
}

// Two hours behind Nairobi, so that the visitor's own time is written into the page.
test.use({ timezoneId: 'Africa/Lagos' });

// Errors on the console, a failed hydration among them, fail each of these (support.ts).
for (const now of [
  '2026-11-21T08:00:00Z',
  '2027-02-18T09:30:00Z',
  '2027-02-18T12:30:00Z',
  '2030-01-01T00:00:00Z',
]) {
  test(`pages that show events hold still when React hydrates, at ${now}`, async ({ page }) => {
    for (const path of ['', list, webinar, workshop, conference]) await viewed(page, path, now);
  });
}

test('before their day events are offered, the nearer first', async ({ page }) => {
  const { coming } = eventsAt('2026-11-21T08:00:00Z');
  await viewed(page, list, '2026-11-21T08:00:00Z');
  await expect(register(page)).toHaveCount(coming.length);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(coming[0]?.title ?? '');
  await expect(page.getByRole('link', { name: 'Watch Recording' }).first()).toBeVisible();
});

test('on the morning of the day one can still register', async ({ page }) => {
  await viewed(page, webinar, '2027-02-18T09:30:00Z');
  await expect(register(page).first()).toBeVisible();
});

for (const size of [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
])
  test(`the first screen says when, where and at what cost, and has the way to register, ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const path of [webinar, workshop]) {
      await viewed(page, path, '2026-11-21T08:00:00Z');
      await page.evaluate(() => scrollTo(0, 0));
      const [hours] = (await page.getByText(/\d\d:\d\d–\d\d:\d\d EAT, /).allInnerTexts()) ?? [];
      const cost = await page.locator('dt', { hasText: 'Cost' }).locator('+ dd').innerText();
      expect(plainSpaces(hours ?? '')).toContain(plainSpaces(cost));
      await expect(register(page).first()).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('link', { name: 'Add to calendar' }).first()).toBeInViewport({
        ratio: 1,
      });
    }
  });

test('each hour of a programme carries its zone', async ({ page }) => {
  await viewed(page, workshop, '2026-11-21T08:00:00Z');
  const hours = await page.locator('main ol time').allInnerTexts();
  expect(hours.length).toBeGreaterThan(1);
  expect(hours.filter((hour) => !/^\d\d:\d\d EAT$/.test(hour))).toEqual([]);
});

test('Watch Recording says beside itself that the page holds words, and they are there', async ({
  page,
}) => {
  await viewed(page, list, '2026-11-21T08:00:00Z');
  const row = page
    .getByRole('article')
    .filter({ has: page.getByText('Watch Recording') })
    .first();
  await expect(row).toContainText('The recording is sent on request.');
  await row.getByRole('link', { name: 'Watch Recording' }).click();
  await expect(page.getByRole('heading', { name: 'The recording' })).toBeInViewport();
});

test('registration closes when the event begins', async ({ page }) => {
  const { coming, underWay } = eventsAt('2027-02-18T12:30:00Z');
  await viewed(page, webinar, '2027-02-18T12:30:00Z');
  await expect(register(page).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText('This event is under way. Registration is closed.')).toBeVisible();
  await viewed(page, list, '2027-02-18T12:30:00Z');
  await expect(
    page.getByText('This event is under way. Registration is closed.').filter({ visible: true }),
  ).toHaveCount(underWay.length);
  await expect(register(page).filter({ visible: true })).toHaveCount(coming.length);
});

test('years later nothing is offered, and the events stand among the past ones', async ({
  page,
}) => {
  await viewed(page, list, '2030-01-01T00:00:00Z');
  await expect(register(page).filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('main').getByRole('article').filter({ visible: true })).toHaveCount(
    eventsAt('2030-01-01T00:00:00Z').past.length,
  );
  for (const path of [webinar, workshop]) {
    await viewed(page, path, '2030-01-01T00:00:00Z');
    await expect(register(page).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText('This event has taken place.')).toBeVisible();
  }
});

test('the hours are told in East Africa Time and in the visitor’s own, on a 24-hour clock', async ({
  page,
}) => {
  await viewed(page, webinar, '2026-11-21T08:00:00Z');
  const when = page.locator('dd', { hasText: 'East Africa Time' });
  await expect(when).toContainText('15:00–16:00 East Africa Time');
  await expect(when).toContainText(/13:00–14:00 your time \((?:WAT|GMT\+1)\)/);
});

test.describe('in Nairobi', () => {
  test.use({ timezoneId: 'Africa/Nairobi' });
  test('the hours are told once', async ({ page }) => {
    await viewed(page, webinar, '2026-11-21T08:00:00Z');
    await expect(page.locator('main')).not.toContainText('your time');
  });
});

test.describe('across midnight', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });
  test('the visitor’s own day is named where it is another', async ({ page }) => {
    await viewed(page, webinar, '2026-11-21T08:00:00Z');
    await expect(page.locator('main')).toContainText('01:00–02:00, 19 February 2027 your time');
  });
});

for (const [width, height] of [
  [360, 560],
  [1280, 800],
] as const) {
  test(`what Register Now says at ${width} x ${height} can be closed`, async ({ page }) => {
    await page.clock.setFixedTime('2026-11-21T08:00:00Z');
    await page.setViewportSize({ width, height });
    await page.goto(webinar);
    await catchMails(page);
    await register(page).first().click();
    const notice = page.getByRole('dialog', { name: 'Registration' }).first();
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toBeHidden();
    await expect(register(page).first()).toBeInViewport();
  });
}

test('on a phone each stroke of an event’s trail follows its name', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of [webinar, workshop, conference]) {
    await page.goto(path);
    const away = await page
      .locator('main nav li')
      .filter({ has: page.getByRole('link') })
      .evaluateAll((items) =>
        items.flatMap((item) => {
          const name = [...(item.querySelector('a')?.getClientRects() ?? [])].at(-1);
          const stroke = item.querySelector('[aria-hidden]')?.getBoundingClientRect();
          return name && stroke ? [[stroke.left - name.right, stroke.bottom - name.bottom]] : [];
        }),
      );
    for (const [across, down] of away) {
      // Behind the name's last word, or at the beginning of the next line.
      expect(Math.abs(across ?? 99) < 12 || (down ?? 0) > 12, `${path} ${across} ${down}`).toBe(
        true,
      );
    }
  }
});
