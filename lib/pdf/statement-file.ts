import { capabilityStatement } from '@/lib/content/types/capability-statement';
import { readMarkdown } from '@/lib/markdown/document';
import type { Pdf } from '@/lib/pdf/make-pdf';
import { makeStatement } from '@/lib/pdf/make-statement';

/** Name of the capability statement's file below `/downloads`. */
export const statementPdfName = 'capability-statement.pdf';

let made: Promise<Pdf> | undefined;

/** The capability statement as a PDF, made once a build process, afresh in development. */
export function statementPdf(): Promise<Pdf> {
  if (made && process.env.NODE_ENV === 'production') return made;
  const statement = capabilityStatement();
  made = makeStatement(statement, readMarkdown(statement.body, statement));
  return made;
}
