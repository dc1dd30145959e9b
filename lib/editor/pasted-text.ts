/**
 * Words as a text program puts them on the clipboard, as a text of this site has them: no signs that nobody
 * sees, lists as Markdown writes them, an empty line between paragraphs.
 * @param text what was copied, without its looks
 * @param isRich whether it was copied with its looks: there a line is a paragraph
 */
export function pastedText(text: string, { isRich }: { isRich: boolean }): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00AD\u200B\u2060\uFEFF]/g, '')
    .replace(/[\u00A0\u202F]/g, ' ')
    // A line that was broken within a paragraph.
    .replace(/[\v\f\u2028\u2029]/g, ' ')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*(?:[•·▪◦‣●○§]|o(?=\t))\s*/, '- ')
        .replace(/^\s*(\d{1,2})[.)]\t\s*/, '$1. ')
        .replace(/\t+/g, ' ')
        .trimEnd(),
    );
  if (!isRich) return lines.join('\n');
  const isItem = (line: string | undefined) => /^(?:- |\d{1,2}\. )/.test(line ?? '');
  return lines
    .filter((line) => line.trim())
    .map((line, index, all) => {
      const isLast = index === all.length - 1;
      return isLast ? line : `${line}${isItem(line) && isItem(all[index + 1]) ? '\n' : '\n\n'}`;
    })
    .join('');
}
