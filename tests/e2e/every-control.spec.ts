import type { Locator, Page } from 'playwright/test';
import { test } from './guard';
import { come, happened, outOfSight, watch } from './press-result';
import { builtHtml, firstRoutes, forwards, shareOf } from './routes';
import { expect } from './support';

/*
 * Nothing on the site is dead, and nothing that a press brings about is out of sight: every control is
 * pressed on a fresh page with a mouse, a thumb or the keyboard, must do something, and what it did, or
 * where the focus went, must stand in the window. A control is found by its element, so that a new one
 * is tested without being named. The frame's controls are pressed on one page; on the others they have to
 * be the same. Every page is pressed, and of pages that have the same kinds of control one in both ways.
 */
const CONTROLS =
  'button, summary, select, input[type=submit], input[type=button], input[type=radio], input[type=checkbox], a[data-defer-click], a[data-action], area';
const PARTS = 4;
/** Milliseconds from a mail to the confirmation, and from the panel to its notice, and a little more. */
const OVER_A_SECOND = 2000;

type Way = 'mouse' | 'thumb' | 'keyboard';
type Control = { index: number; label: string; isSummary: boolean; isNew: boolean };

/** The window of a laptop under a mouse and under the keyboard, and of a small phone under a thumb. */
const visitors: readonly { way: Way; viewport: { width: number; height: number } }[] = [
  { way: 'mouse', viewport: { width: 1280, height: 800 } },
  { way: 'thumb', viewport: { width: 360, height: 640 } },
];

/** Controls in sight now. The index counts all of the page, so that it holds on a fresh copy. */
function visible(page: Page, where: 'main' | 'frame'): Promise<Control[]> {
  return page.locator(CONTROLS).evaluateAll(
    (all, inMain) =>
      all.flatMap((element, index) => {
        // A radio button or check box may be drawn by its label.
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
        const { width, height } = (label ?? element).getBoundingClientRect();
        const shown = (label ?? element).checkVisibility({ visibilityProperty: true });
        if (!shown || width < 2 || height < 2) return [];
        if (Boolean(element.closest('main')) !== inMain) return [];
        const known = Reflect.get(window, 'knownControls') as Set<Element> | undefined;
        const name = element.getAttribute('aria-label') ?? (label ?? element).textContent ?? '';
        return [
          {
            index,
            label: name.trim().slice(0, 60),
            isSummary: element.tagName === 'SUMMARY',
            isNew: known !== undefined && !known.has(element),
          },
        ];
      }),
    where === 'main',
  );
}

/** Controls that come to light from now on are new (`isNew`). */
const remember = (page: Page) =>
  page.locator(CONTROLS).evaluateAll((all) => {
    const inSight = all.filter((element) => element.checkVisibility({ visibilityProperty: true }));
    Reflect.set(window, 'knownControls', new Set(inSight));
  });

const isNew = (control: Control) => control.isNew;

/** Does what a visitor does with a control that is in the window. */
async function touch(control: Locator, way: Way) {
  const kind = await control.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.tagName,
  );
  if (kind === 'SELECT') {
    const other = await control.evaluate((element) =>
      [...(element as HTMLSelectElement).options].findIndex(
        ({ selected, value }) => !selected && value,
      ),
    );
    await control.selectOption({ index: other });
  } else if (way === 'keyboard') {
    await control.press(kind === 'radio' || kind === 'checkbox' ? 'Space' : 'Enter');
  } else {
    const isBox = kind === 'radio' || kind === 'checkbox';
    const target = isBox
      ? control
          .page()
          .locator(`label:has(#${await idOf(control)}), label[for="${await idOf(control)}"]`)
      : control;
    const place = isBox && (await target.count()) > 0 ? target.first() : control;
    await (way === 'thumb' ? place.tap() : place.click());
  }
}

/** A box inside its label needs no id of its own; for the test it gets one. */
const idOf = (control: Locator) =>
  control.evaluate((element) => {
    if (!element.id) element.id = 'the-box-that-is-pressed';
    return element.id;
  });

/**
 * Presses a control in the middle of the window.
 * @param more waits for what comes only after a while
 * @returns what is wrong with what came of it, or ''
 */
