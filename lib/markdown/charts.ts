import type { Code, Data, FootnoteReference, Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Chart, parseChart } from '@/lib/chart/chart';
import { ContentError } from '@/lib/content/engine/content-error';
import type { Source } from '@/lib/content/types/source';

/** Where a chart stands in the text; its children are the citations of its sources. */
export interface ChartNode extends Parent {
  type: 'chart';
  data: Data;
  children: FootnoteReference[];
}

declare module 'mdast' {
  interface RootContentMap {
    chart: ChartNode;
  }
}

/** Element that stands for a chart in the HTML tree; its `index` counts the charts from 0. */
export const chartElement = 'chart-figure';

/**
 * Takes the charts (fenced code of the language `chart`) out of a text and leaves a node in the
 * place of each, which cites the sources of the chart.
 * @throws ContentError for a chart that cannot be read or names an unknown source, and for other code
 */
export function takeCharts(tree: Root, sources: readonly Source[], file: string): Chart[] {
  const charts: Chart[] = [];
  replaceCode(tree, (code) => {
    if (code.lang !== 'chart') {
      throw new ContentError(file, [
        `text: found a code block of the language ${JSON.stringify(code.lang ?? 'none')}, expected ${'```'}chart`,
      ]);
    }
    const chart = parseChart(code.value, { file, number: charts.length + 1 });
    checkSources(chart, sources, { file, number: charts.length + 1 });
    charts.push(chart);
    return placeOf(chart, charts.length - 1);
  });
  return charts;
}

function replaceCode(tree: Root, replacement: (code: Code) => ChartNode): void {
  visit(tree, 'code', (code, index, parent) => {
    if (parent && index !== undefined) parent.children[index] = replacement(code);
  });
}

function placeOf(chart: Chart, index: number): ChartNode {
  return {
    type: 'chart',
    data: { hName: chartElement, hProperties: { index } },
    children: chart.sources.map((id) => ({ type: 'footnoteReference', identifier: id, label: id })),
  };
}

function checkSources(
  chart: Chart,
  sources: readonly Source[],
  { file, number }: { file: string; number: number },
): void {
  const unknown = chart.sources.filter((id) => !sources.some((source) => source.id === id));
  if (unknown.length === 0) return;
  throw new ContentError(
    file,
    unknown.map(
      (id) =>
        `chart ${number}, source: found ${JSON.stringify(id)}, expected the id of one of the sources of the piece`,
    ),
  );
}
