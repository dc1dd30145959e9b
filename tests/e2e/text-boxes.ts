/*
 * Where text stands, measured in the page. Each function is handed to `page.evaluate` or `evaluateAll`
 * and so holds all it needs.
 */

/** Pixels by which the page scrolls sideways. */
export function sideways(): number {
  const { documentElement: root, body } = document;
  return Math.max(0, root.scrollWidth - innerWidth, body.scrollWidth - innerWidth);
}

/** Words of elements that go on in the next line without a hyphen of their own, as `“word” in H1`. */
export function brokenWords(elements: Element[]): string[] {
  const found: string[] = [];
  for (const element of elements) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\-–—/\u00ad]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()]
          .filter(({ width }) => width > 1)
          .map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 1)
          found.push(`“${word}” in ${element.tagName}`);
      }
    }
  }
  return found;
}

/** Text that a box around it cuts off, as `“the text” by div.class`. */
export function cutOffText(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent?.trim() || !element?.checkVisibility({ visibilityProperty: true }))
      continue;
    if (element.closest('svg, [aria-hidden=true], .sr-only, script, style, option, select'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width < 2) continue;
    let isBeyond = text.right > innerWidth + 2;
    let cutBy = '';
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      // A box of one pixel is a way to speak without being seen.
      if (edge.width <= 2 || clipPath !== 'none') {
        cutBy = '';
        isBeyond = false;
        break;
      }
      // What is scrolled to is not cut off by the window; a box inside may still do so.
      if (/auto|scroll/.test(overflowX)) isBeyond = false;
      const clips = (value: string) => value === 'hidden' || value === 'clip';
      // Descenders may reach beyond a line that is set tight.
      const slack = Number.parseFloat(getComputedStyle(element).fontSize) * 0.35;
      const across = clips(overflowX) && (text.left < edge.left - 2 || text.right > edge.right + 2);
      const down =
        clips(overflowY) && (text.top < edge.top - slack || text.bottom > edge.bottom + slack);
      if (across || down) cutBy ||= `${box.tagName}.${box.className}`;
    }
    if (isBeyond) cutBy ||= 'the window';
    if (cutBy) found.push(`“${node.textContent.trim().slice(0, 40)}” by ${cutBy}`);
  }
  return found;
}

/** Lines of different texts that lie on one another by a third of their height or more, as `“a” on “b”`. */
export function overlappingText(): string[] {
  type Line = { text: string; node: Node; box: DOMRect };
  /** Spoken, but not seen. */
  const hidden = (element: Element): boolean =>
    getComputedStyle(element).clipPath !== 'none' ||
    (element.parentElement !== null && hidden(element.parentElement));
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent?.trim() || !element?.checkVisibility({ visibilityProperty: true }))
      continue;
    // What is fixed lies above the page by intention, and a drawing has its own rules.
    if (
      element.closest('[data-site-header], [popover], svg, .sr-only, option, select, script, style')
    )
      continue;
    if (hidden(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width > 2) lines.push({ text: node.textContent.trim().slice(0, 30), node, box });
    }
  }
  lines.sort((one, other) => one.box.top - other.box.top);
  const found = new Set<string>();
  lines.forEach((one, index) => {
    for (let next = index + 1; next < lines.length; next++) {
      const other = lines[next] as Line;
      if (other.box.top >= one.box.bottom) break;
      const across =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
      const low = Math.min(one.box.height, other.box.height);
      if (one.node !== other.node && across > 3 && down > low / 3)
        found.add(`“${one.text}” on “${other.text}”`);
    }
  });
  return [...found];
}

/** Words that a picture of their own card lies over, and cells whose words reach over their neighbour. */
export function overlaidText(): string[] {
  const found: string[] = [];
  /** For a screen reader alone. */
  const isUnseen = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isUnseen(element.parentElement));
  /** Where its words stand; room for a finger around a figure is none of them. */
  const linesOf = (cell: Element): DOMRect[] => {
    const lines: DOMRect[] = [];
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (isUnseen(node.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      lines.push(...range.getClientRects());
    }
    return lines.filter(({ width }) => width > 2);
  };
  for (const cell of document.querySelectorAll('main :is(th, td)')) {
    // The name of a group reaches over cells that hold nothing.
    if (!cell.nextElementSibling?.textContent?.trim()) continue;
    const { right } = cell.getBoundingClientRect();
    if (linesOf(cell).some((line) => line.right > right + 1))
      found.push(`“${cell.textContent?.slice(0, 40)}” over the next cell`);
  }
  for (const row of document.querySelectorAll('main tr')) {
    const lines = [...row.children].flatMap((cell) => linesOf(cell).map((box) => ({ cell, box })));
    for (const [at, one] of lines.entries()) {
      const other = lines.slice(at + 1).find(({ cell, box }) => {
        const across = Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left);
        const down = Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top);
        return cell !== one.cell && across > 3 && down > 6;
      });
      if (other)
        found.push(
          `“${one.cell.textContent?.slice(0, 20)}” on “${other.cell.textContent?.slice(0, 20)}”`,
        );
    }
  }
  for (const art of document.querySelectorAll('main :is(article, li) :is(svg, img)')) {
    const { width, height, left, right, top, ...box } = art.getBoundingClientRect();
    if (!art.checkVisibility() || width < 48 || height < 48) continue;
    const frame = art.parentElement;
    const { position = '', overflow = '' } = frame ? getComputedStyle(frame) : {};
    // A cloth that words are written on.
    if (position === 'absolute') continue;
    const bottom = Math.min(
      box.bottom,
      overflow === 'clip' ? (frame?.getBoundingClientRect().bottom ?? 0) : box.bottom,
    );
    for (const words of art.closest('article, li')?.querySelectorAll('h2, h3, p, time, dt') ?? []) {
      if (words.contains(art) || art.contains(words) || !words.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(words);
      const isCovered = [...range.getClientRects()].some(
        (line) =>
          line.width > 2 &&
          Math.min(right, line.right) - Math.max(left, line.left) > 2 &&
          Math.min(bottom, line.bottom) - Math.max(top, line.top) > 6,
      );
      if (isCovered) found.push(`a picture over “${words.textContent?.trim().slice(0, 40)}”`);
    }
  }
  return [...new Set(found)];
}
