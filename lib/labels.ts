import { en } from '@/content/interface/en';

/** Interface labels of the language this build is made in. */
export const labels = en;

/** Puts values into a label: `fill('{minutes} min read', { minutes: 6 })`. */
export function fill(label: string, values: Record<string, string | number>): string {
  return label.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
