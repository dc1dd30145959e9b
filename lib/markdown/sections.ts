import type { Element, ElementContent, Root } from 'hast';
import { chartElement } from './charts';
import type { MarkdownDocument } from './document';
import type { Heading } from './headings';

export type Section = Heading & {
  /** Everything below the heading, up to the next one of its level. */
  content: Root;
  /** Headings of level 3 in it. */
  headings: Heading[];
  /** Positions of its charts among those of the document. */
  charts: number[];
};

/** Cuts a document at its level-2 headings, for pages that set each part in a row of its own. */
export function splitAtHeadings(document: MarkdownDocument): {
  opening: Root;
  sections: Section[];
} {
  const opening: Root = { type: 'root', children: [] };
  const sections: Section[] = [];
  for (const node of document.content.children) {
    const heading = document.headings.find(({ id }) => id === idOf(node));
    if (heading?.level === 2) {
      sections.push({
        ...heading,
        content: { type: 'root', children: [] },
        headings: [],
        charts: [],
      });
      continue;
    }
    const current = sections.at(-1);
    if (heading) current?.headings.push(heading);
    if (isChart(node)) current?.charts.push(Number(node.properties.index));
    (current?.content ?? opening).children.push(node);
  }
  return { opening, sections };
}

function isChart(node: Root['children'][number]): node is Element {
  return node.type === 'element' && node.tagName === chartElement;
}

function idOf(node: Root['children'][number] | ElementContent): string | undefined {
  const id = (node as Element).properties?.id;
  return typeof id === 'string' ? id : undefined;
}
