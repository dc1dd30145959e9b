import { labels } from '@/lib/labels';

/** A figure as printed: `14400` becomes `14,400`; decimals stay as the source gives them. */
export function formatFigure(value: number | null): string {
  if (value === null) return labels.chart.unknown;
  return new Intl.NumberFormat(labels.locale, { maximumFractionDigits: 6 }).format(value);
}
