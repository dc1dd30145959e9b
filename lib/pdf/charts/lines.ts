import type { Chart } from '@/lib/chart/chart';
import { layoutLines } from '@/lib/chart/lines';
import { column } from '../measures';
import type { PdfCanvas } from '../pdf-canvas';
import { type ChartDrawing, figures, inkOf, names } from './drawing';

const HEIGHT = 176;

/** A course over time; each line is named at its end. */
export function lineChart(canvas: PdfCanvas, chart: Chart): ChartDrawing {
  const size = { width: column.width, height: HEIGHT, names: 112, text: names.size };
  const { rules, names: along, lines, plotWidth, baseline } = layoutLines(chart, size);
  const { doc } = canvas;
  return {
    height: HEIGHT,
    draw: (top) => {
      const at = (x: number, y: number) => [column.x + x, top + y] as const;
      rules.forEach(({ y, label }, index) => {
        const [x, ruleY] = at(0, y);
        const isBase = index === 0;
        doc
          .rect(x, ruleY, plotWidth, isBase ? 1.2 : 0.5)
          .fill(canvas.colour(isBase ? 'ink' : 'line'));
        if (!isBase) canvas.text(label, x, ruleY - 2.5, { ...names, colour: 'ink-2' });
      });
      for (const { x, label, anchor } of along) {
        const width = canvas.measure(label, names);
        const shift = anchor === 'start' ? 0 : anchor === 'middle' ? width / 2 : width;
        canvas.text(label, ...at(x - shift, baseline + names.size * 1.5), names);
      }
      for (const { index, path, end, labelY, label } of lines) {
        doc.save().translate(...at(0, 0));
        doc.path(path).lineWidth(2).lineJoin('round').stroke(inkOf(canvas, index));
        doc.circle(end.x, end.y, 3).fill(inkOf(canvas, index));
        doc.restore();
        canvas.text(label, ...at(end.x + 9, labelY + names.size * 0.35), figures);
      }
    },
  };
}
