import { cycle, itemAt, range } from '@/lib/art/arrays';
import type { Ink } from '@/lib/art/ink';
import { type Drawing, SvgBatch } from '@/lib/art/svg-batch';
import { FINEST } from './tally';

type Figures = readonly number[];

/** People in a hundred for whom a strand stands: a hundred strands are one grey on a phone. */
const STRAND = 5;

/** Of the strands from the sea some go on to the user, most end in sight of one, some on the beach. */
export function landing(figures: Figures, width: number, height: number): Drawing {
  const sheet = new SvgBatch(width, height);
  const [used = 0, covered = 0, none = 0] = figures.map((share) => Math.round(share / STRAND));
  const all = used + covered + none;
  const pitch = Math.floor(height / all);
  const strand = Math.max(FINEST, Math.round(pitch * 0.6));
  const beach = Math.round(width * 0.3);
  const door = Math.round(width * 0.78);
  const top = Math.floor((height - all * pitch) / 2);
  sheet.rect('lkd', 0, 0, beach, height);
  sheet.addLayer();
  for (const index of range(all)) {
    const y = top + index * pitch;
    sheet.rect('hz', 0, y, beach, strand);
    if (index < used) sheet.rect('lat', beach, y, width - beach, strand);
    else if (index < used + covered) sheet.rect('lk', beach, y, door - beach, strand);
  }
  return { sheet, background: 'si' };
}

/** A wire, the hours of a month for which it is dead, and below them those that were allowed. */
export function outages(figures: Figures, width: number, height: number): Drawing {
  const sheet = new SvgBatch(width, height);
  const [first = 0, second = 0, third = 0, ...targets] = figures;
  const hour = Math.floor((width * 0.7) / Math.max(first, second, third));
  const start = Math.round(width * 0.15);
  const band = Math.floor(height / 3);
  const wire = Math.max(6, Math.round(band * 0.1));
  [first, second, third].forEach((hours, row) => {
    const y = row * band + Math.round(band * 0.34);
    const gap = Math.round(hours * hour);
    sheet.rect('mz', 0, y, start, wire);
    sheet.rect('mz', start + gap, y, width - start - gap, wire);
    for (const index of range(Math.round(hours))) {
      const length = Math.min(hour, gap - index * hour);
      sheet.rect('lk', start + index * hour, y - wire, Math.max(FINEST, length - 4), wire * 3);
    }
    const target = row === 0 ? undefined : targets[row - 1];
    if (target) sheet.rect('hz', start, y + wire * 3, Math.round(target * hour), wire);
  });
  return { sheet, background: 'bs' };
}

/** What each programme added, hung from one line. */
export function effects(figures: Figures, width: number, height: number): Drawing {
  const sheet = new SvgBatch(width, height);
  const pitch = Math.floor(width / figures.length);
  const most = Math.max(...figures);
  const left = Math.floor((width - pitch * figures.length) / 2);
  const line = Math.round(height * 0.06);
  figures.forEach((effect, index) => {
    const long = Math.round((effect / most) * height * 0.84);
    const x = left + index * pitch + Math.round(pitch * 0.16);
    sheet.rect(index === 0 ? 'mz' : 'si', x, line, Math.round(pitch * 0.68), long);
  });
  sheet.addLayer();
  sheet.rect('lat', 0, line - 8, width, 8);
  return { sheet, background: 'tead' };
}

/** Tonnes of a layer: thinner ones run into each other on a phone. */
const LAYER = 1000;

/** Certificates outstanding and grain held, in layers on one floor; what does not fill one lies on top. */
export function shortfall(figures: Figures, width: number, height: number): Drawing {
  const sheet = new SvgBatch(width, height);
  const pitch = Math.floor((height * 0.92 * LAYER) / Math.max(...figures));
  const gap = Math.max(FINEST, Math.round(pitch * 0.15));
  const floor = height - Math.round(height * 0.04);
  const stack = Math.round(width * 0.36);
  figures.forEach((tonnes, index) => {
    const x = Math.round(width * (index === 0 ? 0.1 : 0.54));
    for (const step of range(Math.ceil(tonnes / LAYER))) {
      const full = Math.min(1, tonnes / LAYER - step);
      const top = Math.max(FINEST, Math.round(full * pitch) - gap);
      sheet.rect(index === 0 ? 'hz' : 'mz', x, floor - step * pitch - top, stack, top);
    }
  });
  sheet.addLayer();
  sheet.rect('si', 0, floor, width, 8);
  return { sheet, background: 'latd' };
}

