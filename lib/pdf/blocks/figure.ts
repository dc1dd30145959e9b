import type { ElementContent } from 'hast';
import type { Chart } from '@/lib/chart/chart';
import { formatFigure } from '@/lib/chart/figures';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import { barChart } from '../charts/bars';
import { columnChart } from '../charts/columns';
import { lineChart } from '../charts/lines';
import type { FlowItem } from '../flow';
import { type InlineOptions, type Run, runsOf } from '../inline';
import { edge, side } from '../measures';
import type { PdfCanvas } from '../pdf-canvas';
import { placeBox } from '../tags';
import { type } from '../typography';
import { baselineIn, paragraph, together } from './paragraph';

const drawings = { bars: barChart, columns: columnChart, lines: lineChart } as const;

export type FigureOptions = {
  /** Counts the figures of the document from 1. */
  number: number;
  /** Citations of the chart's sources. */
  citations: readonly ElementContent[];
  inline: InlineOptions;
};

/** A chart with its title and unit above and its note below, never divided. */
export function figure(
  canvas: PdfCanvas,
  chart: Chart,
  { number, citations, inline }: FigureOptions,
): FlowItem {
  const parent = canvas.element('Div');
  const caption = canvas.element('Caption', parent);
  const element = canvas.element('Figure', parent, { alt: inWords(chart) });
  const note = canvas.element('P', parent);
  const drawing = drawings[chart.type](canvas, chart);
  const name = interpolate(labels.chart.figure, { number });
  const title = together(
    paragraph(canvas, [{ text: chart.title }], {
      style: type.figureTitle,
      before: 0,
      element: caption,
    }),
  );
  const unit = together(
    paragraph(canvas, [{ text: chart.unit }], { style: type.small, before: 2, element: caption }),
  );
  const sourceLabel = chart.sources.length === 1 ? labels.chart.source : labels.chart.sources;
  const lead = `${chart.note ? `${chart.note} ` : ''}${sourceLabel}: `;
  const notes = together(
    paragraph(canvas, [{ text: lead }, ...runsOf(citations, inline).map(onLine)], {
      style: type.note,
      before: 0,
      element: note,
    }),
  );
  const head = 8 + title.height + 2 + unit.height + 12;
  return {
    before: 20,
    height: head + drawing.height + 12 + notes.height + 12,
    canFloat: true,
    draw: (y) => {
      canvas.rule(edge.x, y, edge.width, 1.2);
      caption.add(canvas.doc.markStructureContent('Caption'));
      canvas.text(`${name} `, side.x, baselineIn(type.figureTitle, y + 8), type.label);
      canvas.doc.endMarkedContent();
      title.draw(y + 8);
      unit.draw(y + 8 + title.height + 2);
      const drawn = y + head;
      element.add(canvas.doc.markStructureContent('Figure'));
      drawing.draw(drawn);
      canvas.doc.endMarkedContent();
      placeBox(element, { x: edge.x, y: drawn, width: edge.width, height: drawing.height });
      notes.draw(drawn + drawing.height + 12);
    },
  };
}

/** What a chart shows and then each of its figures, for those who have it read to them. */
function inWords({ alt, rows, series, unit, decimals }: Chart): string {
  const sentences = rows.map(({ name, values }) => {
    const said = values.map((value, index) => {
      const figure = formatFigure(value, decimals);
      return series.length > 1 ? `${series[index]} ${figure}` : figure;
    });
    return `${name}: ${said.join(', ')}.`;
  });
  return [alt, `${unit[0]?.toUpperCase()}${unit.slice(1)}.`, ...sentences].join(' ');
}

/** The numbers of a chart's sources are words of its note: they stand on the line, set in no smaller type. */
function onLine({ raised: _, ...run }: Run): Run {
  return run;
}
