import { drawSpecimen, SHEET, type SheetRow } from '@/lib/art/specimen-sheets';
import { specimens } from '@/lib/content/types/specimen';

const cell = (...lengths: number[]) => lengths.map((length) => ({ length }));
const row: SheetRow = [cell(2), cell(40), cell(12, 8), cell(3), cell(4), cell(5), cell(2)];

/** The rectangles that paths of `h` and `v` describe: left, top, right and bottom of each. */
function boxes(shapes: string): number[][] {
  return [...shapes.matchAll(/M(-?[\d.]+) (-?[\d.]+)h(-?[\d.]+)v(-?[\d.]+)/g)].map((found) => {
    const [x = 0, y = 0, width = 0, height = 0] = found.slice(1).map(Number);
    return [x, y, x + width, y + height];
  });
}

const kinds = [...new Set(specimens().map(({ kind }) => kind))];

it.each(kinds)('draws a sheet of the kind %s within its edges, however long it is', (kind) => {
  const drawn = boxes(
    drawSpecimen(
      kind,
      Array.from({ length: 60 }, () => row),
    ),
  );
  expect(drawn.length).toBeGreaterThan(9);
  for (const [left = 0, top = 0, right = 0, bottom = 0] of drawn) {
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(SHEET.width);
    expect(bottom).toBeLessThanOrEqual(SHEET.height);
    // Less than two units shimmer on a screen.
    expect(Math.min(right - left, bottom - top)).toBeGreaterThanOrEqual(2);
  }
});

it('gives longer words a longer bar, and strikes out what a drafter took away', () => {
  const inked = (run: object) => drawSpecimen('clause', [[cell(1), [{ length: 20, ...run }], []]]);
  const length = (of: number) => {
    const [, text] = boxes(drawSpecimen('clause', [[cell(1), cell(of), []]]));
    return (text?.[2] ?? 0) - (text?.[0] ?? 0);
  };
  expect(length(40)).toBeGreaterThan(length(20));
  expect(new Set([inked({}), inked({ is: 'del' }), inked({ is: 'ins' })]).size).toBe(3);
});

it('a sum of a costing has a rule of its own', () => {
  const line = [cell(10), cell(3), cell(4)];
  const sum = [cell(0), [], cell(4)];
  const rules = (rows: SheetRow[]) =>
    boxes(drawSpecimen('costing', rows)).filter(([left = 0, , right = 0]) => right - left > 150);
  expect(rules([line])).toHaveLength(0);
  expect(rules([line, sum])).toHaveLength(1);
});

it('names the file that has no form for a kind', () => {
  expect(() => drawSpecimen('novel', [])).toThrow('lib/art/specimen-sheets has no form "novel".');
});