/** Two programmes on one scale of years: evaluated in the same month, one of them changed after it. */
export function decisionDate(figures: Figures, width: number, height: number): Drawing {
  const sheet = new SvgBatch(width, height);
  const [older = 0, newer = 0, evaluated = 0, revised = 0] = figures;
  const years = revised + 2 - older;
  const year = Math.floor(width / years);
  const at = (when: number) => Math.round(((when - older) * width) / years);
  const month = at(evaluated) + Math.round((year * 5) / 12);
  const change = at(revised) + Math.round((year * 10) / 12);
  const thick = Math.round(height * 0.2);
  const bar = (ink: Ink, from: number, to: number, y: number) => {
    let start = from;
    for (const passed of range(years)) {
      const end = Math.min(to, at(older + passed + 1));
      // A part of a year that would be a splinter belongs to the next.
      if (end < start + year / 3) continue;
      sheet.rect(ink, start, y, end - start - (end === width ? 0 : 4), thick);
      start = end;
    }
  };
  const upper = Math.round(height * 0.2);
  const lower = Math.round(height * 0.6);
  bar('lkd', 0, width, lower);
  bar('lkd', at(newer), change, upper);
  bar('lat', change, width, upper);
  sheet.addLayer();
  sheet.rect('bs', month, 0, Math.max(6, Math.round(width / 160)), height);
  return { sheet, background: 'si' };
}

/** Where credit was recorded: the small first part, and the two larger ones, a country a column. */
export function credit(figures: Figures, width: number, height: number): Drawing {
  const sheet = new SvgBatch(width, height);
  const inks: readonly Ink[] = ['tea', 'lk', 'lkd'];
  const countries = range(Math.floor(figures.length / inks.length));
  const column = Math.floor(width / countries.length);
  const most = Math.max(
    ...countries.map((country) => sum(figures.slice(country * 3, country * 3 + 3))),
  );
  const floor = Math.round(height * 0.94);
  for (const country of countries) {
    let y = floor;
    inks.forEach((ink, part) => {
      const tall = Math.round((itemAt(figures, country * 3 + part) / most) * height * 0.84);
      const x = country * column + Math.round(column * 0.14);
      sheet.rect(ink, x, y - tall, Math.round(column * 0.72), tall - 6);
      y -= tall;
    });
  }
  sheet.addLayer();
  sheet.rect('bs', 0, floor, width, 8);
  return { sheet, background: 'si' };
}

/** Seven fields one above another; the cloth at their left gains a stripe with each. */
export function seven(_figures: Figures, width: number, height: number): Drawing {
  const sheet = new SvgBatch(width, height);
  const fields: readonly Ink[] = ['lkd', 'tea', 'latd', 'hz', 'lat', 'mz', 'lk'];
  const tops = range(fields.length + 1).map((index) =>
    Math.round((index * height) / fields.length),
  );
  const stripe = Math.max(4, Math.round(width / 40));
  fields.forEach((ink, index) => {
    const top = itemAt(tops, index);
    sheet.rect(ink, 0, top, width, itemAt(tops, index + 1) - top);
  });
  sheet.addLayer();
  fields.forEach((_, index) => {
    const top = itemAt(tops, index);
    const tall = itemAt(tops, index + 1) - top;
    for (const count of range(index + 1)) {
      const onPale = ['hz', 'mz'].includes(cycle(fields, index));
      sheet.rect(onPale ? 'bs' : 'si', stripe * (1 + 2 * count), top, stripe, tall);
    }
  });
  return { sheet, background: 'bs' };
}

const sum = (figures: Figures) => figures.reduce((total, figure) => total + figure, 0);
