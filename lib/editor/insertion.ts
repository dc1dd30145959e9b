/** A place in a text: from the first letter that is chosen to behind the last. */
export type Mark = { from: number; to: number };

/**
 * A block as it is to be typed at a place, so that an empty line stands before and behind it. Within a
 * paragraph it goes behind the paragraph, because it would tear the sentence.
 * @returns what is typed, and where
 */
export function blockAt(text: string, { to }: Mark, block: string): { at: number; typed: string } {
  const fence = fenceAround(text, to);
  const from = fence ?? to;
  const onLine = text.slice(text.lastIndexOf('\n', from - 1) + 1, from).trim();
  const end = text.slice(from).search(/\n[ \t]*(?:\n|$)/);
  const at = fence ?? (onLine === '' ? from : end < 0 ? text.length : from + end);
  const before = text.slice(0, at);
  const behind = text.slice(at);
  const opens = before.trim() === '' ? '' : '\n'.repeat(2 - trailing(before));
  const closes = behind.trim() === '' ? '\n' : '\n'.repeat(2 - leading(behind));
  return { at, typed: `${opens}${block}${closes}` };
}

const trailing = (text: string) => Math.min(2, /\n*$/.exec(text)?.[0].length ?? 0);
const leading = (text: string) => Math.min(2, /^\n*/.exec(text)?.[0].length ?? 0);

/** The end of the fenced block that a place lies in: nothing stands in a chart but the chart. */
function fenceAround(text: string, at: number): number | undefined {
  for (const { index, 0: block } of text.matchAll(/^```[^\n]*\n[\s\S]*?^```[ \t]*$/gm))
    if (index < at && at < index + block.length) return index + block.length;
  return undefined;
}

/** A citation stands where the mark stands, but in no chart. */
export function citationAt(text: string, { to }: Mark, id: string): { at: number; typed: string } {
  return { at: fenceAround(text, to) ?? to, typed: `[^${id}]` };
}
