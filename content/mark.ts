/**
 * The firm's sign, of one colour, as SVG path data. Logo, icons, pictures for shared links and documents
 * are drawn with it. After a change: `node scripts/tools/make-icons.mjs`.
 */
export const mark = {
  /** On a square of 32 units. */
  large:
    'M0 3h32v3.5H0zM2.5 9h4.5v5.5a9 9 0 0 0 18 0V9h4.5v5.5a13.5 13.5 0 0 1-27 0zM10.5 9h11v5.5a5.5 5.5 0 0 1-11 0z',
  /** On a square of 16 units, for tabs, where it is as small as that. */
  small: 'M0 1h16v3H0zM2 6h12v2.5a6 6 0 0 1-12 0z',
};
