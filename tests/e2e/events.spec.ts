import type { Page } from 'playwright/test';
import { plainSpaces } from '../support/plain-spaces';
import { eventsAt, eventsOfEachType } from './content';
import { expectInWindow } from './in-window';
import { catchMails } from './mails';
import { expect, hydrate, test } from './support';

const { webinar, workshop, conference } = eventsOfEachType();
const list = 'insights/events/';

/** Instants at which events stand otherwise: all but the conference coming, the webinar's day, and later. */
const at = (time: number) => new Date(time).toISOString();
const [start, end] = [Date.parse(webinar.start), Date.parse(webinar.end)];
const HOUR = 3_600_000;
const BEFORE = at((Date.parse(conference.end) + Math.min(start, Date.parse(workshop.start))) / 2);
const MORNING = at(start - 2.5 * HOUR);
const UNDER_WAY = at((start + end) / 2);
const AFTER = at(
  Math.max(...eventsAt(BEFORE).all.map((event) => Date.parse(event.end))) + 3 * 365 * 24 * HOUR,
);

/** The webinar's hours on the clock of a zone: 15:00–16:00. */
const hoursIn = (timeZone: string) =>
  [start, end]
    .map((time) => new Date(time).toLocaleString('en-GB', { timeStyle: 'short', timeZone }))
    .join('–');
/** The webinar's day there: 18 February 2027. */
const dayIn = (timeZone: string) =>
  new Date(start).toLocaleString('en-GB', { dateStyle: 'long', timeZone });
/** A zone so far ahead or behind that the webinar falls on another day. */
const OTHER_DAY = ['Pacific/Auckland', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'].find(
  (zone) => dayIn(zone) !== dayIn('Africa/Nairobi'),
) as string;

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
for (const now of [BEFORE, MORNING, UNDER_WAY, AFTER]) {
  test(`pages that show events hold still when React hydrates, at ${now}`, async ({ page }) => {
    for (const path of ['', list, webinar.route, workshop.route, conference.route])
      await viewed(page, path, now);
  });
}

test('before their day events are offered, the nearer first', async ({ page }) => {
  const { coming } = eventsAt(BEFORE);
  await viewed(page, list, BEFORE);
  await expect(register(page)).toHaveCount(coming.length);
  await expect(page.locator('main').getByRole('heading', { level: 3 }).first()).toHaveText(
    coming[0]?.title ?? '',
  );
  await expect(page.getByRole('link', { name: 'Watch Recording' }).first()).toBeVisible();
});

test('the year before the lists shows the events on their days, and which of them are over', async ({
  page,
}) => {
  const marks = page.locator('main svg g[data-event-state]');
  const looks = async (now: string) => {
    await page.clock.setFixedTime(now);
    await page.goto(list);
    return marks.evaluateAll((all) =>
      all.map((mark) => ({
        isPast: mark.getAttribute('data-event-state') === 'past',
        fill: getComputedStyle(mark.querySelector('path') as Element).fill,
        box: mark.querySelector('path')?.getBoundingClientRect() as DOMRect,
      })),
    );
  };
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 720 });
    const before = await looks(BEFORE);
    // The width of a phone has room for the names of seven months: of more the lists say it alone.
    if (width === 360 && (await page.locator('main ol:has(+ svg g) > li').count()) > 7) {
      await expect(marks.first()).toBeHidden();
      continue;
    }
    const coming = new Set(before.filter(({ isPast }) => !isPast).map(({ fill }) => fill));
    expect(coming.size).toBe(1);
    for (const { isPast, fill, box } of before) {
      expect(coming.has(fill)).toBe(!isPast);
      expect(box.left).toBeGreaterThan(0);
      expect(box.right).toBeLessThan(width);
    }
    // The latest stands first in the list, and furthest to the right.
    const places = before.map(({ box }) => box.left);
    expect(places).toEqual(places.toSorted((a, b) => b - a));
    const after = await looks(AFTER);
    expect(after.some(({ fill }) => coming.has(fill))).toBe(false);
  }
});

