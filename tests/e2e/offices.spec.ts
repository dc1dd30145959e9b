import type { Page } from 'playwright/test';
import { type Office, offices } from '../../lib/content/types/office';
import { expectPanel, fillIn, hydrateForm, inquiry, panelOf } from './filling';
import { test as plain } from './guard';
import { expectInWindow } from './in-window';
import { catchMails } from './mails';
import { expect, test } from './support';

const all = offices();
/** The last, which is never the one that is chosen to begin with; and two to choose between. */
const last = all.at(-1) as Office;
const [one, other] = [all.at(1) ?? last, all.at(3) ?? (all[0] as Office)];

const sizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 360, height: 640 },
};
const head = (page: Page, city: string) =>
  page.getByRole('group', { name: `For the ${city} office` });
const row = (page: Page, city: string) => page.getByRole('radio', { name: new RegExp(`^${city}`) });

const inWindow = (page: Page, name: string) =>
  expectInWindow(page.getByText(name, { exact: true }).filter({ visible: true }).first());

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(size, () => {
    test.use({ viewport, hasTouch: size === 'phone' });

    test('an office chosen on the home page is the one that is written to', async ({ page }) => {
      await page.goto('');
      await page.getByText(last.city, { exact: true }).filter({ visible: true }).first().click();
      await page.getByRole('link', { name: `Contact the ${last.city} office` }).click();
      await expect(page).toHaveURL(new RegExp(`/contact/#${last.id}$`));
      await inWindow(page, `For the ${last.city} office`);
      await inWindow(page, 'Your enquiry');
      await expect(page.getByLabel('First name')).toBeInViewport({ ratio: 1 });
      await expect(row(page, last.city)).toBeChecked();

      const mails = await catchMails(page);
      const form = page.locator('#inquiry');
      await hydrateForm(form);
      await fillIn(form, inquiry);
      await form.getByRole('button', { name: 'Submit' }).click();
      await panelOf(page).waitFor();
      expect(mails[0]?.subject).toBe(`Contact Form Submission - policy (${last.city})`);
      expect(mails[0]?.body).toContain(`Office: ${last.city}\r\n`);
    });

    test('an office is chosen before the form is filled in, and stands at its head', async ({
      page,
    }) => {
      await page.goto('contact/');
      await page.getByRole('link', { name: last.city, exact: true }).first().click();
      await expect(page).toHaveURL(new RegExp(`/contact/#${last.id}$`));
      await inWindow(page, `For the ${last.city} office`);
      await expect(page.getByLabel('First name')).toBeInViewport({ ratio: 1 });
      await expect(row(page, last.city)).toBeChecked();
    });

    test('each office opens in the window, beside or below its row, from list and map', async ({
      page,
    }) => {
      for (const path of ['', 'contact/']) {
        await page.goto(path);
        for (const { id, city, country } of all.toReversed()) {
          await page.locator('label').filter({ hasText: city }).click();
          await inWindow(page, country);
          await inWindow(page, `Contact the ${city} office`);
          await expect(row(page, city)).toBeChecked();
          expect(id).toBe(await page.locator('[name=office]:checked').inputValue());
        }
        for (const { id, city, country } of all.toReversed()) {
          const pin = page.locator(`svg g[data-office=${id}] rect`);
          await pin.scrollIntoViewIfNeeded();
          const box = await pin.boundingBox();
          expect(Math.min(box?.width ?? 0, box?.height ?? 0), city).toBeGreaterThanOrEqual(24);
          if (size === 'phone') await pin.tap();
          else await pin.click();
          await expect(row(page, city)).toBeChecked();
          await inWindow(page, country);
        }
      }
    });

    test('Back from the form returns to the office that led there', async ({ page }) => {
      await page.goto('about/');
      await page.goto('contact/');
      await page.locator('label').filter({ hasText: one.city }).click();
      await page.getByRole('link', { name: `Contact the ${one.city} office` }).click();
      await inWindow(page, `For the ${one.city} office`);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`/contact/#${one.id}$`));
      await inWindow(page, `Contact the ${one.city} office`);
    });

    test('so does Back after the form has come to life under the press', async ({ page }) => {
      await page.goto('about/');
      await page.goto('contact/');
      await page.locator('label').filter({ hasText: one.city }).click();
      await page.getByRole('link', { name: `Contact the ${one.city} office` }).click();
      await hydrateForm(page.locator('#inquiry'));
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.evaluate(() => history.back());
      await inWindow(page, `Contact the ${one.city} office`);
      await page.waitForTimeout(500);
      expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
      await inWindow(page, `Contact the ${one.city} office`);
      await expect(row(page, one.city)).toBeChecked();
    });

    test('the form can be made one for another office, or for none, and Back returns', async ({
      page,
    }) => {
      await page.goto(`contact/#${one.id}`);
      await head(page, one.city).getByRole('link', { name: 'Choose another' }).click();
      await expectInWindow(page.locator('label').filter({ hasText: one.city }));
      await page.locator('label').filter({ hasText: other.city }).click();
      await page.getByRole('link', { name: `Contact the ${other.city} office` }).click();
      await inWindow(page, `For the ${other.city} office`);
      await expect(head(page, other.city)).toBeFocused();
      await head(page, other.city).getByRole('link', { name: 'No office in particular' }).click();
      await expect(head(page, other.city)).toBeHidden();
      await inWindow(page, 'Your enquiry');
      await page.goBack();
      await expect(head(page, other.city)).toBeVisible();
      await expect(row(page, other.city)).toBeChecked();
    });

    for (const [state, wake] of [
      ['asleep', async () => {}],
      ['awake', hydrateForm],
    ] as const) {
      test(`what was chosen in the list since stays chosen on the way back, React ${state}`, async ({
        page,
      }) => {
        await page.goto(`contact/#${one.id}`);
        await wake(page.locator('#inquiry'));
        await head(page, one.city).getByRole('link', { name: 'Choose another' }).click();
        await page.locator('label').filter({ hasText: other.city }).click();
        await page.goBack();
        await inWindow(page, `For the ${other.city} office`);
        await expect(row(page, other.city)).toBeChecked();
        await expect(page).toHaveURL(new RegExp(`/contact/#${other.id}$`));
        await page.reload();
        await expect(row(page, other.city)).toBeChecked();
      });
    }

    test('the answer in the form names the office, where Back returns to it', async ({ page }) => {
      await page.goto('contact/');
      const none = page.getByRole('link', { name: 'No office in particular Choose one' });
      await none.evaluate((link) => link.scrollIntoView({ block: 'center' }));
      await none.click();
      await page.locator('label').filter({ hasText: other.city }).click();
      await page.goBack();
      await expectInWindow(page.getByRole('link', { name: `${other.city} Choose another` }));
      await expect(row(page, other.city)).toBeChecked();
    });

    test('whatever leads to a half-written form for an office, its window says so', async ({
      page,
    }) => {
      await page.goto('contact/');
      await page.locator('label').filter({ hasText: other.city }).click();
      await page.getByLabel('First name').fill('Amina');
      await page.goto('about/');
      await page.goto('contact/?solution=policy#inquiry');
      await expect(row(page, other.city)).toBeChecked();
      await inWindow(page, 'Your enquiry');
      await inWindow(page, `For the ${other.city} office`);
    });

    test('the choice of none leads back to the form, too', async ({ page }) => {
      await page.goto('contact/');
      await page.locator('label').filter({ hasText: 'No office in particular' }).click();
      const back = page.getByRole('link', { name: 'To your enquiry' });
      await expectInWindow(back);
      await back.click();
      await inWindow(page, 'Your enquiry');
      await expect(
        page.getByRole('link', { name: 'No office in particular Choose one' }),
      ).toBeVisible();
    });

    test('what was pressed last counts, also where React wakes up under the press', async ({
      page,
    }) => {
      await page.goto(`contact/#${one.id}`);
      await expect(head(page, one.city)).toBeVisible();
      await page.evaluate((found) => {
        location.hash = 'enquiry';
        // What Next.js writes is the address that it found before the press.
        history.replaceState(null, '', found);
        return new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
      }, `#${one.id}`);
      await expect(head(page, one.city)).toBeHidden();
      await expect(page).toHaveURL(/#enquiry$/);
    });
  });
}

