import type { PictureSpec } from '@/lib/art/drawing';
import type { ArtSubject } from '@/lib/art/subjects';

const strip = (art: ArtSubject, seed: string) => ({ art, seed, width: 1600, height: 144 });

/** The strip that the word of each topic stands on: its art, in the shape of the strip, so that nothing of it is cut. */
export const topics = {
  'topic-agriculture': strip('furrow', 'topic-agri-4'),
  'topic-finance': strip('financial', 'topic-finance-1'),
  'topic-governance': strip('public-sector', 'topic-governance-1'),
  'topic-human-capital': strip('education', 'topic-human-capital-1'),
  'topic-technology': strip('technology', 'topic-technology-1'),
  'topic-policy': strip('policy', 'topic-policy-1'),
} satisfies Record<string, PictureSpec>;