test('beside an event stand those that come, the nearer first, before those that are over', async ({
  page,
}) => {
  await viewed(page, webinar.route, BEFORE);
  const others = await page
    .locator('main article')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .evaluateAll((all) =>
      all.flatMap((one) => one.getAttribute('data-starts') ?? []).map((day) => Date.parse(day)),
    );
  const ahead = others.filter((day) => day > Date.parse(BEFORE));
  expect(others.length).toBeGreaterThan(1);
  expect(others).toEqual([
    ...ahead.sort((one, other) => one - other),
    ...others.filter((day) => !ahead.includes(day)).sort((one, other) => other - one),
  ]);
});

test('on the morning of the day one can still register', async ({ page }) => {
  await viewed(page, webinar.route, MORNING);
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
    for (const { route, place, fee } of [webinar, workshop]) {
      await viewed(page, route, BEFORE);
      await page.evaluate(() => scrollTo(0, 0));
      const [hours] = (await page.getByText(/\d\d:\d\d–\d\d:\d\d EAT, /).allInnerTexts()) ?? [];
      expect(plainSpaces(hours ?? '')).toContain(plainSpaces(`${place}. ${fee}.`));
      await expect(register(page).first()).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('link', { name: 'Add to calendar' }).first()).toBeInViewport({
        ratio: 1,
      });
    }
  });

