import { cycle, itemAt, range } from '@/lib/art/arrays';
import type { Ink } from '@/lib/art/ink';
import { createRandom } from '@/lib/art/random';
import { type Drawing, SvgBatch } from '@/lib/art/svg-batch';
import { tally, tallyByFives } from './tally';

type Figures = readonly number[];

/** One strip goes down from hand to hand, to the field. */
export function handovers(figures: Figures, width: number, height: number): Drawing {
  const sheet = new SvgBatch(width, height);
  const count = itemAt(figures, 0);
  const hands: readonly Ink[] = ['si', 'hz', 'mz', 'si', 'hz', 'mz'];
  const reach = Math.floor(width / (count + 1));
  const fall = Math.floor((height * 0.84) / (count + 1));
  const thick = Math.round(fall * 0.4);
  for (const row of range(4)) {
    const y = height - (row + 1) * Math.round(height * 0.035) - 4;
    sheet.rect('tea', 0, y, width, Math.max(4, Math.round(height * 0.016)));
  }
  sheet.addLayer();
  for (const hand of range(count + 1)) {
    const y = Math.round(height * 0.06) + hand * fall;
    const isLast = hand === count;
    const end = isLast ? width : (hand + 1) * reach;
    sheet.rect(cycle(hands, hand), hand * reach, y, end - hand * reach, thick);
    if (!isLast) sheet.rect(cycle(hands, hand), end - thick, y, thick, fall);
  }
  return { sheet, background: 'tead' };
}

/** A hundred days in four parts, one below each door: shut, half built, open, a page of figures. */
export function hundredDays(figures: Figures, width: number, height: number): Drawing {
  const sheet = new SvgBatch(width, height);
  const days = itemAt(figures, 0);
  const part = Math.floor(width / 4);
  const left = Math.floor((width - part * 4) / 2);
  const line = Math.round(height * 0.68);
  const door = Math.round(part * 0.56);
  const top = Math.round(height * 0.12);
  const tall = line - top;
  for (const index of range(4)) {
    const x = left + index * part + Math.round((part - door) / 2);
    sheet.rect('si', x, top, door, tall);
    const frame = Math.max(4, Math.round(door * 0.09));
    const inner = { x: x + frame, y: top + frame, width: door - 2 * frame, height: tall - frame };
    sheet.addLayer();
    if (index === 0) sheet.rect('lat', inner.x, inner.y, inner.width, inner.height);
    if (index === 1) {
      const half = Math.round(inner.height / 2);
      sheet.rect('bs', inner.x, inner.y, inner.width, inner.height);
      sheet.addLayer();
      sheet.rect('hz', inner.x, inner.y + half, inner.width, inner.height - half);
    }
    if (index === 2) {
      sheet.rect('mz', inner.x, inner.y, inner.width, inner.height);
      sheet.addLayer();
      sheet.rect('latd', inner.x, inner.y, Math.round(inner.width * 0.3), inner.height);
    }
    if (index === 3) {
      const rise = Math.floor(inner.height / 8);
      for (const row of range(8)) {
        const long = Math.round(inner.width * (row % 3 === 0 ? 1 : 0.6));
        sheet.rect('lkd', inner.x, inner.y + row * rise, long, Math.max(2, Math.round(rise * 0.5)));
      }
    }
    const feet = { x: left + index * part + 4, y: line + 16, width: part - 8 };
    const rest = { ...feet, height: height - line - Math.round(height * 0.1) };
    tallyByFives(sheet, 'si', days / 4, days / 4, rest);
  }
  sheet.addLayer();
  sheet.rect('bs', 0, line, width, 8);
  return { sheet, background: 'ear' };
}

/** A few lines of an Act above the horizon; below it many of its schedules, which move by themselves. */
export function schedule(_figures: Figures, width: number, height: number): Drawing {
  const sheet = new SvgBatch(width, height);
  const random = createRandom('schedule');
  const margin = Math.round(width * 0.05);
  const line = Math.round(height * 0.34);
  const rise = Math.floor(line / 5);
  for (const row of range(4)) {
    const long = row === 3 ? 0.5 : 0.9;
    sheet.rect('lkd', margin, (row + 1) * rise - Math.round(rise * 0.5), width * long, rise * 0.5);
  }
  sheet.rect('bs', 0, line, width, 8);
  const columns = Math.max(2, Math.round(width / 260));
  const column = Math.floor((width - 2 * margin) / columns);
  const rows = 11;
  const step = Math.floor((height - line - margin) / rows);
  for (const index of range(columns)) {
    const moved = (index % 3) * Math.round(step * 0.33);
    for (const row of range(rows)) {
      const y = line + 24 + row * step + moved;
      if (y + step * 0.5 > height) continue;
      const ink: Ink = index % 3 === 1 ? 'lat' : 'lk';
      const long = Math.round(column * random.between(0.4, 0.86));
      sheet.rect(ink, margin + index * column, y, long, Math.max(3, Math.round(step * 0.46)));
    }
  }
  return { sheet, background: 'si' };
}

