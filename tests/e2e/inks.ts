import type { Page } from 'playwright/test';

/** Words of an element, their colour and that of the field below them, as `#141b1e`. */
type Inked = { text: string; ink: string; ground: string };

/**
 * What can be read below the first element that matches, in its colours, pictures and place regardless: faint-words.ts
 * goes over whole pages and leaves those to the eye. What keeps its ground on paper (CSS
 * `print-color-adjust`) is left out where `onPaper`, and the rest stands on white.
 */
export function inksIn(page: Page, selector: string, onPaper = false): Promise<Inked[]> {
  return page
    .locator(selector)
    .first()
    .evaluate((root, paper) => {
      const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      // Laid over what was painted before it, as a colour is that lets some of it through.
      const paint = (colour: string) => {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      };
      const groundOf = (one: Element) => {
        let field = one;
        // `rgba(…)` and `color(… / …)`: through it the next one is seen.
        while (field !== root && /rgba|\//.test(getComputedStyle(field).backgroundColor))
          field = field.parentElement as Element;
        return getComputedStyle(field).backgroundColor;
      };
      return [...root.querySelectorAll<HTMLElement>('*:not(svg *)')]
        .filter((one) => one.checkVisibility() && one.offsetWidth > 1)
        .filter(
          (one) =>
            one.matches('select') ||
            [...one.childNodes].some((node) => node.nodeName === '#text' && node.nodeValue?.trim()),
        )
        .filter((one) => !paper || getComputedStyle(one).printColorAdjust !== 'exact')
        .map((one) => ({
          text: one.innerText.slice(0, 40),
          ground: paint(paper ? '#fff' : groundOf(one)),
          ink: paint(getComputedStyle(one).color),
        }));
    }, onPaper);
}
