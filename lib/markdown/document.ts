import type { Element, Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Chart } from '@/lib/chart/chart';
import { ContentError } from '@/lib/content/engine/content-error';
import { deadAddress, deadLink } from '@/lib/content/routes/known-paths';
import type { Source } from '@/lib/content/types/source';
import { firm } from '@/lib/firm';
import { takeCharts } from './charts';
import { linkCitations, numberCitations, separateCitations } from './citations';
import { type Heading, headingIds, nameHeadings } from './headings';
import { parseMarkdown } from './parse';
import { prepareTables } from './tables';
import { toHtml } from './to-html';

/** A text ready to be shown: components/prose prints it, lib/pdf will typeset it. */
export type MarkdownDocument = {
  /** HTML tree of the text, without its list of sources. */
  content: Root;
  headings: Heading[];
  /** The element `chart-figure` with the property `index` stands in the text for each of these. */
  charts: Chart[];
  /** Entries of the list of sources; empty when nothing is cited. */
  sources: Element[];
  /** Id of the list of sources; that of the heading above it ends in `-title`. */
  sourcesId: string;
};

export type ReadOptions = {
  /** File an editor would open, for messages. */
  file: string;
  /** Works that the text cites as `[^id]`. */
  sources?: readonly Source[];
  /** Stands before each id, where one page shows several texts. */
  idPrefix?: string;
};

/**
 * Reads the Markdown of a content file.
 * @throws ContentError for a citation without source, a source never cited, a faulty chart, a heading
 *   of a wrong level, a link to a page that is not there, HTML or an image
 */
export function readMarkdown(
  markdown: string,
  { file, sources = [], idPrefix = '' }: ReadOptions,
): MarkdownDocument {
  const { tree, errors } = parseMarkdown(markdown, sources, deadLinksIn);
  const later: string[] = [];
  /** Goes on after a mistake, so that all of a text are told in one go. */
  const stage = <Made>(make: () => Made): Made | undefined => {
    try {
      return make();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      later.push(...error.errors);
      return undefined;
    }
  };
  const charts = stage(() => takeCharts(tree, sources, file));
  // A chart that cannot be read may hold half the text, and what that cites.
  if (charts) stage(() => linkCitations(tree, sources, file));
  separateCitations(tree);
  numberCitations(tree);
  const headings = stage(() => nameHeadings(tree, file, idPrefix)) ?? [];
  // What swallows half a text is told by itself.
  if (charts || errors.length === 0) errors.push(...later);
  if (!charts || errors.length > 0) throw new ContentError(file, errors);
  const html = toHtml(tree, idPrefix);
  prepareTables(html.content);
  return { ...html, headings, charts };
}

function deadLinksIn(tree: MarkdownRoot): string[] {
  const errors: string[] = [];
  visit(tree, 'link', ({ url, position }) => {
    const own = ownPath(url);
    const dead = own
      ? `found the address of this site, expected the path alone, such as ${own}`
      : url.startsWith('/')
        ? deadLink(url)
        : deadAddress(url, () => headingIds(tree));
    if (dead) errors.push(`text, line ${position?.start.line}: ${dead}`);
  });
  return errors;
}

const OWN_SITE = new RegExp(
  `^https?://(?:www\\.)?${firm.idAuthority.domain.replaceAll('.', '\\.')}(?=[/?#]|$)`,
  'i',
);

/** The path in a link to the firm's own site, which in a preview or a copy would lead away from it. */
const ownPath = (url: string): string | undefined =>
  OWN_SITE.test(url) ? url.replace(OWN_SITE, '') || '/' : undefined;