test('a pin leads the keyboard on to its office', async ({ page }) => {
  await page.goto('');
  const pin = page.locator(`svg g[data-office=${one.id}] rect`);
  await pin.scrollIntoViewIfNeeded();
  await pin.click();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: `Contact the ${one.city} office` })).toBeFocused();
});

test('who only arrives at an office downloads no script', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_next/') && request.url().endsWith('.js'))
      scripts.push(request.url());
  });
  await page.goto(`contact/#${one.id}`);
  await expect(head(page, one.city)).toBeFocused();
  // Nothing may come, which is waited for.
  await page.waitForTimeout(500);
  expect(scripts).toEqual([]);
});

test('the address that a choice leaves behind leads to the offices', async ({ page }) => {
  await page.goto(`#${one.id}`);
  await inWindow(page, one.city);
});

test('in the lowest window, with the banner, the form says for which office it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.addInitScript(() => localStorage.removeItem('cookie-consent'));
  await page.goto(`contact/#${one.id}`);
  await inWindow(page, `For the ${one.city} office`);
});

for (const [size, viewport] of Object.entries(sizes)) {
  test(`while a message waits to be sent, an office leads to it and then to a new one, ${size}`, {
    tag: '@engines',
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('contact/');
    await catchMails(page);
    const form = page.locator('#inquiry');
    await hydrateForm(form);
    await fillIn(form, inquiry);
    await form.getByRole('button', { name: 'Submit' }).click();
    await expectPanel(page);
    await page.locator('label').filter({ hasText: other.city }).click();
    // The message that waits went without an office, and is kept as it went.
    await expect(head(page, other.city)).toBeHidden();
    await page.reload();
    const written = panelOf(page).getByLabel('What you wrote');
    await expect(written).toHaveValue(/Amina/);
    await expect(written).not.toHaveValue(/Office:/);
    await expect(panelOf(page)).not.toContainText(`(${other.city})`);
    await page.locator('label').filter({ hasText: other.city }).click();
    await page.getByRole('link', { name: `Contact the ${other.city} office` }).click();
    const again = panelOf(page).getByRole('button', { name: 'Dismiss, and write another' });
    await expectInWindow(again);
    await expect(again).toHaveText(`Dismiss, and write another: ${other.city}`);
    await expectInWindow(panelOf(page).getByText('Your last message still stands above.'));
    await expect(again).toBeFocused();
    await again.click();
    await expect(head(page, other.city)).toBeFocused();
    await inWindow(page, `For the ${other.city} office`);
    await expect(row(page, other.city)).toBeChecked();
    await expect(form.getByLabel('First name')).toHaveValue('');

    // Sent for it and dismissed, what is said above the form is still true.
    await fillIn(form, inquiry);
    await form.getByRole('button', { name: 'Submit' }).click();
    await panelOf(page).getByRole('button', { name: 'Dismiss, and write another' }).click();
    await expect(head(page, other.city)).toBeVisible();
    await expect(row(page, other.city)).toBeChecked();
  });
}

