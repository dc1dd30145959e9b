import type { Ground } from '@/lib/art/ground';

/** Utilities for the ground and the text on it. */
export const groundClasses: Record<Ground, string> = {
  lake: 'bg-lake text-on-flood',
  tea: 'bg-tea text-on-flood',
  earth: 'bg-earth text-on-flood',
  basalt: 'bg-basalt text-on-flood',
  maize: 'bg-maize text-on-maize',
  sisal: 'bg-sisal text-on-sisal',
};

/** Utilities for a field of that colour, which give what stands in it its own tokens (app/styles/grounds.css). */
export const fieldClasses: Record<Ground, string> = {
  lake: 'ground-lake',
  tea: 'ground-tea',
  earth: 'ground-earth',
  basalt: 'ground-basalt',
  maize: 'ground-maize',
  sisal: 'ground-sisal',
};
