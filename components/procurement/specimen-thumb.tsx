import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { drawSpecimen, type Run, SHEET, type SheetRow } from '@/lib/art/specimen-sheets';
import { countCosting } from '@/lib/content/types/costing';
import type { Specimen } from '@/lib/content/types/specimen';
import { readMarkdown } from '@/lib/markdown/document';
import { bodyRows, firstTable, setInForm } from '@/lib/markdown/specimen-forms';

/** The sheet of a specimen, drawn from its own words: a bar for each line of them. */
export function SpecimenThumb({ specimen }: { specimen: Specimen }) {
  return (
    <svg
      className="art"
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup from our own generators
      dangerouslySetInnerHTML={{ __html: drawSpecimen(specimen.kind, rowsOf(specimen)) }}
    />
  );
}

function rowsOf(specimen: Specimen): SheetRow[] {
  if (specimen.kind === 'costing') {
    const { votes } = countCosting(specimen.costing);
    return votes.flatMap(({ lines, sum }) => [
      ...lines.map((line) => [words(line.item), words(String(line.cost)), ...amounts(line)]),
      [words(''), [], ...amounts(sum)],
    ]);
  }
  const { file, body, kind } = specimen;
  const table = firstTable(setInForm(readMarkdown(body, { file }).content, kind));
  return table ? bodyRows(table).map((row) => row.map(runsOf)) : [];
}

function amounts({ years, total }: { years: number[]; total: number }) {
  return [...years, total].map((amount) => words(String(amount)));
}

const words = (text: string): Run[] => [{ length: text.length }];

/** The runs of a cell; a list of answers has one for each. */
function runsOf({ children }: Element): Run[] {
  return children.flatMap((child) => (isList(child) ? child.children : [child])).map(runOf);
}

function runOf(child: ElementContent): Run {
  const is = child.type === 'element' ? child.tagName : '';
  return { length: textOf(child).trim().length, is: is === 'del' || is === 'ins' ? is : undefined };
}

const isList = (node: ElementContent): node is Element =>
  node.type === 'element' && node.tagName === 'ul';
