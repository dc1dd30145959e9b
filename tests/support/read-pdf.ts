import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
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
    /** Its lowest line. */
    last: string;
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

/** What it finds in a document that is no file yet. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pdf-'));
  const file = path.join(folder, 'document.pdf');
  try {
    fs.writeFileSync(file, bytes);
    const [pdf] = readPdfs([file]);
    if (!pdf) throw new Error('The reader found no document.');
    return pdf;
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/** The words of the elements of one role, in their order. */
export function wordsOf(pdf: ReadPdf, role: string): string[] {
  return pdf.elements.filter((element) => element.role === role).map(({ text }) => squeeze(text));
}

/** Text with every run of white space as one space. */
export function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
