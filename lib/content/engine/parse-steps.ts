import { ContentError } from './content-error';

/** One step of an account: when, what in a few words, and the rest. */
export type Step = { when: string; title: string; text: string };

const ITEM = /^\d+\.\s+\*\*(.+?)\.?\*\*\s+(.+?)\.(?:\s+(.+))?$/;

/**
 * Reads the steps of an ordered list, one on each line: `1. **Weeks 1–3.** What was done. More.`
 * The first sentence becomes the step's title.
 * @throws ContentError naming the line that has another form
 */
export function parseSteps(markdown: string, file: string): Step[] {
  const lines = markdown.split('\n').filter((line) => line.trim());
  return lines.map((line) => {
    const [, when, title, text = ''] = ITEM.exec(line.trim()) ?? [];
    // Steps are set as plain text: a link or a citation would be printed as it is typed.
    if (!when || !title || /[[*_`]/.test(title + text)) {
      throw new ContentError(file, [
        `step: found ${JSON.stringify(line.slice(0, 60))}, expected a line such as "1. **Week 4.** Put both on one wall. The gap was visible.", without links and citations`,
      ]);
    }
    return { when, title, text };
  });
}
