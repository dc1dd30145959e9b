/** A text with spaces that may break in place of those that may not: to a reader they are the same. */
export const plainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');