async function press(
  page: Page,
  index: number,
  way: Way,
  more?: () => Promise<void>,
): Promise<string> {
  const control = page.locator(CONTROLS).nth(index);
  await control.evaluate((element) => {
    (element.closest('label') ?? element).scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  // A choice that is made already is no press.
  if (await control.evaluate((element) => element.matches('[type=radio]:checked'))) return '';
  if (way === 'keyboard') await control.focus();
  const handle = await control.elementHandle();
  await page.evaluate(watch);
  const from = page.url();
  const left = page.waitForEvent('framenavigated', { timeout: 15_000 }).then(
    () => true,
    () => false,
  );
  await touch(control, way);
  const effect = await Promise.race([happened(page), left.then((gone) => gone || happened(page))]);
  await page.waitForLoadState();
  const here = new URL(page.url());
  if (here.pathname !== new URL(from).pathname) return arrival(page);
  if (!effect) return 'nothing happened';
  await more?.();
  await come(page);
  return settled(page, handle);
}

/** What is wrong once nothing more changes, at most a few seconds after the press. */
async function settled(page: Page, handle: Awaited<ReturnType<Locator['elementHandle']>>) {
  let wrong = '';
  for (let look = 0; look < 12; look++) {
    try {
      wrong = handle ? await handle.evaluate(outOfSight) : '';
    } catch {
      // A press may lead away a moment later: a search, or a list that scripts never took over.
      await page.waitForLoadState();
      return arrival(page);
    }
    if (!wrong) return '';
    await page.waitForTimeout(250);
  }
  return wrong;
}

/** On another page what it is, or what was asked for, stands in the window. */
async function arrival(page: Page): Promise<string> {
  const there = await page.evaluate(() => {
    const named = document.querySelector(':target') ?? document.querySelector('h1');
    const box = named?.getBoundingClientRect();
    return box !== undefined && box.top >= 0 && box.top < innerHeight - 16;
  });
  return there ? '' : `arrived at ${page.url()}, its heading out of sight`;
}

async function open(page: Page, route: string) {
  // As a visitor who comes for the first time. A press may still be leading away from the last page.
  const forget = () =>
    page.evaluate(() => {
      if (location.protocol === 'about:') return;
      localStorage.clear();
      sessionStorage.clear();
    });
  await forget().catch(async () => {
    await page.waitForLoadState();
    await forget();
  });
  // The mail that follows a second after a sent form may be opened just now, and ends a visit that begins.
  await page.goto(route).catch(() => page.goto(route));
}

/** Presses a control, then, each on a fresh page, what came to light by it. */
async function pressWithin(page: Page, route: string, where: 'main' | 'frame', way: Way) {
  const errors: string[] = [];
  await open(page, route);
  let last: 'none' | 'disclosure' | 'other' = 'none';
  for (const { index, label, isSummary } of await visible(page, where)) {
    // One disclosure has no bearing on the next, unless that lies inside of it.
    const inSight = () => page.locator(CONTROLS).nth(index).isVisible();
    const besides = last === 'disclosure' && isSummary && (await inSight());
    if (last !== 'none' && !besides) await open(page, route);
    last = isSummary ? 'disclosure' : 'other';
    await remember(page);
    const wrong = await press(page, index, way);
    if (wrong) errors.push(`/${route} ${label}: ${wrong}`);
    if (isSummary || !samePage(page, route)) continue;
    for (const inner of (await visible(page, where)).filter(isNew)) {
      await open(page, route);
      await press(page, index, way);
      if (!samePage(page, route)) break;
      const within = await press(page, inner.index, way);
      if (within) errors.push(`/${route} ${label} > ${inner.label}: ${within}`);
    }
  }
  return errors;
}

/** Forms of the page that hand their answers to the mail program, by index. */
const mailForms = (page: Page) =>
  page
    .locator('main form')
    .evaluateAll((forms) =>
      (forms as HTMLFormElement[]).flatMap((form, index) =>
        form.action.startsWith('mailto:') && form.checkVisibility() ? [index] : [],
      ),
    );

/** Answers all that a form asks for, and leaves the rest. */
function fillRequired(page: Page, index: number) {
  return page
    .locator('main form')
    .nth(index)
    .evaluate((form) => {
      for (const field of (form as HTMLFormElement).elements) {
        if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1;
        else if (field instanceof HTMLTextAreaElement) field.value = 'We count things.\n'.repeat(9);
        else if (!(field instanceof HTMLInputElement) || field.type === 'radio') continue;
        else if (field.type === 'checkbox') field.checked = field.required;
        else if (field.required)
          field.value = field.type === 'email' ? 'amina@example.org' : 'Amina';
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    });
}

/** Scripts are fetched by the press, the message is opened by them, and another follows after a second. */
async function panelOfSent(page: Page) {
  const panel = page
    .getByRole('status')
    .filter({ hasText: 'One step left: press Send', visible: true });
  const isSending = page.locator('main form [type=submit]:disabled');
  await panel.or(isSending).first().waitFor();
  await page.clock.fastForward(OVER_A_SECOND);
  await panel.first().waitFor();
  await page.clock.fastForward(OVER_A_SECOND);
}

/** Sends each form of a page, filled in, and presses what stands there afterwards. */
async function sendWithin(page: Page, route: string, way: Way) {
  const errors: string[] = [];
  await open(page, route);
  for (const form of await mailForms(page)) {
    const send = async () => {
      await open(page, route);
      await fillRequired(page, form);
      await remember(page);
      const button = page.locator('main form').nth(form).locator('[type=submit]');
      const all = await page.locator(CONTROLS).elementHandles();
      const submit = await button.elementHandle();
      const places = await Promise.all(
        all.map((one) => one.evaluate((element, other) => element === other, submit)),
      );
      const wrong = await press(page, places.indexOf(true), way, () => panelOfSent(page));
      return {
        wrong,
        revealed: (await visible(page, 'main')).filter(isNew),
      };
    };
    const { wrong, revealed } = await send();
    if (wrong) errors.push(`/${route} form ${form} sent: ${wrong}`);
    for (const { index, label } of revealed) {
      await send();
      const within = await press(page, index, way);
      if (within) errors.push(`/${route} form ${form} sent > ${label}: ${within}`);
    }
  }
  return errors;
}

const samePage = (page: Page, route: string) => new URL(page.url()).pathname === `/${route}`;

/** What is written in `out/`: the part inside <main> and the rest. */
function written(route: string): { main: string; frame: string } {
  const html = builtHtml(route);
  const [, main = ''] = /<main\b(.*)<\/main>/s.exec(html) ?? [];
  return { main, frame: html.replace(main, '') };
}

/** The footer's newsletter form, which pages that end in one of their own do not repeat. */
const NEWSLETTER = /<form\b(?:(?!<\/form>).)*id="newsletter-footer".*?<\/form>/s;
const withoutNewsletter = (frame: string) => frame.replace(NEWSLETTER, '');

test('every page asks for an address once at its end', () => {
  const framed = firstRoutes.filter((route) => !forwards(route));
  const without = framed.filter((route) => !NEWSLETTER.test(written(route).frame));
  for (const route of without) expect(written(route).main, route).toContain('id="newsletter-');
  expect(without).toContain('');
  expect(without.length).toBeLessThan(framed.length / 4);
});

test('every page has the same controls in its frame', () => {
  // A page that forwards has no frame; the one it forwards to is in the list.
  const framed = firstRoutes.filter((route) => !forwards(route));
  const controls = (route: string) =>
    [...withoutNewsletter(written(route).frame).matchAll(/<(button|summary)\b[^>]*>.*?<\/\1>/gs)]
      // Which page it is, and the id that React gave the notice of a control, are no difference.
      .map(([control]) =>
        control.replace(/ (?:data-active|aria-current|popovertarget)="[^"]*"/gi, ''),
      )
      .join('\n');
  const expected = controls('about/');
  expect(framed.filter((route) => controls(route) !== expected)).toEqual([]);
  expect(firstRoutes.length).toBeGreaterThan(60);
});

/** Pages that have a control of their own, or an island that may add one. */
const withControls = firstRoutes.filter((route) =>
  /<button|<summary|<select|type="(?:submit|radio|checkbox)"|data-island/.test(written(route).main),
);

/** What kinds of control a page has: two pages with the same are of one kind. */
function kindOf(route: string): string {
  const controls =
    /<(?:button|summary|select|area|input)\b[^>]*>|<a\b[^>]*data-(?:defer-click|action)[^>]*>/g;
  const kinds = [...written(route).main.matchAll(controls)].map(([tag]) =>
    [/^<\w+/.exec(tag), ...(tag.match(/ (?:type|class|data-action)="[^"]*"/g) ?? [])].join(''),
  );
  return [...new Set(kinds)].toSorted().join();
}

/** Of each kind one page is pressed in both ways, and the others in one, by turns. */
function pagesFor(way: Way): string[] {
  const turns = new Map<string, number>();
  return withControls.filter((route) => {
    const turn = turns.get(kindOf(route)) ?? 0;
    turns.set(kindOf(route), turn + 1);
    return turn === 0 || turn % 2 === (way === 'thumb' ? 1 : 0);
  });
}

const withForms = firstRoutes.filter((route) => written(route).main.includes('action="mailto:'));

/** Pages that lead to their own parts. */
const withJumps = firstRoutes.filter((route) => /href="#/.test(written(route).main));

for (const { way, viewport } of visitors) {
  test.describe(`${way}, ${viewport.width} by ${viewport.height} px`, () => {
    test.use({ viewport, hasTouch: way === 'thumb' });

    for (const how of [way, 'keyboard'] as const) {
      test(`what a control of the frame does is in sight: ${how}`, async ({ page }) => {
        expect(await pressWithin(page, 'about/', 'frame', how)).toEqual([]);
      });
    }

    for (let part = 0; part < PARTS; part++) {
      test(`what a control of any page does is in sight (${part + 1} of ${PARTS})`, async ({
        page,
      }) => {
        const errors: string[] = [];
        for (const route of shareOf(pagesFor(way), part, PARTS)) {
          errors.push(...(await pressWithin(page, route, 'main', way)));
        }
        expect(errors).toEqual([]);
      });
    }

    test('what follows a sent form is in sight', async ({ page }) => {
      // Nobody waits for what comes a second later.
      await page.clock.install();
      const errors: string[] = [];
      for (const route of withForms) errors.push(...(await sendWithin(page, route, way)));
      expect(errors).toEqual([]);
    });
  });
}

for (let part = 0; part < 2; part++) {
  test(`a jump within a page ends with its target in sight (${part + 1} of 2)`, async ({
    page,
  }) => {
    const errors: string[] = [];
    for (const route of shareOf(withJumps, part, 2)) {
      await open(page, route);
      for (const { viewport } of visitors) {
        await page.setViewportSize(viewport);
        const found = await page.evaluate(jumps);
        errors.push(...found.map((error) => `/${route} ${viewport.width} px: ${error}`));
      }
    }
    expect(errors).toEqual([]);
  });
}

/** Runs in the page: presses every link to a part of it, and tells which ends out of sight. */
async function jumps(): Promise<string[]> {
  const errors: string[] = [];
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const header = document.querySelector('[data-site-header]');
  // One that scripts take over is a control, and pressed as one.
  const links = document.querySelectorAll<HTMLAnchorElement>(
    'main a[href^="#"]:not([data-defer-click])',
  );
  for (const link of links) {
    if (!link.checkVisibility({ visibilityProperty: true })) continue;
    link.click();
    await frame();
    const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    const box = target?.getClientRects()[0];
    const edge = header?.getBoundingClientRect().bottom ?? 0;
    const consent = document.querySelector('[aria-label="Cookie preferences"]');
    const floor = consent?.checkVisibility() ? consent.getBoundingClientRect().top : innerHeight;
    // Short pages end before the target reaches the top.
    if (!box || box.top < edge - 1 || box.top > floor - 8) {
      errors.push(`${link.hash} (${link.textContent?.trim().slice(0, 30)}) at ${box?.top}`);
    }
  }
  return errors;
}
