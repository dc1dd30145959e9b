import type { Element, ElementContent } from 'hast';
import type { Chart } from '@/lib/chart/chart';
import { formatFigure } from '@/lib/chart/figures';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';

/**
 * A chart as a table of its figures, for readers that draw nothing: title, unit and note stand in the
 * caption.
 * @param citations what cites the sources of the chart
 */
export function chartAsTable(chart: Chart, number: number, citations: ElementContent[]): Element {
  const { title, unit, note, category, series, rows, decimals } = chart;
  const caption = [interpolate(labels.chart.figure, { number }), `${title} (${unit}).`, note ?? ''];
  return node('table', [
    node('caption', [text(caption.join(' ').trim()), ...citations]),
    node('thead', [
      node(
        'tr',
        [category, ...series].map((name) => node('th', [text(name)])),
      ),
    ]),
    node(
      'tbody',
      rows.map(({ name, values }) =>
        node('tr', [
          node('th', [text(name)]),
          ...values.map((value) => node('td', [text(formatFigure(value, decimals))])),
        ]),
      ),
    ),
  ]);
}

/** An HTML element without attributes. */
export function node(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

export function text(value: string): ElementContent {
  return { type: 'text', value };
}
