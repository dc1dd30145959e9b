import type {
  FootnoteReference,
  Paragraph,
  Parents,
  PhrasingContent,
  Root,
  RootContent,
  Text,
} from 'mdast';
import { visit } from 'unist-util-visit';
import { ContentError } from '@/lib/content/engine/content-error';
import type { Source } from '@/lib/content/types/source';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import { firstLanguage, inFirstLanguage } from '@/lib/other-languages';

/**
 * Ties the citations of a text to the works it rests on: every `[^id]` needs a source, every source
 * a citation (in the text or in a chart), and each definition gets the words of its source.
 * @param tree as `parseMarkdown` returns it, with its charts in place
 * @throws ContentError naming each id that has no counterpart
 */
export function linkCitations(tree: Root, sources: readonly Source[], file: string): void {
  const known = new Map(sources.map((source) => [source.id, source]));
  const cited = new Set<string>();
  const errors = repeatedIds(sources).map(
    (id) => `sources: found the id ${JSON.stringify(id)} twice, expected each id once`,
  );
  visit(tree, (node) => {
    if (node.type === 'footnoteReference') cited.add(node.identifier);
    if (node.type === 'text') errors.push(...citationsWithoutSource(node.value));
    if (node.type === 'footnoteDefinition') {
      const source = known.get(node.identifier);
      if (source) node.children = [reference(source)];
      else {
        errors.push(
          `text: found a footnote definition [^${node.identifier}]:, expected the work among the sources of the piece`,
        );
      }
    }
  });
  for (const { id } of sources) {
    if (cited.has(id)) continue;
    errors.push(
      `sources: found ${JSON.stringify(id)} cited nowhere, expected it cited, as [^${id}] in the text or by a chart, or removed from the sources`,
    );
  }
  if (errors.length > 0) throw new ContentError(file, errors);
}

function repeatedIds(sources: readonly Source[]): string[] {
  const ids = sources.map(({ id }) => id);
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}

/** A citation that no definition answers is left in the text as it was typed. */
function citationsWithoutSource(text: string): string[] {
  return [...text.matchAll(/\[\^([^\]\s]+)\]/g)].map(
    ([typed, id]) =>
      `text: found ${typed} without a source, expected a work with the id ${JSON.stringify(id)} among the sources of the piece, or ${typed} taken out`,
  );
}

/** A source as it is printed: publisher and year, then title and place in the work, which lead to it. */
function reference(source: Source): Paragraph {
  const { publisher, title, at, url, noLink } = source;
  // French sets a space before its marks: no line begins with one.
  const name = (at ? `${title}, ${at}` : title).replace(/ (?=[:;!?»])/g, '\u00a0');
  const why = noLink ? ` (${labels.prose.noLink[noLink]})` : '';
  const children = [
    ...original(publisher, ` (${yearOf(source)}). `),
    ...(url ? [link(url, name)] : original(name, why)),
  ];
  return { type: 'paragraph', children };
}

const text = (value: string): Text => ({ type: 'text', value });

/** Words that are the same in every language of the site, marked where it is another, and ours behind them. */
function original(value: string, ours: string): PhrasingContent[] {
  if (!inFirstLanguage) return [text(value + ours)];
  const data = { hName: 'span', hProperties: inFirstLanguage };
  return [{ type: 'emphasis', children: [text(value)], data }, ...(ours ? [text(ours)] : [])];
}

function link(url: string, name: string): PhrasingContent {
  const data = firstLanguage && {
    hProperties: { ...inFirstLanguage, hrefLang: firstLanguage.hreflang },
  };
  return { type: 'link', url, children: [text(name)], ...(data && { data }) };
}

/** The year of a source as it is printed; of an undated page, when it was read. */
export function yearOf({ year, read }: Source): string {
  return year === undefined
    ? interpolate(labels.prose.undated, { read: String(read) })
    : String(year);
}

/**
 * Names each citation and its source by the number that is printed, so that addresses (`#fn-12`) are
 * short: a long list of sources has three of them in every entry. Definitions stand behind the text.
 */
export function numberCitations(tree: Root): void {
  const numbers = new Map<string, string>();
  const numberOf = (id: string) => {
    const number = numbers.get(id) ?? String(numbers.size + 1);
    numbers.set(id, number);
    return number;
  };
  visit(tree, ['footnoteReference', 'footnoteDefinition'], (node) => {
    if ('identifier' in node) node.identifier = numberOf(node.identifier);
  });
}

/** Sets a comma between citations that follow each other, so that 1 and 2 do not read as 12. */
export function separateCitations(parent: Parents): void {
  const children: RootContent[] = [];
  for (const child of parent.children) {
    if ('children' in child) separateCitations(child);
    if (isCitation(child) && isCitation(children.at(-1))) {
      children.push({
        type: 'text',
        value: ', ',
        data: { hName: 'sup', hProperties: { dataBetween: '' } },
      });
    }
    children.push(child);
  }
  parent.children = children as typeof parent.children;
}

function isCitation(node: RootContent | undefined): node is FootnoteReference {
  return node?.type === 'footnoteReference';
}
