import PDFDocument from 'pdfkit';
import { type Colours, lightColours } from '@/lib/tokens';
import { lookOf, partsInFonts, registerFonts } from './fonts';
import type { Run } from './inline';
import type { Line, Measure } from './lines';
import { Links } from './links';
import { page } from './measures';
import { escapeMetadata } from './metadata';
import type { TextStyle } from './typography';

export type Element = PDFKit.PDFStructureElement;

/** Facts of a document that its reader's program shows. */
export type Facts = {
  title: string;
  author: string;
  subject: string;
  keywords: string;
  date: string;
  lang: string;
};

/**
 * A PDF as a stack of pages that text, drawings and their tags are put on. Everything drawn belongs
 * either to an element of the structure tree or to the decoration, which assistive technology skips.
 */
export class PdfCanvas {
  readonly doc: PDFKit.PDFDocument;
  readonly colours: Colours = lightColours();
  readonly root: Element;
  #widths = new Map<string, number>();
  readonly #links: Links;

  constructor({ title, author, subject, keywords, date, lang }: Facts) {
    const moment = new Date(`${date}T00:00:00Z`);
    this.doc = new PDFDocument({
      autoFirstPage: false,
      size: [page.width, page.height],
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      lang,
      displayTitle: true,
      // The date of the piece, not of the build: the same content gives the same file.
      info: {
        Title: title,
        Author: author,
        Subject: subject,
        Keywords: keywords,
        Creator: author,
        CreationDate: moment,
        ModDate: moment,
      },
    });
    escapeMetadata(this.doc);
    registerFonts(this.doc);
    this.#links = new Links(this.doc);
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  addPage(): void {
    this.#links.endPage();
    this.doc.addPage();
  }

  /** A new element of the structure tree, the last one of its parent so far. */
  element(type: string, parent: Element = this.root, options: object = {}): Element {
    const element = this.doc.struct(type, options);
    parent.add(element);
    return element;
  }

  colour(name: string): string {
    return this.colours[name] ?? '#000000';
  }

  measure: Measure = (text, style, run = { text }) => {
    const { fonts, size, tracking, features } = lookOf(style, run);
    const key = `${fonts} ${size} ${style.tabular} ${text}`;
    const known = this.#widths.get(key);
    const width =
      known ??
      partsInFonts(text, fonts)
        .map(({ font, part }) => this.doc.font(font).fontSize(size).widthOfString(part, features))
        .reduce((sum, one) => sum + one, 0);
    if (known === undefined) this.#widths.set(key, width);
    return width + tracking * text.length;
  };

  /** Prints a line of text; each piece belongs to the element, links and other languages to one of their own. */
  line({ pieces }: Line, x: number, baseline: number, style: TextStyle, element: Element): void {
    let isOpen = false;
    for (const piece of pieces) {
      const { target, lang } = piece.run;
      const own = target ? 'Link' : lang ? 'Span' : undefined;
      if (own || !isOpen) {
        if (isOpen) this.doc.endMarkedContent();
        const make = () => (own ? this.element(own, element, lang ? { lang } : {}) : element);
        const owner = target ? this.#links.elementOf(target, make) : make();
        owner.add(this.doc.markStructureContent(own ?? 'P'));
        isOpen = true;
      }
      this.text(piece.text, x + piece.x, baseline, style, piece.run);
      if (!own) continue;
      this.doc.endMarkedContent();
      isOpen = false;
      if (!target) continue;
      const at = { x: x + piece.x, baseline };
      this.#links.annotate(piece, target, at, style);
      if (isUnderlined(piece.run))
        this.rule(at.x, baseline + style.size * 0.16, piece.width, 0.5, 'link');
    }
    if (isOpen) this.doc.endMarkedContent();
  }

  /** Prints text at a baseline, as part of whatever is open. */
  text(text: string, x: number, baseline: number, style: TextStyle, run: Run = { text }): void {
    const { fonts, size, tracking, features, rise } = lookOf(style, run);
    let at = x;
    for (const { font, part } of partsInFonts(text, fonts)) {
      this.doc
        .font(font)
        .fontSize(size)
        .fillColor(this.colour(isUnderlined(run) ? 'link' : style.colour))
        .text(part, at, baseline - rise, {
          lineBreak: false,
          baseline: 'alphabetic',
          characterSpacing: tracking,
          ...features,
        });
      at += this.doc.widthOfString(part, features) + tracking * part.length;
    }
  }

  /** Draws decoration. */
  decorate(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  rule(x: number, y: number, width: number, weight: number, colour = 'ink'): void {
    this.decorate(() => this.doc.rect(x, y, width, weight).fill(this.colour(colour)));
  }

  /** Ends the document and returns the file. */
  async end(): Promise<Uint8Array> {
    this.#links.endPage();
    const parts: Uint8Array[] = [];
    this.doc.on('data', (part: Uint8Array) => parts.push(part));
    const ended = new Promise((resolve, reject) => this.doc.on('end', resolve).on('error', reject));
    this.doc.end();
    await ended;
    return new Uint8Array(Buffer.concat(parts));
  }
}

/** Citations and entries of the contents are links without the look of one. */
function isUnderlined({ target, raised, plain }: Run): boolean {
  return target !== undefined && !raised && !plain;
}
