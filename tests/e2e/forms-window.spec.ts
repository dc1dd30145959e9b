/** After every action on a form, what came of it and what is left to do are in the window. */
import type { Page } from 'playwright/test';
import {
  type Answers,
  application,
  expectPanel,
  fillIn,
  inquiry,
  noticeOf,
  openForm,
  panelOf,
} from './filling';
import { test as plain } from './guard';
import { expectInWindow } from './in-window';
import { expect, test } from './support';

const short: Answers = {
  'First name': 'Amina',
  'Last name': 'Otieno',
  'Work email': 'amina@example.org',
};
const forms = [
  ['contact/', 'inquiry', inquiry],
  ['careers/', 'application', application],
  ['services/agriculture/', 'inquiry-agriculture', short],
  ['services/policy/', 'inquiry-policy', short],
] as const;
const sizes = [
  [1280, 800],
  [768, 1024],
  [360, 640],
  [640, 360],
  // Enlarged four times.
  [320, 256],
] as const;

async function submitted(page: Page, [route, id, answers]: (typeof forms)[number]) {
  await page.clock.install();
  const form = await openForm(page, route, id);
  await fillIn(form, answers);
  await form.getByRole('button', { name: /^Submit/ }).click();
  // The second mail follows after one.
  await page.clock.runFor(1000);
  await expectPanel(page);
  return form;
}

/** From here on time passes only when the test says so. */
const stopClock = async (page: Page) =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);

async function expectNextStep(page: Page) {
  const panel = panelOf(page);
  const header = await page.locator('header').first().boundingBox();
  const heading = panel.getByRole('heading', { name: 'One step left: press Send' });
  for (const part of [
    heading,
    panel.getByText(/It leaves only when you press Send there\.|then press Send\./),
    panel.getByRole('link', { name: 'Open again', exact: true }),
  ]) {
    await expectInWindow(part);
  }
  const top = (await heading.boundingBox())?.y ?? 0;
  const edge = (header?.y ?? 0) + (header?.height ?? 0);
  expect(top).toBeGreaterThanOrEqual(edge);
  // First in the window: right below the header.
  expect(top - Math.max(0, edge)).toBeLessThan(60);
}

for (const [width, height] of sizes) {
  for (const form of forms) {
    test(`${form[0]} at ${width}×${height}: after Submit the next step is in the window`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await submitted(page, form);
      await expectNextStep(page);
    });
  }

  for (const [name, run] of [
    ['answered', test],
    ['open', plain],
  ] as const)
    run(
      `at ${width}×${height}, banner ${name}, the first wrong field is in the window with its label and its error`,
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        for (const [route, id] of forms) {
          await page.goto(route);
          const form = page.locator(`#${id}`);
          for (let press = 1; press <= 2; press++) {
            await form.getByRole('button', { name: /^Submit/ }).click();
            const field = form.locator(':focus');
            await expect(field).toHaveAttribute('aria-invalid', 'true');
            const name = await field.getAttribute('id');
            await expectInWindow(form.locator(`label[for="${name}"]`));
            await expectInWindow(field);
            await expectInWindow(page.locator(`[id="${name}-error"]`));
          }
        }
      },
    );

  plain(`at ${width}×${height}, with the banner open, too`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await submitted(page, forms[0]);
    await expectNextStep(page);
  });

  // On the pages of practices the ways to its people stand between the heading and the form.
  for (const form of forms.slice(0, 2))
    test(`at ${width}×${height} the panel of ${form[1]} is dismissed to the top of the empty form`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const fields = await submitted(page, form);
      await page.getByRole('button', { name: 'Dismiss, and write another' }).click();
      const first = fields.getByLabel('First name');
      await expect(first).toBeFocused();
      await expectInWindow(first);
      await expectInWindow(fields.locator('label', { hasText: 'First name' }));
      await expectInWindow(page.locator('div:has(> h2)', { has: fields }).locator('> h2'));
    });
}

