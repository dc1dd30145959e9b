import { language } from '@/lib/languages';

/** A sentence with a small first letter, to follow a label and a colon; EU and M&E keep theirs. */
export function decapitalize(text: string): string {
  const [first = '', second = ''] = text;
  const isAbbreviation = /[\p{Lu}\p{N}&]/u.test(second);
  return isAbbreviation
    ? text
    : first.toLocaleLowerCase(language.locale) + text.slice(first.length);
}
