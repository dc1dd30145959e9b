import { itemAt, range } from './arrays';
import { noise1 } from './noise';
import type { Point } from './path';

/**
 * `ridge`: seen from a hill, so bands grow and field edges lean towards one vanishing point.
 * `plan`: seen from above, in bands of one height with a slight slant.
 */
export type View = 'ridge' | 'plan';

export interface TerrainOptions {
  seed: string;
  width: number;
  height: number;
  view: View;
  /** Number of bands from the horizon to the viewer. */
  bands: number;
  /** How many times thicker each band of a ridge is than the one behind it. */
  growth: number;
  /** How strongly the edges of the bands roll; 1 is normal. */
  relief: number;
  /** Where the vanishing point stands, as a share of the width. */
  vanishing: number;
  /** Fields in one band, halfway down. */
  columns: number;
}

/** Of a height, in units of the drawing: what lies on an edge is as near to it. */
const PRECISION = 0.002;

export type Terrain = ReturnType<typeof createTerrain>;
export type Parcel = ReturnType<Terrain['parcel']>;

/** The lie of the land: where bands end, how field edges lean, and the shape of each parcel. */
export function createTerrain(options: TerrainOptions) {
  const { width, height, view, bands, vanishing } = options;
  const isRidge = view === 'ridge';
  const edges = bandEdges(options);
  const vanishingX = width * vanishing;
  const vanishingY = -height * 0.16;

  function depth(y: number): number {
    return (y - vanishingY) / (height - vanishingY);
  }

  /** Where a field edge that meets the bottom of the picture at `x` passes the height `y`. */
  function lean(x: number, y: number): number {
    return isRidge ? vanishingX + (x - vanishingX) * depth(y) : x + (y - height / 2) * 0.18;
  }

  /** How many fields a band holds, and between which points of the bottom edge they lie. */
  function spread(band: number): { count: number; from: number; to: number } {
    const crowding = isRidge ? 2 - (1.15 * band) / bands : 1;
    const count = Math.max(3, Math.round(options.columns * crowding));
    if (!isRidge) return { count, from: -width * 0.12, to: width * 1.12 };
    const nearness = depth(itemAt(edges, band)(width / 2));
    const from = vanishingX - (vanishingX + 60) / nearness;
    const to = vanishingX + (width + 60 - vanishingX) / nearness;
    return { count, from, to };
  }

  /** One field of a band. Its points are addressed by shares: `across` it, and `down` it. */
  function parcel(band: number, left: number, right: number) {
    const upper = itemAt(edges, band);
    const lower = itemAt(edges, band + 1);
    return (across: number, down: number): Point => {
      // The height decides how far the edges lean, and that where on the rolling land the point lies: of the
      // heights at which it may lie the one is sought that the land has there.
      const xAt = (y: number) => {
        const edge = lean(left, y);
        return edge + (lean(right, y) - edge) * across;
      };
      const landAt = (x: number) => upper(x) + (lower(x) - upper(x)) * down;
      let [above, below] = [-height, 2 * height];
      while (below - above > PRECISION) {
        const y = (above + below) / 2;
        if (landAt(xAt(y)) > y) above = y;
        else below = y;
      }
      const x = xAt((above + below) / 2);
      return [x, landAt(x)];
    };
  }

  return { vanishingX, spread, parcel };
}

type Edge = (x: number) => number;

/** The top of the picture, then the lower edge of every band; the last lies below the picture. */
function bandEdges({ seed, width, height, view, bands, growth, relief }: TerrainOptions): Edge[] {
  const isRidge = view === 'ridge';
  const weights = range(bands).map((band) => (isRidge ? growth ** band : 1));
  const sum = weights.reduce((total, weight) => total + weight);
  const edges: Edge[] = [() => 0];
  let y = 0;
  weights.forEach((weight, band) => {
    const thickness = (weight / sum) * height;
    y += thickness;
    const level = y;
    if (band === bands - 1) {
      edges.push(() => height + 2);
      return;
    }
    const noise = noise1(`${seed}e${band}`);
    const waves = isRidge ? 3.2 - band * 0.22 : 2.2;
    const roll = thickness * 0.62 * relief;
    edges.push((x) => level + (noise((x / width) * waves + band * 7.7) - 0.5) * 2 * roll);
  });
  return edges;
}
