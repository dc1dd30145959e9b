/**
 * A share as a CSS percentage with two decimals: a hundredth of a per cent is a fraction of a pixel.
 * @param share 0 to 1
 */
export const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;
