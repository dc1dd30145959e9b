import type { Target } from './inline';
import type { Piece } from './lines';
import type { Element } from './pdf-canvas';
import type { TextStyle } from './typography';

/** The links of the page that is open: each an element of the structure tree and the areas to click. */
export class Links {
  readonly #doc: PDFKit.PDFDocument;
  readonly #elements = new Map<Target, Element>();

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
  }

  /** The element of a link; the same for its second line as for its first. */
  elementOf(target: Target, make: () => Element): Element {
    const element = this.#elements.get(target) ?? make();
    this.#elements.set(target, element);
    return element;
  }

  /** Makes a printed piece of text lead to its target. */
  annotate(
    { run, width }: Piece,
    target: Target,
    at: { x: number; baseline: number },
    style: TextStyle,
  ): void {
    const [above, height] = run.raised ? [1.05, 0.9] : [0.85, 1.15];
    const box = [at.x, at.baseline - style.size * above, width, style.size * height] as const;
    const options = {
      structParent: this.#elements.get(target),
      Contents: new String(target.words),
    } as object;
    if ('place' in target) this.#doc.goTo(...box, target.place, options);
    else this.#doc.link(...box, target.href, options);
  }

  /** pdfkit writes a link as lying on the page that is open, so no link outlives its page. */
  endPage(): void {
    for (const link of this.#elements.values()) link.end();
    this.#elements.clear();
  }
}
