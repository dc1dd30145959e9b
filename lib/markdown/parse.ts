import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { ContentError } from '@/lib/content/engine/content-error';
import type { Source } from '@/lib/content/types/source';
import { slipsOf } from './slips';

/** What content files may not hold, and what to do instead. */
const refused: Partial<Record<Nodes['type'], string>> = {
  html: 'Markdown without HTML tags',
  image: 'text without images; pictures are drawn from the field "art"',
  imageReference: 'text without images; pictures are drawn from the field "art"',
  thematicBreak: 'a heading, or nothing, in place of a line',
  definition: 'links written in the sentence: [words](address)',
};

/** Of the web, of mail and telephone, of a page of the site, of a place on the page. */
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?![\\/])|#)\S+$/;
const LINK = 'links to https://…, mailto:…, tel:…, /a-page or #a-heading';

/**
 * Parses GitHub-flavoured Markdown. Each source counts as a defined footnote, so that `[^id]` in the
 * text becomes a reference to it.
 * @throws ContentError for HTML, images and link definitions, none of which a page would show, for links
 *   that begin as no address does, and for what was meant otherwise (`slipsOf`)
 */
export function parseMarkdown(markdown: string, sources: readonly Source[], file: string): Root {
  const definitions = sources.map(({ id }) => `[^${id}]: ${id}`).join('\n\n');
  const tree = unified().use(remarkParse).use(remarkGfm).parse(`${markdown}\n\n${definitions}\n`);
  const errors: string[] = [];
  visit(tree, (node) => {
    const leadsAstray = node.type === 'link' && !ADDRESS.test(node.url);
    const expected = leadsAstray ? LINK : refused[node.type];
    if (!expected) return;
    const line = node.position?.start.line ?? 0;
    const excerpt = markdown.split('\n')[line - 1]?.trim().slice(0, 60) ?? '';
    errors.push(`text, line ${line}: found ${JSON.stringify(excerpt)}, expected ${expected}`);
  });
  for (const { line, sentence } of slipsOf(markdown, tree))
    errors.push(`text, line ${line}: ${sentence}`);
  if (errors.length > 0) throw new ContentError(file, errors);
  return tree;
}
