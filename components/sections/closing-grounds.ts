/** Colour fields on which a page may close, by their name. */
export const closingGrounds = {
  earth: 'ground-earth',
  tea: 'ground-tea',
  lake: 'ground-lake',
  maize: 'ground-maize',
} as const;

export type ClosingGround = keyof typeof closingGrounds;
