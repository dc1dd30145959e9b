import { events } from '../../lib/content/types/event';
import { industries } from '../../lib/content/types/industry';
import { services } from '../../lib/content/types/service';
import { firm } from '../../lib/firm';
import { expectInWindow } from './in-window';
import { catchMails } from './mails';
import { expect, test } from './support';

test('LOG IN opens an access request and says that it does', async ({ page }) => {
  await page.goto('about/');
  const mails = await catchMails(page);
  const link = page.getByRole('banner').getByRole('link', { name: 'LOG IN' });
  await expect(link).toHaveAccessibleDescription(/opens your mail program/);
  await link.click();
  await expect.poll(() => mails.length).toBe(1);
  expect(mails[0]).toMatchObject({ to: firm.email, subject: 'Access request' });
  expect(mails[0]?.body).toContain('I would like access');
});

test('in the drawer LOG IN says in sight what it does', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('about/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByText('LOG IN opens your mail program')).toBeVisible();
});

test('Register Now opens a registration with the event in it, and the page names the address', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-21T08:00:00Z');
  await page.goto('insights/events/');
  const register = page.getByRole('main').getByRole('link', { name: /^Register Now/ });
  await expect(register).toHaveCount(2);
  const mails = await catchMails(page);
  for (const link of await register.all()) {
    const title = (await link.innerText()).split(':').slice(1).join(':').trim();
    await link.click();
    await expect.poll(() => mails.at(-1)?.subject).toBe(`Event Registration - ${title}`);
    expect(mails.at(-1)?.to).toBe(firm.email);
    expect(mails.at(-1)?.body).toContain(title);
    expect(mails.at(-1)?.body).toMatch(/\d\d:\d\d–\d\d:\d\d East Africa Time/);
  }
  await expect(page.getByRole('main')).toContainText(firm.email);
});

test('a recording is asked for by mail, and there is no player', async ({ page }) => {
  await page.goto('insights/events/');
  await page
    .getByRole('link', { name: /^Watch Recording/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#recording$/);
  const mails = await catchMails(page);
  await page.getByRole('link', { name: 'Ask for the recording' }).click();
  await expect.poll(() => mails.length).toBe(1);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  expect(mails[0]).toMatchObject({ to: firm.email, subject: `Recording - ${title}` });
  await expect(page.locator('video, audio, iframe')).toHaveCount(0);
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 360, height: 560 },
]) {
  test(`at ${viewport.width} by ${viewport.height} a press on an event's mail says what to do without a mail program`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.clock.setFixedTime('2026-11-21T08:00:00Z');
    await page.goto('insights/events/');
    await page
      .getByRole('link', { name: /^Register Now/ })
      .first()
      .click();
    const registration = page
      .getByRole('dialog', { name: 'Registration' })
      .filter({ visible: true });
    await expectInWindow(registration.getByText('Nothing opened?'));
    await expect(registration).toContainText(firm.email);
    // Once more is the first thing in it; what to write is folded, so that the page is seen behind it.
    const parts = registration.getByRole('link').or(registration.locator('summary'));
    await expect(parts.first()).toHaveText('Open again');
    expect((await registration.boundingBox())?.height).toBeLessThan(viewport.height * 0.7);
    const subject = registration.locator('summary');
    await expect(registration.locator('pre')).toBeHidden();
    await subject.click();
    await expect(registration.locator('pre')).not.toBeEmpty();
    await expect(registration.locator('pre')).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(registration).toBeHidden();

    await page
      .getByRole('link', { name: /^Watch Recording/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Ask for the recording' }).click();
    const recording = page.getByRole('dialog', { name: 'The recording' });
    await expectInWindow(recording.getByText('Nothing opened?'));
    await expectInWindow(recording.locator('a[href^="tel:+"]'));
  });

  test(`at ${viewport.width} by ${viewport.height} a past event has its next step in the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.clock.setFixedTime('2031-01-02T08:00:00Z');
    for (const { path } of events()) {
      await page.goto(path.slice(1));
      const next = page
        .getByRole('main')
        .getByRole('link', { name: /^(Watch Recording|Read the record|See the programme)$/ })
        .first();
      await expectInWindow(next);
      await next.click();
      await expect(page.locator(':target')).toBeInViewport();
    }
  });
}

// A practice with a form of its own asks there.
for (const [list, matter] of [
  ['Industry', industries()[0]],
  ['Solution', services().find(({ inquiry }) => !inquiry)],
] as const) {
  const { id: option = '', path = '' } = matter ?? {};
  const page = `${path}/`.slice(1);
  test(`the call that closes /${page} opens the form with its matter chosen`, async ({
    page: tab,
  }) => {
    await tab.goto(page);
    await tab.getByRole('main').getByRole('link', { name: 'Speak to an Expert' }).last().click();
    await expect(tab).toHaveURL(/\/contact\//);
    const form = tab.locator('#inquiry');
    await expect(form.getByLabel(list)).toHaveValue(option);
    await expectInWindow(form.getByLabel(list));
    // What a visitor chooses instead is theirs.
    await form.getByLabel(list).selectOption({ index: 2 });
    const chosen = await form.getByLabel(list).inputValue();
    await tab.reload();
    await expect(form.getByLabel(list)).toHaveValue(chosen);
  });
}
