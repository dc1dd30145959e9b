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
  const at = behindParagraph(text, fenceAround(text, place) ?? place);
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

/** The end of the fenced block that a place lies in: nothing stands in a chart but the chart. */
function fenceAround(text: string, at: number): number | undefined {
  for (const { index, 0: block } of text.matchAll(/^```[^\n]*\n[\s\S]*?^```[ \t]*$/gm))
    if (index < at && at < index + block.length) return index + block.length;
  return undefined;
}

/** A citation stands where the mark stands, but in no word and in no chart. */
export function citationAt(text: string, place: number, id: string): Typed {
  const [restOfWord = ''] =
    (isLetter(text[place - 1]) && /^[\p{L}\p{N}]+/u.exec(text.slice(place))) || [];
  const at = fenceAround(text, place) ?? place + restOfWord.length;
  const cited = `[^${id}]`;
  return { from: at, to: at, text: cited, mark: at + cited.length };
}

const isLetter = (sign = '') => /[\p{L}\p{N}]/u.test(sign);
