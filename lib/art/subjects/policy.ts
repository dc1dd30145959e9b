import { cycle, itemAt, range } from '@/lib/art/arrays';
import type { Ink } from '@/lib/art/ink';
import { round } from '@/lib/art/path';
import { createRandom } from '@/lib/art/random';
import { type Drawing, SvgBatch } from '@/lib/art/svg-batch';

/** Strands, in a strip fewer, so that they can be told apart. */
const MOST_STRANDS = 17;
const STRAND = 14;
const INKS: readonly Ink[] = ['lk', 'hz', 'si', 'lk', 'mz', 'hz', 'lat'];

/** Accord: many positions enter at the left in any order, and leave as one framework. */
export function draw(seed: string, width: number, height: number): Drawing {
  const random = createRandom(seed);
  const sheet = new SvgBatch(width, height);
  const strands = Math.max(8, Math.min(MOST_STRANDS, Math.round(height / STRAND)));
  const pitch = height / strands;
  const entries = random.shuffle(range(strands));

  // The further a strand has to go, the higher it lies: under others it would come out as loose dashes.
  const way = (strand: number) => Math.abs(strand - itemAt(entries, strand));
  for (const strand of random.shuffle(range(strands)).sort((a, b) => way(a) - way(b))) {
    const entry = itemAt(entries, strand);
    // Never so far from its place that it lies under a neighbour and comes out of nowhere.
    const yIn = round((entry + 0.5) * pitch + random.between(-pitch, pitch) * 0.1);
    const yOut = round((strand + 0.5) * pitch);
    const bendStart = random.between(0.16, 0.34) * width;
    const bendEnd = random.between(0.56, 0.7) * width;
    const reach = width * 0.19;
    const curve = `${round(bendStart + reach)} ${yIn} ${round(bendEnd - reach)} ${yOut}`;
    const data = `M-9 ${yIn}H${round(bendStart)}C${curve} ${round(bendEnd)} ${yOut}H${width + 9}`;
    const thickness = strandThickness(strand, pitch);

    // The dark casing shows which strand passes over which.
    sheet.addLayer();
    sheet.stroke('bs', round(thickness + 6), data);
    sheet.addLayer();
    sheet.stroke(cycle(INKS, strand * 3 + entry), round(thickness), data);
  }
  return { sheet, background: 'bs' };
}

function strandThickness(strand: number, pitch: number): number {
  if (strand % 5 === 2) return pitch * 0.78;
  return strand % 3 === 0 ? pitch * 0.56 : pitch * 0.34;
}
