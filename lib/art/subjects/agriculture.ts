import { drawLand } from '@/lib/art/land';
import type { Drawing } from '@/lib/art/svg-batch';

/** Terrace: parcels from above, cut by contour, ploughed both ways. */
export function draw(seed: string, width: number, height: number): Drawing {
  const sheet = drawLand({
    seed,
    width,
    height,
    view: 'plan',
    bands: Math.max(4, Math.round(height / 84)),
    columns: Math.max(3, Math.round(width / 170)),
    relief: 0.9,
    ploughed: 0.8,
    mix: { tea: 30, tead: 26, si: 13, hz: 8, sky: 9, lat: 11, mz: 5 },
  });
  return { sheet, background: 'tead' };
}
