import { en } from '@/content/interface/en';
import type { Labels } from '@/content/interface/labels';
import { sw } from '@/content/interface/sw';
import { fillFacts } from '@/lib/content/engine/firm-facts';
import type { InsightKind } from '@/lib/content/kinds';
import { type LanguageId, language } from '@/lib/languages';

export type { PluralForms } from '@/content/interface/labels';

/** What the labels of every language hold for each kind of insight. */
type KindLabels = {
  insight: { kinds: Record<InsightKind, string> };
  feeds: { titles: Record<InsightKind | 'all', string> };
  placeholder: Record<'description' | 'pieces', Record<InsightKind, string>>;
};

const editions: Record<LanguageId, Labels & KindLabels> = { en, sw };

/** Interface labels of a language: of that in which a text is written, which need not be its page's. */
export const labelsIn = (id: LanguageId) => fillFacts(editions[id]) as Labels;

/** Interface labels of the language this build is made in. */
export const labels = labelsIn(language.id);
