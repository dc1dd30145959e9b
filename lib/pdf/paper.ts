import fs from 'node:fs';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import { type Colours, readColours } from './colours';
import type { Run, Target } from './inline';
import type { Line, Measure, Piece } from './lines';
import { page } from './measures';
import { escapeMetadata } from './metadata';
import type { Face, TextStyle } from './type';

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

const faces: Record<Face, string> = {
  text: 'onest-400',
  strong: 'onest-600',
  display: 'ojuju-690',
};
const fontFolder = () => path.join(process.cwd(), 'lib/pdf/fonts');

/** Size and height of a citation, in parts of the text's size. */
const RAISED = { size: 0.68, rise: 0.36 };

/**
 * A PDF as a stack of sheets that text, drawings and their tags are put on. Everything drawn belongs
 * either to an element of the structure tree or to the decoration, which assistive technology skips.
 */
export class Paper {
  readonly doc: PDFKit.PDFDocument;
  readonly colours: Colours = readColours();
  readonly root: Element;
  #widths = new Map<string, number>();
  #links = new Map<Target, Element>();

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
    for (const file of Object.values(faces)) {
      this.doc.registerFont(
        file,
        fs.readFileSync(path.join(fontFolder(), `${file}.ttf`)) as unknown as string,
      );
    }
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  addPage(): void {
    this.#endLinks();
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
    const { face, size, tracking = 0, tabular } = this.#look(style, run);
    const key = `${face} ${size} ${tabular} ${text}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      width = this.doc.font(face).fontSize(size).widthOfString(text, features(tabular));
      this.#widths.set(key, width);
    }
    return width + tracking * size * text.length;
  };

  /** Prints a line of text; each piece belongs to the element, links to an element of their own. */
  line({ pieces }: Line, x: number, baseline: number, style: TextStyle, element: Element): void {
    let isOpen = false;
    for (const piece of pieces) {
      const { target } = piece.run;
      if (target || !isOpen) {
        if (isOpen) this.doc.endMarkedContent();
        const owner = target ? this.#linkElement(target, element) : element;
        owner.add(this.doc.markStructureContent(target ? 'Link' : 'P'));
        isOpen = true;
      }
      this.text(piece.text, x + piece.x, baseline, style, piece.run);
      if (!target) continue;
      this.doc.endMarkedContent();
      isOpen = false;
      this.#annotate(piece, target, x + piece.x, baseline, style);
    }
    if (isOpen) this.doc.endMarkedContent();
  }

  /** Prints text at a baseline, as part of whatever is open. */
  text(text: string, x: number, baseline: number, style: TextStyle, run: Run = { text }): void {
    const { face, size, tracking = 0, tabular, rise } = this.#look(style, run);
    this.doc
      .font(face)
      .fontSize(size)
      .fillColor(this.colour(run.target && !run.raised && !run.plain ? 'link' : style.colour))
      .text(text, x, baseline - rise, {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: tracking * size,
        ...features(tabular),
      });
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
    this.#endLinks();
    const parts: Uint8Array[] = [];
    this.doc.on('data', (part: Uint8Array) => parts.push(part));
    const ended = new Promise((resolve, reject) => this.doc.on('end', resolve).on('error', reject));
    this.doc.end();
    await ended;
    return new Uint8Array(Buffer.concat(parts));
  }

  #look(style: TextStyle, run: Run) {
    const size = run.raised ? style.size * RAISED.size : style.size;
    const rise = run.raised ? style.size * RAISED.rise : 0;
    const face = run.strong && style.face === 'text' ? 'strong' : style.face;
    return { ...style, face: faces[face], size, rise };
  }

  #linkElement(target: Target, parent: Element): Element {
    const known = this.#links.get(target);
    if (known) return known;
    const link = this.element('Link', parent);
    this.#links.set(target, link);
    return link;
  }

  /** A link's annotations are written with the page they lie on, so no link outlives its page. */
  #endLinks(): void {
    for (const link of this.#links.values()) link.end();
    this.#links.clear();
  }

  #annotate(
    { run, width }: Piece,
    target: Target,
    x: number,
    baseline: number,
    style: TextStyle,
  ): void {
    const isRaised = run.raised === true;
    const above = style.size * (isRaised ? 1.05 : 0.85);
    const height = style.size * (isRaised ? 0.9 : 1.15);
    const options = {
      structParent: this.#links.get(target),
      Contents: new String(target.words),
    } as object;
    const box = [x, baseline - above, width, height] as const;
    if ('place' in target) this.doc.goTo(...box, target.place, options);
    else this.doc.link(...box, target.href, options);
    if (isRaised || run.plain) return;
    this.rule(x, baseline + style.size * 0.16, width, 0.5, 'link');
  }
}

/** Kerning is on unless features are named; pdfkit remembers the widths of words only without them. */
function features(tabular: boolean | undefined): { features?: PDFKit.Mixins.OpenTypeFeatures[] } {
  return tabular ? { features: ['kern', 'tnum'] } : {};
}
