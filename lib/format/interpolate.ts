/** Puts values into a label: `interpolate('{minutes} min read', { minutes: 6 })`. Unknown names stay as they are. */
export function interpolate(
  label: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return label.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}
