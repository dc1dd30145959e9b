import { en } from '@/content/interface/en';
import type { InsightKind } from '@/lib/content/kinds';

/** What the labels of every language hold for each kind of insight. */
type KindLabels = {
  insight: { kinds: Record<InsightKind, string> };
  feeds: { titles: Record<InsightKind | 'all', string> };
  standIn: Record<'description' | 'pieces', Record<InsightKind, string>>;
};

/** Interface labels of the language this build is made in. */
export const labels = en satisfies KindLabels;
