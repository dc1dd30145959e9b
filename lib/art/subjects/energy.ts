import { range } from '@/lib/art/arrays';
import { round } from '@/lib/art/path';
import { type Drawing, SvgBatch } from '@/lib/art/svg-batch';

const ARMS = 4;

interface Mast {
  x: number;
  height: number;
}

/** Span: lines carried from mast to mast to the horizon. It has no chance in it, so no seed. */
export function draw(_seed: string, width: number, height: number): Drawing {
  const sheet = new SvgBatch(width, height);
  const horizon = height * 0.72;
  const masts = placeMasts(width, horizon);
  const armY = (mast: Mast, arm: number) => horizon - mast.height + arm * mast.height * 0.12;
  const halfArm = (mast: Mast, arm: number) => mast.height * 0.2 * (1 - arm * 0.12);

  drawGround(sheet, horizon);
  sheet.addLayer();
  masts.forEach((mast, index) => {
    const next = masts[index + 1];
    for (const arm of range(ARMS)) {
      const y = armY(mast, arm);
      const reach = halfArm(mast, arm);
      const armWidth = Math.max(2, round(mast.height / 60));
      sheet.stroke('wire', armWidth, `M${round(mast.x - reach)} ${round(y)}h${round(reach * 2)}`);
      if (!next) continue;
      const nextY = armY(next, arm);
      for (const side of [-1, 1]) {
        const from = mast.x + side * reach;
        const to = next.x + side * halfArm(next, arm);
        const sag = `${round((from + to) / 2)} ${round((y + nextY) / 2 + mast.height * 0.2)}`;
        sheet.stroke(
          side < 0 ? 'lat' : 'wire',
          Math.max(2, round(mast.height / 90)),
          `M${round(from)} ${round(y)}Q${sag} ${round(to)} ${round(nextY)}`,
        );
      }
    }
    const top = round(horizon - mast.height * 1.06);
    const mastWidth = Math.max(2, round(mast.height / 36));
    sheet.stroke('wire', mastWidth, `M${round(mast.x)} ${top}V${round(horizon)}`);
  });
  return { sheet, background: 'sky' };
}

/** Each mast is smaller and nearer to the one before it, until they cannot be told apart. */
function placeMasts(width: number, horizon: number): Mast[] {
  const masts: Mast[] = [];
  let x = -width * 0.05;
  let gap = width * 0.36;
  let height = Math.min(horizon * 0.9, width * 0.95);
  while (x < width * 1.25) {
    masts.push({ x, height });
    x += gap;
    gap *= 0.74;
    height *= 0.76;
    if (gap < width * 0.02) break;
  }
  return masts;
}

function drawGround(sheet: SvgBatch, horizon: number) {
  const depth = sheet.height - horizon;
  sheet.rect('lat', 0, horizon, sheet.width, depth);
  for (const line of range(7)) {
    const y = horizon + depth * (1 - 0.8 ** line) * 1.1;
    sheet.rect(line % 2 === 1 ? 'si' : 'latd', 0, y, sheet.width, Math.max(3, line * 2.4));
  }
}