for (const width of [1280, 360])
  test(`a past event says above its record when and where it was, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await viewed(page, conference.route, AFTER);
    await page.evaluate(() => scrollTo(0, 0));
    const line = page.getByText(/\d\d:\d\d–\d\d:\d\d EAT, /).first();
    await expect(line).toContainText(conference.place);
    await expect(line).toBeInViewport({ ratio: 1 });
  });

test('the page of an event ends in the way to register, once it is over in the way to a person', async ({
  page,
}) => {
  await viewed(page, webinar.route, MORNING);
  const last = page.locator('main section').filter({ visible: true }).last();
  await expect(last.getByRole('link', { name: 'Register Now' })).toBeVisible();
  await viewed(page, conference.route, AFTER);
  await expect(last.getByRole('link', { name: 'Speak to an Expert' })).toBeVisible();
});

test('each hour of a programme carries its zone', async ({ page }) => {
  await viewed(page, workshop.route, BEFORE);
  const hours = await page.locator('main ol time').allInnerTexts();
  expect(hours.length).toBeGreaterThan(1);
  expect(hours.filter((hour) => !/^\d\d:\d\d EAT$/.test(hour))).toEqual([]);
});

test('Watch Recording says beside itself that the page holds words, and they are there', async ({
  page,
}) => {
  await viewed(page, list, BEFORE);
  const row = page
    .getByRole('article')
    .filter({ has: page.getByText('Watch Recording') })
    .first();
  await expect(row).toContainText('The recording is sent on request.');
  await row.getByRole('link', { name: 'Watch Recording' }).click();
  await expect(page.getByRole('heading', { name: 'The recording' })).toBeInViewport();
  // The words are further down, and one press away.
  await page.locator('#recording').getByRole('link', { name: 'Read the record' }).click();
  await expectInWindow(page.locator('#record :is(h2, p)').first());
});

test('registration closes when the event begins', async ({ page }) => {
  const { coming, underWay } = eventsAt(UNDER_WAY);
  await viewed(page, webinar.route, UNDER_WAY);
  await expect(register(page).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText('This event is under way. Registration is closed.')).toBeVisible();
  await viewed(page, list, UNDER_WAY);
  await expect(
    page.getByText('This event is under way. Registration is closed.').filter({ visible: true }),
  ).toHaveCount(underWay.length);
  await expect(register(page).filter({ visible: true })).toHaveCount(coming.length);
});

test('years later nothing is offered, and the events stand among the past ones', async ({
  page,
}) => {
  await viewed(page, list, AFTER);
  await expect(register(page).filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('main').getByRole('article').filter({ visible: true })).toHaveCount(
    eventsAt(AFTER).past.length,
  );
  for (const path of [webinar.route, workshop.route]) {
    await viewed(page, path, AFTER);
    await expect(register(page).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText('This event has taken place.')).toBeVisible();
  }
});

test('the hours are told in East Africa Time and in the visitor’s own, on a 24-hour clock', async ({
  page,
}) => {
  await viewed(page, webinar.route, BEFORE);
  const when = page.locator('dd', { hasText: 'East Africa Time' });
  await expect(when).toContainText(`${hoursIn('Africa/Nairobi')} East Africa Time`);
  await expect(when).toContainText(
    new RegExp(`${hoursIn('Africa/Lagos')} your time \\((?:WAT|GMT\\+1)\\)`),
  );
});

test.describe('in Nairobi', () => {
  test.use({ timezoneId: 'Africa/Nairobi' });
  test('the hours are told once', async ({ page }) => {
    await viewed(page, webinar.route, BEFORE);
    await expect(page.locator('main')).not.toContainText('your time');
  });
});

test.describe('across midnight', () => {
  test.use({ timezoneId: OTHER_DAY });
  test('the visitor’s own day is named where it is another', async ({ page }) => {
    await viewed(page, webinar.route, BEFORE);
    await expect(page.locator('main')).toContainText(
      `${hoursIn(OTHER_DAY)}, ${dayIn(OTHER_DAY)} your time`,
    );
  });
});

for (const [width, height] of [
  [360, 560],
  [1280, 800],
] as const) {
  test(`what Register Now says at ${width} x ${height} can be closed`, async ({ page }) => {
    await page.clock.setFixedTime(BEFORE);
    await page.setViewportSize({ width, height });
    await page.goto(webinar.route);
    await catchMails(page);
    await register(page).first().click();
    const notice = page.getByRole('dialog', { name: 'Registration' }).first();
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toBeHidden();
    await expect(register(page).first()).toBeInViewport();
  });
}

test('the address of the calendar is there to be copied where its own scheme opens nothing', async ({
  page,
}) => {
  await page.goto(list);
  const address = await page.getByRole('link', { name: 'Add all events' }).getAttribute('href');
  await page.getByText(`${address}`.replace(/^webcal:/, '')).click({ clickCount: 1 });
  const copied = await page.evaluate(() => String(getSelection()));
  expect(copied).toMatch(/^https?:\/\//);
  expect(copied.replace(/^https?:/, 'webcal:')).toBe(address);
});

test('on a phone each stroke of an event’s trail stands behind a name, and none behind the last', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of [webinar.route, workshop.route, conference.route]) {
    await page.goto(path);
    const away = await page.locator('main nav li').evaluateAll((items) =>
      items
        .filter((item) => item.checkVisibility())
        .map((item) => {
          const name = item.querySelector('a, [aria-current]')?.getClientRects()[0];
          const stroke = item.querySelector('[aria-hidden]')?.getClientRects()[0];
          return stroke && [stroke.left - (name?.right ?? 0), (name?.top ?? 0) - stroke.top];
        }),
    );
    expect(away.at(-1), path).toBeUndefined();
    for (const stroke of away.slice(0, -1)) {
      const [across = -1, down = 99] = stroke ?? [];
      expect(across >= 0 && across < 12 && Math.abs(down) < 12, `${path} ${across} ${down}`).toBe(
        true,
      );
    }
  }
});

test('wherever a recording is offered, it is said beside it where that leads', async ({ page }) => {
  await page.clock.setFixedTime(AFTER);
  const recorded = eventsAt(AFTER).all.find(({ recording }) => recording);
  for (const route of [list, `${list}${recorded?.slug}/`]) {
    await page.goto(route);
    const offers = page.getByRole('link', { name: /^Watch Recording/ }).filter({ visible: true });
    expect(await offers.count()).toBeGreaterThan(0);
    for (const offer of await offers.all()) {
      await expect(offer.locator('xpath=..')).toContainText('The recording is sent on request.');
    }
  }
});
