/*
 * What holds for every page's frame and type, measured in the page. Each function is handed to
 * `page.evaluate` and so holds all it needs.
 */

/** Whether a way to a person is in the window, whole and uncovered, and large enough for a thumb. */
export function wayToAPerson(): string[] {
  const ways = 'a[href^="tel:"], a[href^="mailto:"], a[href*="//wa.me/"], a[href*="/contact/"]';
  return [...document.querySelectorAll<HTMLAnchorElement>(ways)]
    .filter((way) => way.checkVisibility({ visibilityProperty: true }))
    .filter((way) => {
      const { left, top, right, bottom, width, height } = way.getBoundingClientRect();
      if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) return false;
      if (width < 43.5 || height < 43.5) return false;
      return [left + 3, (left + right) / 2, right - 3].every((x) => {
        const over = document.elementFromPoint(x, (top + bottom) / 2);
        return over !== null && (way.contains(over) || over.contains(way));
      });
    })
    .map((way) => way.ariaLabel || way.innerText.trim());
}

/**
 * Settings in the display face: an element with letters of its own that are shown. Figures alone are
 * data, the wordmark is a sign, and what is hidden from assistive technology, or is one picture to it, is a
 * drawing.
 */
export function displaySettings(): { size: number; text: string }[] {
  const [display = ''] = getComputedStyle(document.documentElement)
    .getPropertyValue('--font-display')
    .trim()
    .split(',');
  const found = new Map<Element, { size: number; text: string }>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !/\p{L}/u.test(node.textContent ?? '')) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (
      element.closest(
        'svg, script, style, option, dialog, [popover], [aria-hidden=true], [role=img]',
      )
    )
      continue;
    const { fontFamily, fontSize } = getComputedStyle(element);
    if (!fontFamily.startsWith(display) || element.closest('a[aria-label]')) continue;
    const { width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    // The lines of one heading, or the lists in one sentence, are one setting.
    const whole = element.closest('h1, h2, h3, h4, p, b, dt, dd, li') ?? element;
    const size = Number.parseFloat(fontSize);
    const text = whole.textContent?.trim().slice(0, 40) ?? '';
    const before = found.get(whole)?.size ?? size;
    found.set(whole, { size: Math.min(size, before), text });
  }
  return [...found.values()];
}

/** The name a page is known by, in its tab, and how large its words stand above the first section. */
export function plainName(): { name: string; size: number } {
  const [name = ''] = document.title.split(' | ');
  const words = name.split(/[:,]/)[0]?.trim().toLowerCase() ?? '';
  const top = document.querySelector('h1')?.getBoundingClientRect().bottom ?? 0;
  const sizes = [...document.querySelectorAll<HTMLElement>('main [aria-current="page"], h1, h1 *')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.getBoundingClientRect().top <= top)
    .filter((element) => {
      const said = (element.textContent ?? '').replace(/\s+/g, ' ').trim().toLowerCase();
      return said !== '' && (said.includes(words) || name.toLowerCase().includes(said));
    })
    .map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  return { name, size: Math.max(0, ...sizes) };
}

/**
 * Last words of up to seven letters that stand alone on the last line of a text. A text is what stands in
 * one block; short labels may break where they like, and so may two words that together are longer than
 * `lib/export/prevent-widows.mjs` holds together. Headings are balanced by the style sheet and written as
 * they are named elsewhere. A cell that stays in its column is neither: whole columns need the room of a word.
 */
export function loneLastWords(): string[] {
  const SHORT = 7;
  const LEAST = 20;
  const LONGEST = 16;
  const blocks =
    'p, li, dd, dt, h1, h2, h3, h4, h5, h6, figcaption, summary, label, legend, td, th, blockquote';
  const found: string[] = [];
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const names = new Set(headings.map((heading) => heading.textContent?.trim()));
  for (const block of document.querySelectorAll<HTMLElement>(blocks)) {
    if (!block.checkVisibility({ visibilityProperty: true })) continue;
    if (block.closest('svg, [aria-hidden=true], .sr-only, dialog, [popover], h1, h2, h3, h4'))
      continue;
    if (block.closest('td:not([data-label]), th')) continue;
    // What is put in on the device: times in the visitor's zone, values of a list.
    if (block.querySelector('time, select')) continue;
    if (block.querySelector(blocks) || block.querySelector('div, ul, ol, table, form')) continue;
    if (/flex|grid/.test(getComputedStyle(block).display)) continue;
    const texts: Text[] = [];
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.closest('.sr-only, svg, select') && parent?.checkVisibility()) {
        texts.push(node as Text);
      }
    }
    const whole = texts.map(({ data }) => data).join('');
    const words = [...whole.matchAll(/[^ \n]+/g)];
    const [before, last] = words.slice(-2);
    if (words.length < 2 || !before || !last || whole.trim().length < LEAST) continue;
    // A way back to the text is no word, and what a name is made of is not changed.
    if (!/\p{L}/u.test(last[0]) || names.has(whole.trim())) continue;
    if (last[0].includes('\u00a0')) continue;
    if (last[0].replace(/[^\p{L}\p{N}]/gu, '').length > SHORT) continue;
    if (before[0].length + last[0].length > LONGEST) continue;
    const rect = (start: number) => {
      let from = 0;
      for (const text of texts) {
        if (start < from + text.length) {
          const range = document.createRange();
          range.setStart(text, start - from);
          range.setEnd(text, start - from + 1);
          return range.getBoundingClientRect();
        }
        from += text.length;
      }
      return new DOMRect();
    };
    const end = rect(before.index + before[0].length - 1);
    const start = rect(last.index);
    if (start.top > end.bottom - 4) found.push(`“…${whole.trim().slice(-40)}”`);
  }
  return found;
}
