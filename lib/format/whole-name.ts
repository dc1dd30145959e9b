/** Letters of a name that a line of a phone has room for, beside a word before it. */
const SHORT = 20;

/** The name of a person or a place, of which no line ends in the middle as long as it is short. */
export const wholeName = (name: string): string =>
  name.length > SHORT ? name : name.replaceAll(' ', '\u00a0');
