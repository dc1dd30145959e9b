import { capabilityStatement } from '@/lib/content/types/capability-statement';
import { readMarkdown } from '@/lib/markdown/document';
import type { Pdf } from '@/lib/pdf/make-pdf';
import { makeStatement } from '@/lib/pdf/make-statement';
import { madePdf, pdfFacts } from './made-pdfs';

/** Name of the capability statement's file below `/downloads`. */
export const statementPdfName = 'capability-statement.pdf';

/** The capability statement as a PDF. */
export function statementPdf(): Promise<Pdf> {
  return madePdf(statementPdfName, make);
}

/** Its pages and kilobytes. */
export const statementFacts = () => pdfFacts(statementPdfName, make);

function make(): Promise<Pdf> {
  const statement = capabilityStatement();
  return makeStatement(statement, readMarkdown(statement.body, statement));
}
