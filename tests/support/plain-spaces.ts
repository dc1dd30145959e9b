/** A text without the signs that hold words together on a line: to a reader they are the same. */
export const plainSpaces = (text: string) =>
  text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
