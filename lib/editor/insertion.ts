/** A place in a text: from the first letter that is chosen to behind the last. */
type Mark = { from: number; to: number };

/** What is typed in place of a part of a text, and where the mark stands in it afterwards. */
export type Typed = Mark & { text: string; mark: number };

/**
 * A block between empty lines, with a line behind it on which somebody goes on writing. Within a paragraph
 * it goes behind the paragraph, because it would tear the sentence.
 * @param text of the field
 * @param place where its mark stands
 */
export function blockAt(text: string, place: number, block: string): Typed {
  const at = behindParagraph(text, fencedBlock(text, place)?.to ?? place);
  const before = text.slice(0, at).trimEnd();
  const behind = text.slice(at).replace(/^(?:[ \t]*(?:\n|$))+/, '');
  const opened = `${before ? '\n\n' : ''}${block}\n\n`;
  return {
    from: before.length,
    to: text.length - behind.length,
    text: behind ? `${opened}\n\n` : opened,
    mark: before.length + opened.length,
  };
}

function behindParagraph(text: string, at: number): number {
  const isBetween = text.slice(text.lastIndexOf('\n', at - 1) + 1, at).trim() === '';
  if (isBetween) return at;
  const end = text.slice(at).search(/\n[ \t]*(?:\n|$)/);
  return end < 0 ? text.length : at + end;
}

/** A block of a text that is there already: where it stands, and what it says. */
export type Found = Mark & { text: string };

/** The fenced block that a place lies in: nothing stands in a chart but the chart. */
function fencedBlock(text: string, at: number): Found | undefined {
  for (const { index, 0: block } of text.matchAll(/^```[^\n]*\n[\s\S]*?^```[ \t]*$/gm))
    if (index < at && at < index + block.length)
      return { from: index, to: index + block.length, text: block };
  return undefined;
}

/** The chart that a place lies in, without its fences. */
export function chartAround(text: string, place: number): Found | undefined {
  const found = fencedBlock(text, place);
  const [, yaml] = /^```chart[ \t]*\n([\s\S]*?)```[ \t]*$/.exec(found?.text ?? '') ?? [];
  return found && yaml !== undefined ? { ...found, text: yaml } : undefined;
}

/** The table that a place lies in: lines that begin with an upright, the second of them a rule. */
export function tableAround(text: string, place: number): Found | undefined {
  if (fencedBlock(text, place)) return undefined;
  for (const { index, 0: block } of text.matchAll(/^\|.*\n\|[ :|-]*-[ :|-]*(?:\n\|.*)*$/gm))
    if (index <= place && place <= index + block.length)
      return { from: index, to: index + block.length, text: block };
  return undefined;
}

/** A block in place of the one that is there. */
export const inPlaceOf = ({ from, to }: Found, text: string): Typed => ({
  from,
  to,
  text,
  mark: from + text.length,
});

/**
 * A citation stands where the mark stands, but in no word, in no chart, and not behind the space after what it is
 * for: a field wraps there, and the mark at the end of a line is behind it.
 */
export function citationAt(text: string, place: number, id: string): Typed {
  const [restOfWord = ''] =
    (isLetter(text[place - 1]) && /^[\p{L}\p{N}]+/u.exec(text.slice(place))) || [];
  const [space = ''] = /(?<=\S)[ \t]+$/.exec(text.slice(0, place)) ?? [];
  const at = fencedBlock(text, place)?.to ?? place + restOfWord.length - space.length;
  const cited = `[^${id}]`;
  return { from: at, to: at, text: cited, mark: at + cited.length };
}

const isLetter = (sign = '') => /[\p{L}\p{N}]/u.test(sign);