/** On each pair of sheets what was sent, and beside it the fifth that arrived. */
export function sentAndArrived(figures: Figures, width: number, height: number): Drawing {
  const sheet = new SvgBatch(width, height);
  const lost = itemAt(figures, 0) / 100;
  const columns = Math.max(1, Math.round((width / height) * 1.3));
  const down = height > width ? 2 : 1;
  const cell = Math.floor(width / columns);
  const tall = Math.floor(height / down);
  const lines = 5;
  for (const row of range(down)) {
    for (const column of range(columns)) {
      for (const side of range(2)) {
        const paper = Math.round(cell * 0.42);
        const x = column * cell + Math.round(cell * (side === 0 ? 0.05 : 0.53));
        const y = row * tall + Math.round(tall * 0.1);
        const sheetTall = Math.round(tall * 0.8);
        sheet.rect('si', x, y, paper, sheetTall);
        const rise = Math.floor(sheetTall / (lines + 1));
        const shown = side === 0 ? lines : Math.round(lines * (1 - lost));
        for (const line of range(shown)) {
          const inset = Math.round(paper * 0.12);
          const at = y + Math.round(rise * 0.75) + line * rise;
          sheet.rect(side === 0 ? 'lkd' : 'lat', x + inset, at, paper - 2 * inset, rise * 0.5);
        }
      }
    }
  }
  return { sheet, background: 'latd' };
}

/** Desks in a row, each with two holders. */
export function secondHolder(figures: Figures, width: number, height: number): Drawing {
  const sheet = new SvgBatch(width, height);
  const desks = itemAt(figures, 0);
  const pitch = Math.floor(width / desks);
  const left = Math.floor((width - pitch * desks) / 2);
  const top = Math.round(height * 0.5);
  const holder = Math.round(pitch * 0.22);
  for (const desk of range(desks)) {
    const x = left + desk * pitch + Math.round(pitch * 0.1);
    const wide = Math.round(pitch * 0.8);
    drawDesk(sheet, { x, top, wide, tall: Math.round(height * 0.34) });
    const rise = Math.round(height * 0.34);
    sheet.rect('mz', x + Math.round(wide * 0.12), top - rise, holder, rise);
    sheet.rect('hz', x + Math.round(wide * 0.88) - holder, top - rise, holder, rise);
  }
  return { sheet, background: 'lkd' };
}

/** Above, three desks with a holder each; below, the same with two; under each desk there is room for its name. */
export function keys(_figures: Figures, width: number, height: number): Drawing {
  const sheet = new SvgBatch(width, height);
  const pitch = Math.floor(width / 3);
  const left = Math.floor((width - pitch * 3) / 2);
  const half = Math.round(height / 2);
  for (const row of range(2)) {
    const top = row * half + Math.round(half * 0.48);
    const rise = Math.round(half * 0.3);
    for (const desk of range(3)) {
      const wide = Math.round(pitch * 0.7);
      const holder = Math.round(wide * 0.16);
      const x = left + desk * pitch + Math.round(pitch * 0.15);
      drawDesk(sheet, { x, top, wide, tall: Math.round(half * 0.26) });
      sheet.rect('mz', x + Math.round(wide * 0.14), top - rise, holder, rise);
      if (row === 1)
        sheet.rect('hz', x + Math.round(wide * 0.86) - holder, top - rise, holder, rise);
    }
  }
  return { sheet, background: 'latd' };
}

function drawDesk(
  sheet: SvgBatch,
  { x, top, wide, tall }: { x: number; top: number; wide: number; tall: number },
) {
  const slab = Math.max(6, Math.round(tall * 0.16));
  const leg = Math.max(6, Math.round(wide * 0.06));
  sheet.rect('si', x, top, wide, slab);
  sheet.rect('si', x + leg, top + slab, leg, tall - slab);
  sheet.rect('si', x + wide - 2 * leg, top + slab, leg, tall - slab);
}

