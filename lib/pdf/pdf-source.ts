import type { PolicyBrief } from '@/lib/content/types/policy-brief';
import type { Report } from '@/lib/content/types/report';
import type { MarkdownDocument } from '@/lib/markdown/document';
import type { Art } from './art';

/** Everything a document is made of. */
export type PdfSource = {
  piece: Report | PolicyBrief;
  document: MarkdownDocument;
  /** What a hurried reader takes away: the three sentences of a report, the claims of a brief. */
  points: { title: string; items: readonly string[] };
  art: Art;
  /** The cloth of the title. */
  cloth: Art;
};
