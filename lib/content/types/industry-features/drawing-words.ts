import { z } from 'zod';

export const sentence = z.string().min(10);

/** Heading and introduction that every drawing has. */
export const drawingWords = { title: z.string().max(60), text: sentence };