/** The free month of each of two years, by its place: before they are laid on one scale, and after. */
const FREE = [
  [1, 6],
  [1, 1],
] as const;

/** Above, two calendars whose free months lie apart; below, on one scale, they meet. Over each there is room for its name. */
export function twoCalendars(_figures: Figures, width: number, height: number): Drawing {
  const sheet = new SvgBatch(width, height);
  const half = Math.round(height / 2);
  const band = Math.round(half * 0.29);
  const room = Math.round(half * 0.19);
  for (const [row, [first, second]] of FREE.entries()) {
    const top = row * half + room;
    const shift = row === 0 ? Math.round(width / 28) : 0;
    const year = { tall: band, width };
    calendar(sheet, { ...year, shift: 0, y: top, free: first, ink: 'tea' });
    calendar(sheet, { ...year, shift, y: top + band + room, free: second, ink: 'lat' });
  }
  return { sheet, background: 'si' };
}

/** A year of blocks from edge to edge; one that is shifted is cut by both edges alike. */
function calendar(
  sheet: SvgBatch,
  {
    shift,
    y,
    tall,
    width,
    free,
    ink,
  }: { shift: number; y: number; tall: number; width: number; free: number; ink: Ink },
) {
  const edge = (index: number) => Math.round((width * index) / 12) - shift;
  const gap = Math.max(2, Math.round(width / 300));
  for (const index of range(shift > 0 ? 13 : 12)) {
    const from = Math.max(0, edge(index) + gap);
    const to = Math.min(width, edge(index + 1) - gap);
    sheet.rect(index === free ? 'mz' : ink, from, y, to - from, tall);
  }
}

/** Left, the least that a statute asks; right, what a staged consultation does: pages, notices, hearings. */
export function consultation(figures: Figures, width: number, height: number): Drawing {
  const sheet = new SvgBatch(width, height);
  const [leastPages = 0, pages = 0, notices = 0, hearings = 0] = figures;
  const band = Math.floor(height / 3);
  const tall = Math.round(band * 0.6);
  const margin = Math.round(width * 0.05);
  const line = Math.round(width * 0.24);
  const right = line + margin;
  const rest = width - right - margin;
  const marks = (ink: Ink, count: number, row: number, isLeft: boolean, of: number) => {
    const y = row * band + Math.round((band - tall) / 2);
    const box = { y, height: tall };
    const wide = isLeft ? line - 2 * margin : rest;
    tally(sheet, ink, count, of, { ...box, x: isLeft ? margin : right, width: wide });
  };
  marks('si', leastPages, 0, true, pages);
  marks('lat', 1, 2, true, pages);
  marks('si', pages, 0, false, hearings);
  marks('hz', notices, 1, false, notices);
  marks('lat', hearings, 2, false, hearings);
  sheet.rect('hz', line, 0, 8, height);
  return { sheet, background: 'bs' };
}

/** Below the road: at the left a trench for each cable, at the right one trench for all. */
export function sharedDuct(_figures: Figures, width: number, height: number): Drawing {
  const sheet = new SvgBatch(width, height);
  const road = Math.round(height * 0.22);
  const cables: readonly Ink[] = ['mz', 'hz', 'si'];
  const trench = Math.round(width * 0.1);
  const deep = Math.round(height * 0.56);
  const cable = Math.round(trench * 0.3);
  const floor = road + deep;
  sheet.rect('si', 0, road - 10, width, 10);
  sheet.rect('lk', 0, 0, width, road - 10);
  cables.forEach((ink, index) => {
    const x = Math.round(width * (0.06 + index * 0.17));
    sheet.rect('bs', x, road, trench, deep);
    sheet.addLayer();
    sheet.rect(ink, x + Math.round((trench - cable) / 2), floor - cable * 2, cable, cable);
    const shared = Math.round(width * 0.72);
    if (index === 0) sheet.rect('bs', shared, road, Math.round(width * 0.18), deep);
    sheet.addLayer();
    const step = Math.round((width * 0.18) / 3);
    const at = shared + index * step + Math.round((step - cable) / 2);
    sheet.rect(ink, at, floor - cable * 2, cable, cable);
  });
  return { sheet, background: 'lat' };
}
