import { z } from 'zod';
export const industryFeature = z.looseObject({ kind: z.string() });
