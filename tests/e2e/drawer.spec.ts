import { expectInWindow } from './in-window';
import { expect, test } from './support';

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

test('the drawer opens, holds the whole navigation, and closes again', async ({ page }) => {
  await page.goto('about/');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  await expect(drawer.locator('summary, nav > a')).toHaveText([
    'Our Services',
    'Industries',
    'Team',
    'Insights',
    'Contact',
    'Our Company',
  ]);
  await expect(drawer.getByRole('link', { name: 'LOG IN' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Close menu' }).tap();
  await expect(drawer).toBeHidden();
});

test('a group that is opened moves into sight with all its entries', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByText('Our Company').tap();
  const foot = drawer.getByRole('link', { name: 'Speak to an Expert' });
  const entries = drawer.locator('[open] a');
  await expect
    .poll(async () => {
      const last = await entries.last().boundingBox();
      const below = await foot.boundingBox();
      return last && below && last.y + last.height <= below.y;
    })
    .toBe(true);
  await expect(drawer.locator('[open] summary')).toBeInViewport({ ratio: 1 });
  // One with more than has room begins at the top.
  await drawer.getByText('Our Services').tap();
  await expect(drawer.getByRole('link', { name: 'Overview' })).toBeInViewport({ ratio: 1 });
});

test('one group is open at a time', { tag: '@engines' }, async ({ page }) => {
  await page.goto('');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByText('Industries').tap();
  await expect(drawer.getByRole('link', { name: 'Public sector' })).toBeVisible();
  await drawer.getByText('Insights', { exact: true }).tap();
  await expect(drawer.getByRole('link', { name: 'Public sector' })).toBeHidden();
  await drawer.getByRole('link', { name: 'Policy Briefs' }).tap();
  await expect(page).toHaveURL(/policy-briefs/);
});

test('the page behind is inert and does not scroll', { tag: '@engines' }, async ({ page }) => {
  await page.goto('');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const reached = [];
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName),
    );
  }
  expect(new Set(reached)).not.toContain('MAIN');
  expect(await page.evaluate(() => document.querySelector('main a')?.matches(':focus'))).toBe(
    false,
  );
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(370, 500);
  await page.mouse.wheel(0, 800);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('Escape and a tap beside it close it', { tag: '@engines' }, async ({ page }) => {
  await page.goto('');
  const open = page.getByRole('button', { name: 'Open menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await open.tap();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(open).toBeFocused();
  await open.tap();
  await expect(drawer).toBeVisible();
  await page.touchscreen.tap(380, 400);
  await expect(drawer).toBeHidden();
});

test('Back closes it and leaves the page where it was', async ({ page }) => {
  await page.goto('about/');
  await page.goto('services/');
  await page.evaluate(() => scrollTo(0, 500));
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  for (let time = 0; time < 2; time++) {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(drawer).toBeVisible();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(400);
    await page.goBack();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(/services\/$/);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  }
  await page.goBack();
  await expect(page).toHaveURL(/about\/$/);
});

test('closed in another way, or left by a link, it costs no Back', async ({ page }) => {
  await page.goto('about/');
  await page.goto('services/');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await drawer.getByRole('button', { name: 'Close menu' }).tap();
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await drawer.getByRole('link', { name: 'Team' }).tap();
  await expect(page).toHaveURL(/team\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/services\/$/);
  await expect(drawer).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL(/about\/$/);
});

test('its head stays while its list scrolls, and so does its foot', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('industries/energy/');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'Energy' })).toBeVisible();
  await drawer.evaluate((one) => one.scrollTo(0, one.scrollHeight));
  expect(await drawer.evaluate((one) => one.scrollTop)).toBeGreaterThan(50);
  await expect(drawer.getByRole('button', { name: 'Close menu' })).toBeInViewport({ ratio: 1 });
  await expect(drawer.getByRole('link', { name: 'Speak to an Expert' })).toBeInViewport({
    ratio: 1,
  });
  await drawer.getByRole('button', { name: 'Close menu' }).tap();
  await expect(drawer).toBeHidden();
});

test('nothing in it has the focus behind its head or foot', async ({ page }) => {
  // It is looked at where it stands, not while it comes in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('industries/energy/');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const covered: string[] = [];
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press(step < 20 ? 'Tab' : 'Shift+Tab');
    const error = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused?.closest('dialog')) return '';
      const { left, top, width, height } = focused.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return focused.contains(seen) ? '' : (focused.textContent ?? '');
    });
    if (error) covered.push(error);
  }
  expect(covered).toEqual([]);
});

test('the group of the present page is open and its entry marked', async ({ page }) => {
  await page.goto('services/policy/');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const entry = page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('link', { name: 'Policy', exact: true });
  await expect(entry).toBeVisible();
  await expect(entry).toHaveAttribute('aria-current', 'page');
});

test('targets are at least 24 by 24', async ({ page }) => {
  await page.goto('');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const small = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'header a, header button, dialog[open] a, dialog[open] summary, dialog[open] button',
      ),
    ]
      .filter((element) => element.checkVisibility())
      .map((element) => ({
        name: element.textContent,
        ...element.getBoundingClientRect().toJSON(),
      }))
      .filter(({ width, height }) => width < 24 || height < 24),
  );
  expect(small).toEqual([]);
});

test('a group that is opened while another one closes stays where it was pressed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await page.goto('');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const groups = page.getByRole('dialog', { name: 'Menu' }).locator('summary');
  for (const from of [0, 1]) {
    await groups.nth(from).tap();
    await groups.nth(from + 1).tap();
    await expectInWindow(groups.nth(from + 1));
  }
});