test('while a message waits to be sent, what is asked for next waits at its dismissal', async ({
  page,
}) => {
  await page.goto('contact/');
  await catchMails(page);
  await hydrateForm(page.locator('#inquiry'));
  await fillIn(page.locator('#inquiry'), inquiry);
  await page.getByRole('button', { name: 'Submit' }).click();
  const again = panelOf(page).getByRole('button', { name: 'Dismiss, and write another' });
  await panelOf(page).waitFor();
  await expect(again).toHaveText('Dismiss, and write another');
  const why = panelOf(page).getByText('Your last message still stands above.');
  await expect(why).toBeHidden();

  // A city beside the form.
  await page.locator('main dl').getByRole('link', { name: other.city }).click();
  await expect(again).toHaveText(`Dismiss, and write another: ${other.city}`);
  await expect(again).toBeFocused();
  await expectInWindow(again);

  // An office, and a subject, from another page.
  await page.goto('about/');
  await page.goto(`contact/#${one.id}`);
  await expect(again).toHaveText(`Dismiss, and write another: ${one.city}`);
  await expectInWindow(again);
  await page.goto('about/');
  await page.goto('contact/?solution=monitoring#inquiry');
  await expect(again).toBeFocused();
  await expectInWindow(again);
  await expect(again).toContainText(': Monitoring');
  await expectInWindow(why);
  // Loaded anew, nothing new is asked for: what is left to do is shown.
  await page.reload();
  await expect(again).toHaveText('Dismiss, and write another');
  await again.click();
  await expect(page.getByLabel('Solution')).toHaveValue('monitoring');
});