for (const [width, height] of sizes) {
  test(`at ${width}×${height} the notice comes after the way on, covers nothing, moves nothing`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.setViewportSize({ width, height });
    const form = await openForm(page, 'contact/', 'inquiry');
    await fillIn(form, inquiry);
    await stopClock(page);
    await form.getByRole('button').click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(1000);
    const panel = panelOf(page);
    await expect(panel).toBeFocused();
    const notice = noticeOf(page);
    await expect(notice).toContainText('Your message has been sent.');
    const { y = 0 } = (await notice.boundingBox()) ?? {};
    const again = await panel.getByRole('link', { name: 'Open again', exact: true }).boundingBox();
    expect(y).toBeGreaterThan((again?.y ?? 0) + (again?.height ?? 0));
    const size = (name: string) =>
      panel.getByText(name).evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    expect(await size('Form Submitted Successfully')).toBeLessThan(
      await size('One step left: press Send'),
    );
    await notice.scrollIntoViewIfNeeded();
    const overlaps = await notice.evaluate((one) => {
      const a = one.getBoundingClientRect();
      return [...document.querySelectorAll('button, a, input, textarea, select, h2')]
        .filter((other) => !one.contains(other) && other.checkVisibility())
        .map((other) => ({ other, b: other.getBoundingClientRect() }))
        .filter(
          ({ other, b }) =>
            !other.closest('header') &&
            b.left < a.right &&
            b.right > a.left &&
            b.top < a.bottom &&
            b.bottom > a.top,
        )
        .map(({ other }) => other.outerHTML.slice(0, 80));
    });
    expect(overlaps).toEqual([]);

    const below = panel.getByLabel('What you wrote');
    const before = (await below.boundingBox())?.y;
    await page.clock.runFor(7900);
    await expect(notice).toBeVisible();
    await page.clock.runFor(100);
    await expect(notice).toBeHidden();
    expect((await below.boundingBox())?.y).toBe(before);
    // What stands in its place leaves no gap above the next line.
    const subject = await panel.getByText(/^Subject: /).boundingBox();
    const label = await panel.getByText('What you wrote', { exact: true }).boundingBox();
    expect((label?.y ?? 0) - (subject?.y ?? 0) - (subject?.height ?? 0)).toBeLessThan(24);
    expect(
      (subject?.y ?? 0) - (y + (await notice.evaluate((one) => one.clientHeight))),
    ).toBeLessThan(0);
  });
}

for (const form of forms)
  plain(`${form[0]} on a low phone, banner open: the notice can be read`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 560 });
    await submitted(page, form);
    await expectInWindow(noticeOf(page));
  });

plain('on a phone no banner comes back over the notice', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await submitted(page, forms[0]);
  const copy = panelOf(page).getByRole('button', { name: 'Copy address' });
  await copy.focus();
  await expect(copy).toBeFocused();
  await expectInWindow(noticeOf(page));
  await panelOf(page).getByRole('button', { name: 'Dismiss, and write another' }).click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('region', { name: 'Cookie preferences' })).toBeVisible();
});

/** A phone is turned and turned back, a keyboard comes and goes, a window is dragged smaller. */
const turns = [
  [360, 640],
  [640, 360],
  [360, 640],
  [360, 320],
  [320, 256],
  [1280, 800],
  [640, 360],
] as const;

for (const [name, run] of [
  ['answered', test],
  ['open', plain],
] as const) {
  run(`banner ${name}: the panel stays in a window that is turned`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await submitted(page, forms[0]);
    for (const [width, height] of turns) {
      await page.setViewportSize({ width, height });
      await expect(panelOf(page)).toBeFocused();
      await expectNextStep(page);
    }
  });

  run(`banner ${name}: so does a field with its label`, async ({ page }) => {
    for (const [id, label] of [
      ['inquiry', 'Last name'],
      ['inquiry', 'Industry'],
      ['newsletter-footer', ''],
    ] as const) {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto('contact/');
      const field = label ? page.locator(`#${id}`).getByLabel(label) : page.locator(`#${id}`);
      await field.focus();
      await page.locator('[data-island][data-ready]', { has: field }).waitFor();
      for (const [width, height] of turns) {
        await page.setViewportSize({ width, height });
        await expectInWindow(field);
        if (label) await expectInWindow(page.locator(`#${id} label`, { hasText: label }));
      }
    }
  });
}

