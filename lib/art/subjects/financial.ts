import { cycle, range } from '@/lib/art/arrays';
import type { Ink } from '@/lib/art/ink';
import { round } from '@/lib/art/path';
import { createRandom, type Random } from '@/lib/art/random';
import { type Drawing, SvgBatch } from '@/lib/art/svg-batch';

const INKS: readonly Ink[] = ['lat', 'si', 'latd', 'mz', 'lk', 'si', 'bs', 'hz', 'lat', 'lkd'];
const WIDTHS = [4, 4, 6, 6, 9, 13, 20, 32, 50];

/** Least that is seen of a stripe. */
const NARROWEST = 4;

interface Stripe {
  x: number;
  width: number;
  ink: Ink;
}

/** Ledger: the stripes of a kikoi, cut at a horizon. What leaves above arrives below. */
export function draw(seed: string, width: number, height: number): Drawing {
  const random = createRandom(seed);
  const sheet = new SvgBatch(width, height);
  const horizon = round(height * random.between(0.44, 0.6));
  const stripes = drawStripes(random, width);
  // From stripe to stripe: what is moved beyond the right edge comes back whole at the left.
  const wanted = width - width * random.between(0.12, 0.2);
  const shift = width - (stripes.findLast(({ x }) => x <= wanted)?.x ?? 0);

  for (const { x, width: stripe, ink } of stripes) {
    sheet.rect(ink, x, 0, stripe, horizon);
    const shifted = x + shift >= width ? x + shift - width : x + shift;
    sheet.rect(ink, shifted, horizon, stripe, height - horizon);
  }
  sheet.addLayer();
  sheet.rect('bs', 0, horizon - 5, width, 10);
  return { sheet, background: 'si' };
}

/** Stripes of many widths; one in five is followed by three thin ones. */
function drawStripes(random: Random, width: number): Stripe[] {
  const scale = Math.max(0.7, Math.min(1.25, width / 640));
  const thin = round(4 * scale);
  const stripes: Stripe[] = [];
  let x = 0;
  for (let index = 0; x < width; index++) {
    const stripe = Math.max(3, round(random.pick(WIDTHS) * scale));
    const ink = cycle(INKS, index);
    stripes.push({ x, width: stripe, ink });
    x += stripe;
    if (!random.chance(0.22)) continue;
    for (const line of range(3)) {
      stripes.push({ x, width: thin, ink: line === 1 ? ink : 'bs' });
      x += thin;
    }
  }
  return fitted(stripes, width);
}

/** The last stripe ends at the edge; where only a sliver of it would be seen, the one before it does. */
function fitted(stripes: readonly Stripe[], width: number): Stripe[] {
  const kept = stripes.filter(({ x }) => x <= width - NARROWEST);
  return kept.map((stripe, index) =>
    index === kept.length - 1 ? { ...stripe, width: width - stripe.x } : stripe,
  );
}
