/** The colours of the drawings. Each is a token `--a-*` of app/styles/tokens.css, by day and by dusk. */
export type Ink =
  | 'sky'
  | 'hz' // haze of the far land
  | 'lk' // lake
  | 'lkd' // deep lake
  | 'lat' // laterite, the red soil
  | 'latd' // deep laterite
  | 'ear' // earth, the tone of the earth ground
  | 'tea'
  | 'tead' // tea in shade
  | 'mz' // maize
  | 'si' // sisal
  | 'bs' // basalt
  | 'wire'; // thin lines on a sky: dark by day, pale at dusk

/** How often each ink is sown. The order of the keys is part of the picture. */
export type Palette = Partial<Record<Ink, number>>;

/** A paint is always a custom property, so a drawing follows the theme of the page it is shown on. */
export function paint(ink: Ink): string {
  return `var(--a-${ink})`;
}
