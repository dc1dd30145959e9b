import { firm } from '../../content/firm';
import { industries } from '../../lib/content/types/industry';
import { services } from '../../lib/content/types/service';
import { expectInWindow } from './in-window';
import { expect, test } from './support';

/** Of practices and industries the overview and each of them. */
const groups = [
  ['Our Services', services().length + 1],
  ['Industries', industries().length + 1],
  ['Insights', 6],
  ['Our Company', 5],
] as const;

test.describe('the header’s groups', () => {
  for (const [name, count] of groups) {
    test(`${name} opens on a press with a link to each`, async ({ page }) => {
      await page.goto('about/');
      const button = page.getByRole('banner').getByRole('button', { name, exact: true });
      await button.click();
      const panel = page.locator(':popover-open');
      await expect(panel.getByRole('link')).toHaveCount(count);
      await expect(panel.getByRole('link').first()).toBeVisible();
      await button.click();
      await expect(panel).toHaveCount(0);
    });
  }

  test('the practices are described, in their order', async ({ page }) => {
    await page.goto('');
    await page.getByRole('button', { name: 'Our Services' }).click();
    const links = page.locator(':popover-open').getByRole('link');
    await expect(links.nth(0)).toContainText('Overview');
    await expect(links.nth(2)).toContainText('Policy');
    for (const link of await links.all())
      expect((await link.innerText()).split('\n').length).toBe(2);
  });

  test('Team and Contact are direct links, marked on their pages', async ({ page }) => {
    await page.goto('team/');
    const nav = page.getByRole('navigation', { name: 'Main', exact: true });
    await expect(nav.getByRole('link', { name: 'Team' })).toHaveAttribute('aria-current', 'page');
    await nav.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL(/\/contact\/$/);
    await expect(nav.getByRole('link', { name: 'Contact' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('only one is open at a time, and a press outside closes it', { tag: '@engines' }, async ({
    page,
  }) => {
    await page.goto('about/');
    await page.getByRole('button', { name: 'Industries' }).click();
    await page.getByRole('button', { name: 'Insights' }).click();
    await expect(page.locator(':popover-open')).toHaveCount(1);
    await page.mouse.click(640, 850);
    await expect(page.locator(':popover-open')).toHaveCount(0);
  });

  test('hovering opens and leaving closes', { tag: '@engines' }, async ({ page }) => {
    await page.goto('about/');
    await page.getByRole('button', { name: 'Industries' }).hover();
    await expect(page.locator('#menu-industries')).toBeVisible();
    await page.mouse.move(640, 850);
    await expect(page.locator('#menu-industries')).toBeHidden();
  });

  test('a press right after hovering does not close what it opened', { tag: '@engines' }, async ({
    page,
  }) => {
    await page.goto('about/');
    const button = page.getByRole('button', { name: 'Industries' });
    await button.hover();
    await expect(page.locator('#menu-industries')).toBeVisible();
    await button.click();
    await expect(page.locator('#menu-industries')).toBeVisible();
  });
});

test.describe('with the keyboard alone', () => {
  test('a group opens, is walked through, and closes with Escape, giving the focus back', {
    tag: '@engines',
  }, async ({ page }) => {
    await page.goto('about/');
    const button = page.getByRole('button', { name: 'Our Services' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#menu-services')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator('#menu-services').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('#menu-services')).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('leaving a group with Tab closes it', async ({ page }) => {
    await page.goto('about/');
    await page.getByRole('button', { name: 'Our Company' }).focus();
    await page.keyboard.press('Space');
    for (let step = 0; step < 6; step++) await page.keyboard.press('Tab');
    await expect(page.locator(':popover-open')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Search', exact: true }).first()).toBeFocused();
  });

  test('the first Tab offers to skip to the content', { tag: '@engines' }, async ({ page }) => {
    await page.goto('about/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  for (const route of ['', 'services/agriculture/', 'contact/', 'insights/all/', 'privacy/']) {
    test(`nothing focused on /${route} hides behind the header`, async ({ page }) => {
      await page.goto(route);
      const hidden: string[] = [];
      for (let step = 0; step < 80; step++) {
        await page.keyboard.press('Tab');
        const error = await page.evaluate(() => {
          const element = document.activeElement;
          if (!element || element === document.body || element.closest('header')) return '';
          const { top, bottom, left, width } = element.getBoundingClientRect();
          const middle = Math.max(top, 0) + (Math.min(bottom, innerHeight) - Math.max(top, 0)) / 2;
          const shown = document.elementFromPoint(left + Math.min(width / 2, 20), middle);
          const seen = shown !== null && !shown.closest('[data-site-header]');
          return seen ? '' : `${element.tagName} ${element.textContent?.slice(0, 40)} at ${top}`;
        });
        if (error) hidden.push(error);
      }
      expect(hidden).toEqual([]);
    });
  }
});

test('the header takes its edge once the page is scrolled', async ({ page }) => {
  await page.goto('');
  await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
  await page.mouse.wheel(0, 300);
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', '');
});

test('every navigation starts at the top', async ({ page }) => {
  await page.goto('');
  await page.mouse.wheel(0, 3000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click();
  await expect(page).toHaveURL(/careers/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('with a group open, keys do not move the page under it', async ({ page }) => {
  await page.goto('about/');
  await page.getByRole('button', { name: 'Our Services' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#menu-services')).toBeVisible();
  for (const key of ['ArrowDown', 'PageDown', 'Tab', 'ArrowDown', 'End']) {
    await page.keyboard.press(key);
  }
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('PageDown');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
});

for (const [width, place] of [
  [1280, 'header'],
  [360, 'drawer'],
] as const) {
  test(`LOG IN in the ${place} shows what to do without a mail program`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height: place === 'drawer' ? 640 : 800 });
    // A page whose group stands open in the drawer.
    await page.goto('services/policy/');
    if (place === 'drawer') await page.getByRole('button', { name: 'Open menu' }).click();
    const link = page.getByRole('link', { name: 'LOG IN' });
    if (place === 'drawer') {
      const hint = page.getByText('LOG IN opens your mail program with an access request.');
      await expect(hint).toBeInViewport({ ratio: 1 });
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await link.click();
    const note = page.getByRole('dialog', { name: 'Access request' });
    await expect(note).toBeInViewport({ ratio: 1 });
    await expect(note).toContainText('@');
    await expect(note.locator('a[href^="tel:+"]')).toBeInViewport({ ratio: 1 });
    await note.getByRole('button', { name: 'Copy address' }).click();
    await expect(note.getByText('Copied.')).toBeInViewport({ ratio: 1 });
    // Its words can be pressed, to mark or copy them, in a page and in a dialog.
    await note
      .locator('p')
      .first()
      .click({ position: { x: 5, y: 5 } });
    await expect(note).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(note).toBeHidden();
    await expect(link).toBeFocused();
  });
}

test('the panel of LOG IN never lies over what has the focus', async ({ page }) => {
  await page.goto('services/policy/');
  await page.getByRole('link', { name: 'LOG IN' }).focus();
  await page.keyboard.press('Enter');
  const note = page.getByRole('dialog', { name: 'Access request' });
  await expect(note).toBeVisible();
  await expect(note).toHaveAccessibleDescription(/mail program/);
  for (let stop = 0; stop < 10; stop++) {
    await page.keyboard.press('Tab');
    await expectInWindow(page.locator(':focus'));
  }
  await expect(note).toBeHidden();
});

test('in the drawer it does not either, though the focus leaves a dialog by way of nowhere', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('about/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'LOG IN' }).click();
  const note = page.getByRole('dialog', { name: 'Access request' });
  await expect(note).toBeVisible();
  for (let stop = 0; stop < 10 && (await note.isVisible()); stop++)
    await page.keyboard.press('Tab');
  await expect(note).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('LOG IN opens an access request in the mail program', async ({ page }) => {
  await page.goto('');
  const link = page.getByRole('banner').getByRole('link', { name: 'LOG IN' }).first();
  const { protocol, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect([protocol, pathname]).toEqual(['mailto:', firm.email]);
  expect(searchParams.get('subject')).toBe('Access request');
  expect(searchParams.get('body')).not.toBe('');
});
