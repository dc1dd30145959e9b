/** What a field must hold. Lengths are not bounded: long text is dealt with when the mail is made. */
export type FieldRule = {
  name: string;
  required?: boolean;
  /** Format to check when something was filled in. */
  format?: Format;
};

export type Format = keyof typeof rules;

/** Sentences for each kind of error. */
export type ErrorMessages = { required: string } & Readonly<Partial<Record<Format, string>>>;

/**
 * Regular expressions for the trimmed value, with the flags `iu`. They stand in the page beside their
 * fields, where the boot script reads them (lib/browser/boot/form-errors.ts).
 */
export const rules = {
  /**
   * Something before the @, a domain with a dot after it, no white space or unprintable character, and
   * none that would begin another part of a `mailto:` address. Deliberately no more: the visitor's mail
   * program is the real judge (HTML's own email pattern is of the same kind).
   */
  email: String.raw`^(?!.*[\p{C}\s?&=,;:<>"()[\]\\])[^@]+@[^@.]+(\.[^@.]+)+$`,
  /** A profile's address, with or without the protocol: `linkedin.com/in/name`. */
  linkedin: String.raw`^(https?:\/\/)?([a-z]{2,3}\.)?linkedin\.com\/\S+$`,
  /** Six digits and more, whatever stands between them: numbers are written in too many ways to ask for one. */
  phone: String.raw`(\d\D*){6}`,
} as const;
