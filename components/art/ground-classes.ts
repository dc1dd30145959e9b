import type { Ground } from '@/lib/art/ground';

/** Utilities for the ground and the text on it. */
export const groundClasses: Record<Ground, string> = {
  lake: 'bg-lake text-on-flood',
  tea: 'bg-tea text-on-flood',
  earth: 'bg-earth text-on-flood',
  basalt: 'bg-basalt text-on-flood',
  maize: 'bg-maize text-on-maize',
  sisal: 'bg-sisal text-on-maize',
};