test('who has scrolled on from the panel stays there when the window changes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await submitted(page, forms[0]);
  const below = panelOf(page).getByRole('button', { name: 'Dismiss, and write another' });
  await below.scrollIntoViewIfNeeded();
  await page.waitForTimeout(100);
  const before = await page.evaluate(() => scrollY);
  await page.setViewportSize({ width: 360, height: 584 });
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('the notice waits while it is pointed at or holds the focus', async ({ page }) => {
  await page.clock.install();
  const form = await openForm(page, 'contact/', 'inquiry');
  await fillIn(form, inquiry);
  await stopClock(page);
  await form.getByRole('button').click();
  await page.clock.runFor(1000);
  const notice = noticeOf(page);
  await notice.hover();
  await page.clock.runFor(60_000);
  await expect(notice).toBeVisible();
  await notice.getByRole('button').focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(60_000);
  await expect(notice).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(notice).toBeHidden();
  // Its button is gone; the focus is back on the panel.
  await expect(panelOf(page)).toBeFocused();
});

for (const [name, run] of [
  ['answered', test],
  ['open', plain],
] as const) {
  for (const [width, height] of [
    [1280, 800],
    [360, 640],
  ] as const) {
    run(
      `at ${width}×${height}, banner ${name}: an error shows its field, label and number`,
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        const form = await openForm(page, 'careers/', 'application');
        const { Position: _, ...others } = application;
        await fillIn(form, { ...others, 'LinkedIn profile': 'amina' });
        await form.getByRole('button', { name: 'Submit application' }).click();
        const field = form.getByLabel('Position');
        await expect(field).toBeFocused();
        await expectInWindow(field);
        await expectInWindow(form.locator('label', { hasText: 'Position' }));
        // The other one is not in a phone's window: that it exists is said here.
        const error = page.locator('#application-position-error');
        await expect(error).toHaveAttribute('data-at', '1 of 2');
        await expectInWindow(error);
        const last = form.getByRole('alert').getByRole('link', { name: 'LinkedIn profile' });
        await last.click();
        await expect(form.getByLabel('LinkedIn profile')).toBeFocused();
        await expectInWindow(form.locator('label', { hasText: 'LinkedIn profile' }));
        await expectInWindow(page.locator('#application-linkedin-error'));
      },
    );
  }
}

for (const [width, height] of [
  [1280, 800],
  [360, 640],
  [320, 256],
] as const) {
  test(`at ${width}×${height} copying says so and moves nothing`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height });
    await submitted(page, forms[0]);
    const panel = panelOf(page);
    const copy = panel.getByRole('button', { name: 'Copy message', exact: true });
    const places = async () =>
      Promise.all(
        [
          panel.getByRole('link', { name: 'Open again', exact: true }),
          copy,
          panel.getByRole('button', { name: 'Copy address' }),
          panel.getByLabel('What you wrote'),
        ].map((one) => one.evaluate((element) => element.getBoundingClientRect().toJSON())),
      );
    await copy.scrollIntoViewIfNeeded();
    const before = await places();
    await copy.click();
    const said = panel.getByText('Copied.');
    await expectInWindow(said);
    expect(await places()).toEqual(before);
    // For a while: then the button says again what it does.
    await page.clock.runFor(4000);
    await expect(said).toHaveCount(0);
    expect(await places()).toEqual(before);
  });
}

test('no field is so small that a phone enlarges the page, and each names its keyboard', async ({
  page,
}) => {
  for (const [route, id] of forms) {
    await page.goto(route);
    const small = await page
      .locator(`#${id} :is(input:not([type=checkbox]), select, textarea)`)
      .evaluateAll(
        (fields) =>
          fields.filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 16).length,
      );
    expect(small).toBe(0);
  }
  await page.goto('careers/');
  const form = page.locator('#application');
  for (const [label, name, value] of [
    ['First name', 'autocomplete', 'given-name'],
    ['Last name', 'autocomplete', 'family-name'],
    ['Email', 'type', 'email'],
    ['Email', 'autocomplete', 'email'],
    ['Phone', 'type', 'tel'],
    ['Phone', 'autocomplete', 'tel'],
    ['LinkedIn profile', 'inputmode', 'url'],
    ['LinkedIn profile', 'autocomplete', 'url'],
  ] as const) {
    await expect(form.getByLabel(label)).toHaveAttribute(name, value);
  }
});
