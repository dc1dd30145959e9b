import { firm as facts } from '@/content/firm';
import { en } from '@/content/firm-words/en';
import { sw } from '@/content/firm-words/sw';
import { formatMonth } from '@/lib/format/date';
import { interpolate } from '@/lib/format/interpolate';
import { type LanguageId, language } from '@/lib/languages';

type FirmWords = typeof en;

const editions: Record<LanguageId, FirmWords> = { en, sw };
const { street, country, replyTime, ...words } = editions[language.id];

/**
 * The firm: its facts, and what it says of itself in the language of this build. The one door to them:
 * nothing else imports `content/firm` or `content/firm-words`.
 */
export const firm = {
  ...facts,
  ...words,
  address: { ...facts.address, ...(street && { street }), country },
  /** As the post writes it, in every language. */
  postalStreet: facts.address.street,
  legalUpdated: formatMonth(facts.legalUpdated),
  replyTime: {
    ...facts.replyTime,
    inquiry: interpolate(replyTime.inquiry, facts.replyTime),
    application: interpolate(replyTime.application, facts.replyTime),
  },
};

export { firm as firmFacts, placeholders } from '@/content/firm';
export { mark } from '@/content/mark';
