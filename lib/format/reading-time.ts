const WORDS_A_MINUTE = 220;

/** Words of a Markdown text, without its code blocks (charts) and citations. */
export function countWords(markdown: string): number {
  const text = markdown
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/\[\^[^\]]+\]/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/[#>*_|[\]-]/g, ' ');
  return text.split(/\s+/).filter(Boolean).length;
}

/** Minutes that a text takes to read, at 220 words a minute, at least one. */
export function readingMinutes(markdown: string): number {
  return minutesFor(countWords(markdown));
}

/** Minutes that so many words take to read, at least one. */
export function minutesFor(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
