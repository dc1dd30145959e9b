/** The page, in points (1/72 inch): A4, a narrow column for labels, a wide one for text. */
export const page = { width: 595.28, height: 841.89 } as const;

/** First and last line of the area that text may fill. */
export const top = 84;
export const bottom = 778;

/** Column of labels, and the whole width for titles, tables and figures. */
export const edge = { x: 48, width: 499.28 } as const;
/** Column of text: about 68 letters of the text face. */
export const column = { x: 172, width: 375.28 } as const;
/** Words in the label column, beside the text. */
export const side = { x: 48, width: 108 } as const;

export type Area = { x: number; width: number };
