import { createTerrain } from '@/lib/art/terrain';

test('what is drawn across a field ends on its edges, in a flat strip too', () => {
  const bands = 3;
  const width = 1280;
  const terrain = createTerrain({
    seed: 'strip',
    width,
    height: 120,
    view: 'ridge',
    bands,
    growth: 1.6,
    relief: 0.5,
    vanishing: 0.66,
    columns: 4,
  });
  for (let band = 0; band < bands; band++) {
    const { count, from, to } = terrain.spread(band);
    const parcel = terrain.parcel(band, from, from + (to - from) / count);
    for (const side of [0, 1]) {
      const [topX, topY] = parcel(side, 0);
      const [footX, footY] = parcel(side, 1);
      for (const down of [0.25, 0.5, 0.75]) {
        const [x, y] = parcel(side, down);
        const edge = topX + ((footX - topX) * (y - topY)) / (footY - topY);
        // Beside the sheet nobody sees it.
        if (x >= 0 && x <= width) expect(Math.abs(x - edge)).toBeLessThan(0.5);
      }
    }
  }
});
