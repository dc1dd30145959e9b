import { ContentError } from './content-error';

/**
 * Splits Markdown at its level-2 headings.
 * @param words the headings that must be there by what stands below them, in this order and no others
 * @returns the Markdown below each heading
 * @throws ContentError naming the heading that is missing or out of place
 */
export function splitSections<Part extends string>(
  markdown: string,
  words: Readonly<Record<Part, string>>,
  file: string,
): Record<Part, string> {
  const headings: string[] = Object.values(words);
  const parts = markdown.split(/^## +(.+)$/m);
  const present = parts.filter((_, index) => index % 2 === 1).map((heading) => heading.trim());
  const wrong = headings.findIndex((heading, index) => present[index] !== heading);
  if (wrong >= 0 || present.length !== headings.length) {
    const at = wrong >= 0 ? wrong : headings.length;
    throw new ContentError(file, [
      `heading ${at + 1}: found ${JSON.stringify(present[at] ?? 'nothing')}, expected ${
        headings[at] ? `"## ${headings[at]}"` : 'no further heading'
      }`,
    ]);
  }
  return Object.fromEntries(
    Object.keys(words).map((part, index) => [part, (parts[index * 2 + 2] ?? '').trim()]),
  ) as Record<Part, string>;
}
