/** A sentence with a small first letter, to follow a label and a colon. */
export function decapitalize(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
