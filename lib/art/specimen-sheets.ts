import type { Ink } from './ink';
import { SvgBatch } from './svg-batch';

/** Words of one cell, in runs: as they stood, struck out or put in. */
export type Run = { length: number; is?: 'del' | 'ins' | undefined };
export type SheetRow = readonly (readonly Run[])[];

/** A specimen as a small sheet: every line of its text a bar as long as its words, in the form it is set in. */
export const SHEET = { width: 200, height: 248 } as const;

const EDGE = 14;
const BOTTOM = SHEET.height - EDGE;
/** Height of a bar and distance of two lines. */
const BAR = 4;
const LINE = 8;

/** How a row of a form is drawn from `y` on; returns where it ends. */
type Draw = (sheet: SvgBatch, row: SheetRow, y: number) => number;

const sheets: Record<string, { gap: number; draw: Draw; isFramed?: boolean }> = {
  clause: {
    gap: 8,
    draw(sheet, [number, text = [], note = []], y) {
      lines(sheet, number, { x: EDGE, y, width: 10 });
      const below = lines(sheet, text, { x: 32, y, width: 100 });
      sheet.rect('lat', 140, y, 2, LINE * 2);
      return Math.max(below, lines(sheet, note, { x: 146, y, width: 40, ink: 'lk', most: 3 }));
    },
  },
  questionnaire: {
    gap: 10,
    draw(sheet, [number, question = [], answers = [], next = []], y) {
      lines(sheet, number, { x: EDGE, y, width: 10 });
      let below = lines(sheet, question, { x: 32, y, width: 120, ink: 'bs' });
      answers.slice(0, 5).forEach((_, index) => {
        const x = 32 + index * 26;
        frame(sheet, x, below, 8);
        sheet.rect('lk', x + 12, below + 2, 8, BAR);
      });
      if (next.length > 1) {
        sheet.rect('lat', 164, y + 2, 16, 2);
        sheet.fill('lat', `M178 ${y - 1}l8 4l-8 4z`);
      }
      below += 8;
      return below;
    },
  },
  indicator: {
    gap: 6,
    isFramed: true,
    draw(sheet, [name, entry = []], y) {
      lines(sheet, name, { x: 20, y, width: 44, ink: 'lk', most: 1 });
      return lines(sheet, entry, { x: 72, y, width: 108, most: 3 });
    },
  },
  handover: {
    gap: 10,
    draw(sheet, row, y) {
      lines(sheet, row[0], { x: EDGE, y, width: 6 });
      let below = lines(sheet, row[1] ?? [], { x: 26, y, width: 48, most: 2 });
      for (const [index, x] of [
        [2, 82],
        [3, 126],
      ] as const) {
        frame(sheet, x, y, 8);
        lines(sheet, row[index] ?? [], { x: x + 12, y: y + 2, width: 26, ink: 'lk', most: 1 });
      }
      lines(sheet, row.at(-1), { x: 176, y, width: 10, ink: 'lat', most: 1 });
      below = Math.max(below, y + LINE);
      sheet.rect('hz', EDGE, below + 3, 172, 2);
      return below;
    },
  },
  costing: {
    gap: 4,
    draw(sheet, row, y) {
      const isSum = row.length > 1 && row[1]?.length === 0;
      if (isSum) sheet.rect('bs', EDGE, y - 2, 172, 2);
      lines(sheet, row[0], { x: EDGE, y: y + 2, width: 70, most: 1, ink: isSum ? 'bs' : 'lk' });
      row.slice(2, 6).forEach((amount, index) => {
        const width = Math.min(20, (amount[0]?.length ?? 0) * 4);
        if (width > 0)
          sheet.rect(isSum ? 'lat' : 'bs', 112 + index * 26 - width, y + 2, width, BAR);
      });
      return y + LINE;
    },
  },
};

/** The shapes of the sheet of a specimen, cut where the sheet ends. */
export function drawSpecimen(kind: string, rows: readonly SheetRow[]): string {
  const sheet = new SvgBatch(SHEET.width, SHEET.height);
  const form = sheets[kind];
  if (!form) throw new Error(`lib/art/specimen-sheets has no form "${kind}".`);
  if (form.isFramed) frame(sheet, 10, 10, SHEET.width - 20, SHEET.height - 20);
  let y = EDGE + BAR;
  for (const row of rows) {
    if (y > BOTTOM - LINE * 2) break;
    y = form.draw(sheet, row, y) + form.gap;
  }
  return sheet.shapes();
}

type Lines = { x: number; y: number; width: number; ink?: Ink; most?: number };

/** Sets runs in lines, some two units a letter; returns where the next line would begin. */
function lines(sheet: SvgBatch, runs: readonly Run[] = [], at: Lines): number {
  const { x, width, ink = 'bs', most = 9 } = at;
  let { y } = at;
  let left = 0;
  let count = 1;
  for (const { length, is } of runs) {
    let rest = Math.max(BAR, Math.round(length * 1.5));
    while (rest > 0) {
      if (left >= width - 3) {
        if (++count > most || y + LINE > BOTTOM - BAR) return y + LINE;
        y += LINE;
        left = 0;
      }
      const part = Math.min(rest, width - left);
      const bar = part < 2 ? 0 : part;
      if (bar && is === 'del') sheet.rect('lat', x + left, y + 1, bar, 2);
      else if (bar) sheet.rect(is === 'ins' ? 'tea' : ink, x + left, y, bar, BAR);
      left += part + (rest > part ? 0 : BAR);
      rest -= part;
    }
  }
  return y + LINE;
}

function frame(sheet: SvgBatch, x: number, y: number, width: number, height = width): void {
  sheet.rect('bs', x, y, width, 2);
  sheet.rect('bs', x, y + height - 2, width, 2);
  sheet.rect('bs', x, y + 2, 2, height - 4);
  sheet.rect('bs', x + width - 2, y + 2, 2, height - 4);
}
