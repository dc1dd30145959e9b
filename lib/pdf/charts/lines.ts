import type { Chart } from '@/lib/chart/chart';
import { layoutLines } from '@/lib/chart/lines';
import { column } from '../measures';
import type { Paper } from '../paper';
import { type ChartDrawing, figures, inkOf, names } from './drawing';

const HEIGHT = 176;

/** A course over time; each line is named at its end. */
export function lineChart(paper: Paper, chart: Chart): ChartDrawing {
  const sheet = { width: column.width, height: HEIGHT, names: 112, text: names.size };
  const { rules, names: along, lines, plotWidth, baseline } = layoutLines(chart, sheet);
  const { doc } = paper;
  return {
    height: HEIGHT,
    draw: (top) => {
      const at = (x: number, y: number) => [column.x + x, top + y] as const;
      rules.forEach(({ y, label }, index) => {
        const [x, ruleY] = at(0, y);
        const isBase = index === 0;
        doc
          .rect(x, ruleY, plotWidth, isBase ? 1.2 : 0.5)
          .fill(paper.colour(isBase ? 'ink' : 'line'));
        if (!isBase) paper.text(label, x, ruleY - 2.5, { ...names, colour: 'ink-2' });
      });
      for (const { x, label, anchor } of along) {
        const width = paper.measure(label, names);
        const shift = anchor === 'start' ? 0 : anchor === 'middle' ? width / 2 : width;
        paper.text(label, ...at(x - shift, baseline + names.size * 1.5), names);
      }
      for (const { index, path, end, labelY, label } of lines) {
        doc.save().translate(...at(0, 0));
        doc.path(path).lineWidth(2).lineJoin('round').stroke(inkOf(paper, index));
        doc.circle(end.x, end.y, 3).fill(inkOf(paper, index));
        doc.restore();
        paper.text(label, ...at(end.x + 9, labelY + names.size * 0.35), figures);
      }
    },
  };
}
