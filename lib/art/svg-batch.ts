import { type Ink, paint } from './ink';
import { type Point, round } from './path';

/** What a generator returns: the shapes, and the ink of the ground they lie on. */
export interface Drawing {
  sheet: SvgBatch;
  background: Ink;
}

interface Layer {
  fills: Map<Ink, string>;
  /** Keyed by ink and width. */
  strokes: Map<string, { ink: Ink; width: string | number; data: string; dash?: number }>;
}

/**
 * Collects shapes and prints one `<path>` for all shapes of one paint in one layer, which keeps
 * pictures of hundreds of shapes at a few kilobytes. Within a layer fills lie below strokes, and
 * paints in the order of their first use; start a new layer where shapes must cover earlier ones.
 */
export class SvgBatch {
  readonly width: number;
  readonly height: number;
  #top: Layer = { fills: new Map(), strokes: new Map() };
  readonly #layers: Layer[] = [this.#top];

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  addLayer(): void {
    this.#top = { fills: new Map(), strokes: new Map() };
    this.#layers.push(this.#top);
  }

  fill(ink: Ink, data: string): void {
    const { fills } = this.#top;
    fills.set(ink, (fills.get(ink) ?? '') + data);
  }

  /** The width is printed as given: pass a string where a fixed number of decimals is wanted. */
  stroke(ink: Ink, width: string | number, data: string): void {
    const { strokes } = this.#top;
    const key = `${ink} ${width}`;
    const before = strokes.get(key)?.data ?? '';
    strokes.set(key, { ink, width, data: before + data });
  }

  rect(ink: Ink, x: number, y: number, width: number, height: number): void {
    const w = round(width);
    this.fill(ink, `M${round(x)} ${round(y)}h${w}v${round(height)}h${-w}z`);
  }

  /**
   * A row of `count` upright ticks from `from`, or else the left edge, each as wide as the gap after it: one dashed
   * line, so that thousands of them weigh no more than a few.
   */
  dashes(ink: Ink, tick: number, y: number, height: number, count: number, from = 0): void {
    const { strokes } = this.#top;
    const key = `${ink} ${height} ${tick}`;
    const before = strokes.get(key)?.data ?? '';
    const data = `${before}M${from} ${y + height / 2}h${(count * 2 - 1) * tick}`;
    strokes.set(key, { ink, width: height, data, dash: tick });
  }

  /** The markup of all shapes, to be placed inside an `<svg>` of this sheet's size. */
  shapes(background?: Ink): string {
    const parts: string[] = [];
    if (background) {
      const ground = `M0 0h${this.width}v${this.height}H0z`;
      parts.push(`<path fill="${paint(background)}" d="${ground}"/>`);
    }
    for (const { fills, strokes } of this.#layers) {
      for (const [ink, data] of fills) parts.push(`<path fill="${paint(ink)}" d="${data}"/>`);
      for (const { ink, width, data, dash } of strokes.values()) {
        const dashes = dash ? ` stroke-dasharray="${dash}"` : '';
        parts.push(
          `<path fill="none" stroke="${paint(ink)}" stroke-width="${width}"${dashes} d="${data}"/>`,
        );
      }
    }
    return parts.join('');
  }
}

/** Whether all points lie to one side of the sheet, so that a shape through them is not seen. */
export function isBeside({ width }: SvgBatch, points: readonly Point[]): boolean {
  return points.every(([x]) => x < 0) || points.every(([x]) => x > width);
}
