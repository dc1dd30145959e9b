import { execFileSync } from 'node:child_process';
import path from 'node:path';

export type ReadPdf = {
  title: string;
  lang: string;
  marked: boolean;
  showsTitle: boolean;
  /** What stands beside the pages when the document is opened. */
  panel: string;
  opensAt: number | null;
  outline: { title: string; level: number; page: number }[];
  /** Elements of the structure tree, page by page. */
  elements: { role: string; alt: string | null; text: string }[];
  pages: {
    text: string;
    /** Text that is neither tagged nor marked as decoration. */
    loose: string[];
    /** The share of the page's height at which its lowest line of text stands. */
    reach: number;
    links: { url: string | null; place: string | null; found: boolean | null; words: string }[];
  }[];
};

/** What an independent parser finds in PDF files. */
export function readPdfs(files: readonly string[]): ReadPdf[] {
  const script = path.join(process.cwd(), 'tests/support/pdf-reader.mjs');
  const answer = execFileSync(process.execPath, [script, ...files], { maxBuffer: 1e8 });
  return JSON.parse(answer.toString('utf8'));
}

/** Text with every run of white space as one space. */
export function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
