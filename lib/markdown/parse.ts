import type { Link, Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Source } from '@/lib/content/types/source';
import { EXCERPT, slipsOf } from './slips';

/** What content files may not hold, and what to do instead. */
const refused: Partial<Record<Nodes['type'], string>> = {
  html: 'Markdown without HTML tags: **two stars** make words bold, *one* leans them',
  image: 'text without images; pictures are drawn from the field "art"',
  imageReference: 'text without images; pictures are drawn from the field "art"',
  thematicBreak: 'a heading, or nothing, in place of a line',
  definition: 'links written in the sentence: [words](address)',
};

/** Of the web, of mail and telephone, of a page of the site, of a place on the page. */
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?![\\/])|#)\S+$/;
const LINK = 'links to https://…, mailto:…, tel:…, /a-page or #a-heading';

const parse = (text: string): Root => unified().use(remarkParse).use(remarkGfm).parse(text);

/** Trees of texts that were parsed before, by the text. */
const parsed = new Map<string, Root>();
/** More than a desk has texts; versions that were written over go with the rest. */
const KEPT = 3000;

/**
 * The tree of a text, to be changed at will. While one writes all texts are read again after each save, and all
 * but one are as they were: parsing them took two thirds of that time. A build reads each once or twice.
 */
function treeOf(text: string): Root {
  if (process.env.NODE_ENV === 'production') return parse(text);
  if (parsed.size >= KEPT) parsed.clear();
  const tree = parsed.get(text) ?? parse(text);
  parsed.set(text, tree);
  return structuredClone(tree);
}

/**
 * Parses GitHub-flavoured Markdown. Each source counts as a defined footnote, so that `[^id]` in the
 * text becomes a reference to it.
 * @param more what else may be wrong with a text
 * @returns the tree, and a sentence for all that is wrong: HTML, images and link definitions, none of which a page
 *   would show, links that begin as no address does, and what was meant otherwise (`slipsOf`)
 */
export function parseMarkdown(
  markdown: string,
  sources: readonly Source[],
  more: (tree: Root) => readonly string[],
): { tree: Root; errors: string[] } {
  const definitions = sources.map(({ id }) => `[^${id}]: ${id}`).join('\n\n');
  const tree = treeOf(`${markdown}\n\n${definitions}\n`);
  const errors: string[] = [];
  visit(tree, (node) => {
    const leadsAstray = node.type === 'link' && !ADDRESS.test(node.url);
    const expected = leadsAstray ? LINK : refused[node.type];
    // What a tag opens it closes: one of the two is told.
    if (!expected || (node.type === 'html' && node.value.startsWith('</'))) return;
    const line = node.position?.start.line ?? 0;
    // A tag is looked for in its line as it is typed there, and a link in what may be a whole paragraph.
    const typed = node.type === 'html' ? node.value : markdown.split('\n')[line - 1];
    const excerpt = leadsAstray
      ? typedLink(node, markdown)
      : ((typed ?? '').trim().split('\n')[0]?.slice(0, EXCERPT) ?? '');
    const found = node.type === 'html' ? excerpt : JSON.stringify(excerpt);
    errors.push(`text, line ${line}: found ${found}, expected ${expected}`);
  });
  for (const { line, sentence } of slipsOf(markdown, tree))
    errors.push(`text, line ${line}: ${sentence}`);
  errors.push(...more(tree));
  return { tree, errors };
}

/** A link as it is typed; of a long one its address, by which it is found. */
function typedLink({ position, url }: Link, markdown: string): string {
  const typed = markdown.slice(position?.start.offset, position?.end.offset);
  return typed.length > EXCERPT ? url.slice(0, EXCERPT) : typed;
}
