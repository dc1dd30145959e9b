import type { PictureSpec } from '@/lib/art/drawing';
import type { ArtSubject } from '@/lib/art/subjects';

/** The strip that the word of a topic stands on: its art, in the shape of the strip, so that nothing of it is cut. */
export const topicStrip = ({
  id,
  art,
  seed = `topic-${id}`,
}: {
  id: string;
  art: ArtSubject;
  seed?: string | undefined;
}): PictureSpec => ({ art, seed, width: 1600, height: 144 });
