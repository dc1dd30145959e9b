/** A ground and what is set on it: values for `fill` and `stroke`. */
export type Surface = { ground: string; ink: string; quiet: string };

const light = (ground: string): Surface => ({
  ground: `var(--${ground})`,
  ink: 'var(--ink)',
  quiet: 'var(--ink-2)',
});
const flood = (ground: string): Surface => ({
  ground: `var(--${ground})`,
  ink: 'var(--on-flood)',
  quiet: 'var(--on-flood-2)',
});
const warm = (ground: string): Surface => ({ ...light(ground), quiet: 'var(--ink)' });

export const surfaces = {
  page: light('page'),
  band: light('band'),
  sky: light('sky'),
  sisal: warm('sisal'),
  maize: warm('maize'),
  earth: flood('earth'),
  tea: flood('tea'),
  lake: flood('lake'),
  basalt: flood('basalt'),
} as const satisfies Record<string, Surface>;

export type SurfaceName = keyof typeof surfaces;
