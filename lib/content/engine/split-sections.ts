import { ContentError } from './content-error';

/** Markdown above the first level-2 heading, and below each. `## Heading` lines are headings wherever they stand. */
export function splitAtLevel2(markdown: string) {
  const [opening = '', ...parts] = markdown.split(/^## +(.+)$/m);
  const sections = [];
  for (let at = 0; at < parts.length; at += 2)
    sections.push({ heading: (parts[at] ?? '').trim(), body: (parts[at + 1] ?? '').trim() });
  return { opening: opening.trim(), sections };
}

/**
 * Splits Markdown at its level-2 headings.
 * @param headings the headings that must be there, in this order and no others
 * @returns the Markdown below each heading
 * @throws ContentError naming the heading that is missing or out of place
 */
export function splitSections<Heading extends string>(
  markdown: string,
  headings: readonly Heading[],
  file: string,
): Record<Heading, string> {
  const { sections } = splitAtLevel2(markdown);
  const wrong = headings.findIndex((heading, index) => sections[index]?.heading !== heading);
  if (wrong >= 0 || sections.length !== headings.length) {
    const at = wrong >= 0 ? wrong : headings.length;
    throw new ContentError(file, [
      `heading ${at + 1}: found ${JSON.stringify(sections[at]?.heading ?? 'nothing')}, expected ${
        headings[at] ? `"## ${headings[at]}"` : 'no further heading'
      }`,
    ]);
  }
  return Object.fromEntries(sections.map(({ heading, body }) => [heading, body])) as Record<
    Heading,
    string
  >;
}
