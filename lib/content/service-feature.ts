import { z } from 'zod';
export const serviceFeature = z.looseObject({ kind: z.string() });
