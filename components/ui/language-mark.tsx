import { type LanguageId, language } from '@/lib/languages';
import { saidOf } from '@/lib/other-languages';

/** “(kwa Kiingereza)” behind what is in another language than its page; nothing in the same. */
export function LanguageMark({ of }: { of: LanguageId }) {
  return of === language.id ? null : <span>{saidOf('mark', { id: of })}</span>;
}
