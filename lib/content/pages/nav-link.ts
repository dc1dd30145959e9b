import { z } from 'zod';

/** A way into a section of the site: its path and its name. */
export const navLink = z.strictObject({
  path: z.string().startsWith('/'),
  label: z.string().max(24),
});
export type NavLink = z.output<typeof navLink>;