test('nobody who has chosen no office is given one', async ({ page }) => {
  await page.goto('contact/');
  const form = page.locator('#inquiry');
  const mails = await catchMails(page);
  await hydrateForm(form);
  await fillIn(form, inquiry);
  await form.getByRole('button', { name: 'Submit' }).click();
  await panelOf(page).waitFor();
  expect(mails[0]?.subject).toBe('Contact Form Submission - policy');
  expect(mails[0]?.body).not.toContain('Office');
});

test('a half-written form keeps its office over a reload and from elsewhere', async ({ page }) => {
  await page.goto('contact/');
  await page.locator('label').filter({ hasText: other.city }).click();
  await page.getByLabel('First name').fill('Amina');
  await page.reload();
  await expect(row(page, other.city)).toBeChecked();
  await page.goto('about/');
  await page.goto('contact/');
  await expect(page.getByLabel('First name')).toHaveValue('Amina');
  await expect(row(page, other.city)).toBeChecked();
  await page.goto('about/');
  await page.goto(`contact/#${one.id}`);
  await expect(row(page, one.city)).toBeChecked();
});

test('in a window of a few lines the row that was chosen stays below the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const route of ['', 'contact/']) {
    await page.goto(route);
    await page.getByRole('radio').first().focus();
    for (const { id } of offices().slice(1, 4)) {
      await page.keyboard.press('ArrowDown');
      const chosen = page.locator(`#office-${id}`);
      await expect(chosen).toBeFocused();
      await expectInWindow(page.locator('label', { has: chosen }));
    }
  }
});

test('Enter on an office submits nothing', async ({ page }) => {
  await page.goto('contact/');
  await row(page, one.city).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  // Nothing may come, which is waited for.
  await page.waitForTimeout(500);
  await expect(row(page, one.city)).toBeFocused();
  await expect(page.locator('#inquiry [aria-invalid=true]')).toHaveCount(0);
});

test('the keyboard has each office once', async ({ page }) => {
  await page.goto(`contact/#${one.id}`);
  await row(page, one.city).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: `Contact the ${one.city} office` })).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('fieldset'))).toBeNull();
});

test('forced colours mark the chosen office and keep the names of the map legible', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`contact/#${one.id}`);
  const ground = (city: string) =>
    page
      .locator('label')
      .filter({ hasText: city })
      .evaluate((label) => getComputedStyle(label).backgroundColor);
  expect(await ground(one.city)).not.toBe(await ground('No office in particular'));
  const [ink, edge] = await page.locator('svg text', { hasText: other.city }).evaluate((name) => {
    const { fill, stroke } = getComputedStyle(name);
    return [fill, stroke];
  });
  expect(ink).not.toBe(edge);
});

for (const [size, viewport] of Object.entries(sizes)) {
  plain.describe(`without scripts, ${size}`, () => {
    plain.use({ javaScriptEnabled: false, viewport });

    plain('the address of an office leads to the form for it', async ({ page }) => {
      await page.goto(`contact/#${one.id}`);
      await inWindow(page, `For the ${one.city} office`);
      const mail = head(page, one.city).getByRole('link', { name: /^Write to/ });
      await expect(mail).toHaveAttribute(
        'href',
        new RegExp(`subject=[^&]*${encodeURIComponent(one.city)}`),
      );
      await expect(page.getByRole('heading', { name: one.country })).toBeVisible();
      // The form sends what the list says, and the address presses no button there.
      const unsent = head(page, one.city).getByText('the form sends what is chosen there');
      await expect(unsent).toBeVisible();
      const none = page.getByRole('link', { name: 'No office in particular Choose one' });
      await expect(none).toBeVisible();
      await page.locator('label').filter({ hasText: one.city }).click();
      await expect(unsent).toBeHidden();
      await expect(
        head(page, one.city).getByRole('link', { name: 'No office in particular' }),
      ).toBeHidden();
      if (other === one) return;
      await page.locator('label').filter({ hasText: other.city }).click();
      await expect(head(page, other.city)).toBeVisible();
      await expect(head(page, one.city)).toBeHidden();
      await expect(page.getByRole('heading', { name: one.country })).toBeHidden();
    });
  });
}
