import { itemAt, range } from '@/lib/art/arrays';
import { type Drawing, SvgBatch } from '@/lib/art/svg-batch';
import { FINEST, rows, tally, tallyByFives, tallyByFivesEnd } from './tally';

type Figures = readonly number[];

/** People who are drawn one by one, in so many columns; the others lie in bars of as many. */
const [EACH, COLUMNS] = [1000, 40];
/** Narrower than this, their strokes would run into each other. */
const ROOM = 600;

/**
 * Everyone of a register: the first thousand as strokes, each other thousand as a bar, the last as long as it
 * is full; where there is no room for so many strokes, one for each hundred.
 */
export function register(figures: Figures, width: number, height: number): Drawing {
  const sheet = new SvgBatch(width, height);
  const people = itemAt(figures, 0);
  const margin = Math.round(width / 24);
  const box = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin };
  if (width < ROOM || people <= EACH) {
    rows(sheet, () => 'lkd', Math.round(people / 100), box);
    return { sheet, background: 'si' };
  }
  const left = Math.round(width * 0.46);
  const bars = (people - EACH) / EACH;
  const pitch = Math.floor(left / COLUMNS);
  const lines = EACH / COLUMNS;
  const step = Math.floor((height * 0.92) / lines);
  const top = Math.floor((height - lines * step) / 2);
  for (const person of range(EACH)) {
    const [x, y] = [(person % COLUMNS) * pitch, top + Math.floor(person / COLUMNS) * step];
    sheet.rect('lat', x, y, Math.max(FINEST, Math.round(pitch / 2)), step - FINEST * 2);
  }
  const rise = Math.floor((lines * step) / Math.ceil(bars));
  for (const bar of range(Math.ceil(bars))) {
    const long = Math.round((width - left - pitch) * Math.min(1, bars - bar));
    sheet.rect('lkd', left + pitch, top + bar * rise, long, Math.round(rise * 0.6));
  }
  return { sheet, background: 'si' };
}

/** A hundred adults in each row: those counted stand up, the others are the feet of strokes. */
export function adults(figures: Figures, width: number, height: number): Drawing {
  const sheet = new SvgBatch(width, height);
  const band = Math.floor(height / figures.length);
  const margin = Math.round((width - Math.floor(width / 100) * 100) / 2);
  figures.forEach((share, row) => {
    // The last line stands near the foot of the picture: a gap below it would look like a row cut off.
    const y = row * band + Math.round(band * 0.24);
    const tall = Math.round(band * 0.7);
    const foot = Math.round(band * 0.14);
    const box = { x: margin, y, width: width - 2 * margin, height: tall };
    tallyByFives(sheet, 'latd', 100, 100, { ...box, y: y + tall - foot, height: foot });
    tallyByFives(sheet, row === figures.length - 1 ? 'lat' : 'latd', share, 100, box);
    sheet.addLayer();
    sheet.rect('bs', 0, y + tall, width, 6);
  });
  return { sheet, background: 'si' };
}

/** A hundred households in each row: his half of a stroke in all, hers where both are named. */
export function bothNames(figures: Figures, width: number, height: number): Drawing {
  const sheet = new SvgBatch(width, height);
  const band = Math.floor(height / figures.length);
  const margin = Math.round((width - Math.floor(width / 100) * 100) / 2);
  figures.forEach((share, row) => {
    const half = Math.round(band * 0.36);
    const y = row * band + Math.round((band - 2 * half) / 2);
    const box = { x: margin, y, width: width - 2 * margin, height: half };
    tallyByFives(sheet, 'si', 100, 100, { ...box, height: half - 4 });
    tallyByFives(sheet, 'mz', share, 100, { ...box, y: y + half });
  });
  return { sheet, background: 'tead' };
}

/** Days counted twice: from submission, and from the end of a check whose length nobody states. */
export function claimDays(figures: Figures, width: number, height: number): Drawing {
  const sheet = new SvgBatch(width, height);
  const days = itemAt(figures, 0);
  const all = Math.round(days * 1.5);
  const band = Math.floor(height / 2);
  const stroke = Math.round(band * 0.66);
  for (const row of range(2)) {
    const y = row * band + Math.round((band - stroke) / 2);
    const box = { x: 0, y, width, height: stroke };
    const start = row === 0 ? 0 : tallyByFivesEnd(all - days, all, box);
    const share = { ...box, x: start, width: Math.floor((width * days) / all) };
    tallyByFives(sheet, row === 0 ? 'mz' : 'si', days, days, share);
    if (row === 1) sheet.rect('si', 0, y + stroke - 12, start - 8, 12);
  }
  return { sheet, background: 'lkd' };
}

/** Outlooks: days to the start that each named, and the day on which the rain had begun. */
export function onset(figures: Figures, width: number, height: number): Drawing {
  const sheet = new SvgBatch(width, height);
  const [first = 0, second = 0, third = 0, rainFirst = 0, rainThird = 0] = figures;
  const rain: readonly (number | undefined)[] = [rainFirst, undefined, rainThird];
  const of = Math.max(first, second, third) + 2;
  const band = Math.floor(height / 3);
  [first, second, third].forEach((named, row) => {
    const tall = Math.round(band * 0.7);
    const y = row * band + Math.round((band - tall) / 2);
    const box = { x: 0, y, width, height: tall };
    const dry = rain[row] ?? named;
    const foot = Math.round(tall * 0.3);
    tallyByFives(sheet, 'tead', dry, of, { ...box, y: y + tall - foot, height: foot });
    const from = tallyByFivesEnd(dry, of, box);
    const wet = { ...box, x: from, width: Math.round((width * (named - dry)) / of) };
    if (named > dry) tallyByFives(sheet, 'lk', named - dry, named - dry, wet);
    sheet.addLayer();
    const day = Math.max(8, Math.round(width / 90));
    sheet.rect('lat', Math.min(tallyByFivesEnd(named, of, box), width - day), y, day, tall);
  });
  return { sheet, background: 'si' };
}

/** Packs on the shelf, ten to a stroke; those whose identity is tested stand out. */
export function lots(figures: Figures, width: number, height: number): Drawing {
  const sheet = new SvgBatch(width, height);
  const [packs = 0, tested = 0] = figures;
  const margin = Math.round(width / 24);
  const every = Math.round(packs / tested);
  const box = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin };
  rows(sheet, (index) => (index % every === 3 ? 'mz' : 'tea'), Math.round(packs / 10), box);
  return { sheet, background: 'tead' };
}

/** Varieties released, and below the line those on sale. */
export function varieties(figures: Figures, width: number, height: number): Drawing {
  const sheet = new SvgBatch(width, height);
  const [released = 0, sold = 0] = figures;
  const margin = Math.round(width / 20);
  const line = Math.round(height * 0.8);
  const inner = { x: margin, width: width - 2 * margin };
  const upper = line - 2 * margin;
  rows(sheet, () => 'hz', released, { ...inner, y: margin, height: upper });
  sheet.rect('si', 0, line - 6, width, 6);
  const lower = { ...inner, y: line + margin, height: height - line - 2 * margin };
  tally(sheet, 'mz', sold, sold, lower);
  return { sheet, background: 'tead' };
}
