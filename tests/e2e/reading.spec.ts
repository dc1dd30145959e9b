import type { Page } from 'playwright/test';
import { expectInWindow } from './in-window';
import { articlesIn, builtHtml, firstRoutes } from './routes';
import { expect, test } from './support';

/* Reading a piece: its contents, its remark, its citations, and what one takes away by copying. */

const phone = { width: 360, height: 640 };
const desktop = { width: 1280, height: 800 };
const article = articlesIn('role="note"')[0] as string;

/** Distance of an element's upper edge from the header's lower one. */
const belowHeader = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const header = document.querySelector('[data-site-header]')?.getBoundingClientRect().bottom;
    return element.getBoundingClientRect().top - (header ?? 0);
  });

test('on a phone the contents are folded above the text, and a press leads to the section', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(article);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const links = contents.getByRole('link');
  await expect(links.first()).toBeHidden();
  await contents.getByText('On this page').filter({ visible: true }).click();
  await expect(links.first()).toBeInViewport();
  const target = await links.last().getAttribute('href');
  await links.last().click();
  await expect.poll(() => belowHeader(page, target as string)).toBeGreaterThanOrEqual(0);
  await expect(page.locator(target as string)).toBeInViewport();
});

test('on a wide screen the contents lie open and mark the section that is read', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto(article);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByText('On this page').filter({ visible: true })).toHaveCount(1);
  await expect(contents.locator('summary')).toBeHidden();
  const links = contents.getByRole('link');
  const weights = () =>
    links.evaluateAll((all) => all.map((link) => getComputedStyle(link).fontWeight));
  for (const index of [1, 3]) {
    const target = await links.nth(index).getAttribute('href');
    await page.locator(target as string).evaluate((heading) => heading.scrollIntoView());
    await expect
      .poll(async () => (await weights()).map((weight) => Number(weight) >= 600).indexOf(true))
      .toBe(index);
    expect(new Set(await weights()).size).toBe(2);
  }
});

for (const size of [phone, desktop])
  test(`a remark never stands before the words that it explains, ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const withRemark = articlesIn('role="note"');
    expect(withRemark.length).toBeGreaterThan(0);
    for (const route of withRemark) {
      await page.goto(route);
      const place = await page.getByRole('note').evaluate((note) => {
        const explained = note.previousElementSibling as Element;
        const [mine, theirs] = [note.getBoundingClientRect(), explained.getBoundingClientRect()];
        const others = [...document.querySelectorAll('main :is(p, h2, h3, li, figure, table)')];
        return {
          follows: explained.tagName,
          // Below it, or beside it and reaching down to its last line.
          isAfter:
            mine.top >= theirs.bottom || (mine.left > theirs.right && mine.bottom > theirs.top),
          isOver: others.filter((other) => {
            if (note.contains(other) || other.contains(note)) return false;
            const { left, right, top, bottom } = other.getBoundingClientRect();
            return left < mine.right && right > mine.left && top < mine.bottom && bottom > mine.top;
          }).length,
        };
      });
      expect([route, place]).toEqual([route, { follows: 'P', isAfter: true, isOver: 0 }]);
    }
  });

test('the line under the header is empty at the top of a piece and grows with reading', async ({
  page,
}) => {
  await page.goto(article);
  const drawn = () =>
    page
      .locator('article > [aria-hidden][data-noprint]')
      .first()
      .evaluate((line) => line.getBoundingClientRect().width / innerWidth);
  expect(await drawn()).toBe(0);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  await expect.poll(drawn).toBeGreaterThan(0.2);
});

for (const size of [phone, desktop])
  test(`a citation leads to its source and back, both in the window and marked, ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto(article);
    const citation = page.locator('main sup a').nth(1);
    const marked = (selector: string) =>
      page.locator(selector).evaluate((target) => getComputedStyle(target).backgroundColor);
    const [there, back] = await citation.evaluate((link) => [
      link.getAttribute('href') ?? '',
      `#${link.id}`,
    ]);
    const [plain, plainBack] = [await marked(there as string), await marked(back as string)];
    await citation.click();
    await expect(page.locator(there as string)).toBeInViewport();
    expect(await belowHeader(page, there as string)).toBeGreaterThanOrEqual(0);
    expect(await marked(there as string)).not.toBe(plain);
    await page.locator(`${there} a[href="${back}"]`).click();
    await expect(page.locator(back as string)).toBeInViewport();
    // With the sentence before it, which may begin some lines above.
    expect(await belowHeader(page, back as string)).toBeGreaterThan(size.height / 6);
    expect(await marked(back as string)).not.toBe(plainBack);
  });

