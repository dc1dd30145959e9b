/** What a field must hold. Lengths are not bounded: long text is dealt with when the mail is made. */
export type FieldRule = {
  name: string;
  required?: boolean;
  /** Format to check when something was filled in. */
  format?: 'email' | 'linkedin';
};

/** Sentences for each kind of fault. */
export type FaultMessages = { required: string; email: string; linkedin: string };

/**
 * Something before the @, a domain with a dot after it, no white space or unprintable character, and none
 * that would begin another part of a `mailto:` address. Deliberately no more: the visitor's mail
 * program is the real judge (HTML's own email pattern is of the same kind).
 */
const EMAIL =
  /^[^\p{C}\s@?&=,;:<>"()[\]\\]+@[^\p{C}\s@?&=,;:<>"()[\]\\.]+(?:\.[^\p{C}\s@?&=,;:<>"()[\]\\.]+)+$/u;

/** A profile's address, with or without the protocol: `linkedin.com/in/name`. */
const LINKEDIN = /^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/\S+$/i;

/** True for an address such as `o'brien+tag@example.org`. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}

/** True for an address on linkedin.com. */
export function isLinkedIn(text: string): boolean {
  return LINKEDIN.test(text.trim());
}

/**
 * Faults of a filled-in form by field name, in the order of the rules; empty when all is well.
 * White space alone counts as empty.
 */
export function findFaults(
  rules: readonly FieldRule[],
  values: Readonly<Record<string, string>>,
  messages: FaultMessages,
): Map<string, string> {
  const faults = new Map<string, string>();
  for (const { name, required, format } of rules) {
    const value = (values[name] ?? '').trim();
    if (!value) {
      if (required) faults.set(name, messages.required);
    } else if (format === 'email' && !isEmail(value)) faults.set(name, messages.email);
    else if (format === 'linkedin' && !isLinkedIn(value)) faults.set(name, messages.linkedin);
  }
  return faults;
}
