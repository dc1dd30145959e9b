import { z } from 'zod';
import { insightKinds } from '@/lib/content/kinds';

/** What a photo has to be: how wide in pixels to look sharp, and its width beside its height. */
export type PhotoShape = { narrowest: number; ratio: number };

/** Folders whose entries may have a photo: a portrait, or a wide picture. */
export const photoShapes: Readonly<Record<string, PhotoShape>> = {
  people: { narrowest: 600, ratio: 4 / 5 },
  ...Object.fromEntries(
    Object.values(insightKinds).map(({ folder }) => [folder, { narrowest: 1200, ratio: 3 / 2 }]),
  ),
};

/** Names of files that are photos. */
export const PHOTO = /\.(?:jpe?g|png|webp)$/i;

/** What a photo shows, for those who cannot see it. Required beside a photo, and only there. */
export const photoAlt = z.string().min(8).max(200).optional();