test('on a phone a work that is cited again leads back to each citation of it', async ({
  page,
}) => {
  const route = firstRoutes.find((one) => /href="#fnref-[^"]+-2"/.test(builtHtml(one))) ?? '';
  expect(route).not.toBe('');
  await page.setViewportSize(phone);
  await page.goto(route);
  const back = page.locator('main li a[href^="#fnref-"][href$="-2"]').first();
  const citation = page.locator(`[id="${(await back.getAttribute('href'))?.slice(1)}"]`);
  await citation.click();
  await expectInWindow(back);
  await back.click();
  await expectInWindow(citation);
});

test('on a narrow screen each citation is 24 px to touch, its neighbours apart from it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const errors: string[] = [];
  for (const route of articlesIn('<sup data-between="">, </sup>')) {
    await page.goto(route);
    const found = await page.locator('main p > sup a').evaluateAll((links) => {
      const boxes = links.map((link) => link.getBoundingClientRect());
      return boxes.flatMap((box, index) => {
        const next = boxes[index + 1];
        const meets =
          next && next.top < box.bottom && next.left < box.right && next.right > box.left;
        const small = box.width < 24 || box.height < 24;
        return small || meets ? [`${links[index]?.textContent}: ${Math.round(box.width)} px`] : [];
      });
    });
    errors.push(...found.map((error) => `/${route} ${error}`));
  }
  expect(errors).toEqual([]);
});

test('who copies a text gets its sentences, without figures, arrows or labels between them', async ({
  page,
}) => {
  await page.goto(article);
  const { copied, written } = await page.evaluate(() => {
    const paragraph = [...document.querySelectorAll('main p')].find((p) => p.querySelector('sup'));
    const sources = document.querySelector('main ol:has([id^="fn-"])');
    const select = (from: Element, to: Element) => {
      const range = document.createRange();
      range.setStartBefore(from);
      range.setEndAfter(to);
      getSelection()?.removeAllRanges();
      getSelection()?.addRange(range);
      return String(getSelection());
    };
    if (!paragraph || !sources) return { copied: '', written: '' };
    const clone = paragraph.cloneNode(true) as Element;
    for (const figure of clone.querySelectorAll('sup')) figure.remove();
    return {
      copied: `${select(paragraph, paragraph).trim()}\n${select(sources, sources)}`,
      written: clone.textContent ?? '',
    };
  });
  expect(written.length).toBeGreaterThan(100);
  expect(copied.startsWith(`${written}\n`)).toBe(true);
  expect(copied).not.toContain('↑');
});

test('a piece is passed on with its sentences and its address, and a service opens beside it', async ({
  page,
}) => {
  await page.goto(article);
  await page.getByText('Share this').click();
  const main = page.locator('main');
  const whatsapp = main.getByRole('link', { name: 'WhatsApp', exact: true });
  await expect(whatsapp).toHaveAttribute('target', '_blank');
  await expect(whatsapp).toHaveAttribute('rel', /noopener/);
  const sentences = await main
    .getByRole('region', { name: 'In brief' })
    .locator('li')
    .allInnerTexts();
  expect(sentences.length).toBeGreaterThan(1);
  const text = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  const plain = (words: string) => words.replace(/\s+/g, ' ');
  for (const sentence of sentences) expect(plain(text)).toContain(plain(sentence));
  expect(text).toMatch(new RegExp(`https?://\\S+/${article}$`));
  await expect(main.getByRole('link', { name: 'SMS', exact: true })).toHaveAttribute(
    'href',
    /^sms:\?body=/,
  );
});

for (const size of [phone, desktop])
  test(`sources are folded on a phone; contents, a citation and Back lead into and out of them, ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto(article);
    const list = page.locator('main ol:has([id^="fn-"])');
    await (size === phone ? expect(list).toBeHidden() : expect(list).toBeVisible());
    const before = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.locator('main sup a').first().click();
    await expect(list.locator('li').first()).toBeInViewport();
    await page.goBack();
    await expect(page.locator('main sup a').first()).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThanOrEqual(
      before,
    );
    await page.goto(`${article}#sources`);
    await expect(list.locator('li').first()).toBeInViewport();
    expect(await belowHeader(page, 'section:has(> details #sources) > h2')).toBeGreaterThan(0);
  });

test('in high contrast the words of a drawing have the colour of the words around it', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  for (const route of [...articlesIn('</text>').slice(0, 3), 'contact/']) {
    await page.goto(route);
    const drawn = await page.locator('main svg text').evaluateAll((all) => {
      const around = getComputedStyle(document.body).color;
      return all.map((text) => getComputedStyle(text).fill === around);
    });
    expect(drawn.length).toBeGreaterThan(0);
    expect([route, drawn.filter((same) => !same).length]).toEqual([route, 0]);
  }
});
