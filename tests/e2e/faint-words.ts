/**
 * Runs in the page. Words in the ink of another ground: a box that is laid open (`display: contents`) loses
 * its paper and keeps its ink, which the engines of `npm run a11y` do not see. Every text is held against
 * the nearest box around it that paints a ground.
 * @returns texts of less than 4.5 to 1, 3 to 1 where they are large, with their ratio
 */
export function faintWords(): string[] {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  const seen = new Map<string, number[]>();
  const rgba = (colour: string): number[] => {
    const known = seen.get(colour);
    if (known) return known;
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const found = [...context.getImageData(0, 0, 1, 1).data];
    seen.set(colour, found);
    return found;
  };
  const light = (colour: number[]) =>
    colour
      .slice(0, 3)
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
  const groundOf = (from: Element | null): number[] | undefined => {
    for (let at = from; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.display === 'contents') continue;
      if (style.backgroundImage !== 'none' || style.position === 'absolute') return undefined;
      const colour = rgba(style.backgroundColor);
      if (colour[3] === 255) return colour;
      if (colour[3] !== 0) return undefined;
    }
    return undefined;
  };
  // What lies over a picture is for the eye to judge.
  const pictures = [...document.querySelectorAll('svg.art')].map((art) =>
    art.getBoundingClientRect(),
  );
  const onPicture = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return pictures.some(
      (art) => art.left < right && art.right > left && art.top < bottom && art.bottom > top,
    );
  };
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faint = new Set<string>();
  while (words.nextNode()) {
    const parent = words.currentNode.parentElement;
    const text = words.currentNode.textContent?.trim() ?? '';
    if (!parent || text.length < 3 || parent.closest('svg, script, style, noscript, .sr-only'))
      continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const ground = onPicture(parent) ? undefined : groundOf(parent);
    const { color, fontSize } = getComputedStyle(parent);
    const ink = rgba(color);
    if (!ground || ink[3] !== 255) continue;
    const [low = 0, high = 0] = [light(ink), light(ground)].sort((one, other) => one - other);
    const ratio = (high + 0.05) / (low + 0.05);
    if (ratio < (Number.parseFloat(fontSize) >= 24 ? 3 : 4.5))
      faint.add(`“${text.slice(0, 40)}” ${ratio.toFixed(2)}`);
  }
  return [...faint];
}
