import { labels } from '@/lib/labels';
import { language } from '@/lib/languages';

/**
 * A figure as printed: `14400` becomes `14,400`.
 * @param decimals how many are printed at the least, where the source ends a figure in a nought
 */
export function formatFigure(value: number | null, decimals = 0): string {
  if (value === null) return labels.chart.unknown;
  return new Intl.NumberFormat(language.locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: 6,
  }).format(value);
}
