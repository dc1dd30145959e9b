import { firstLanguage } from '@/lib/other-languages';

/** A line of a translation: what stands between asterisks is in the first language, and is marked so. */
export function MixedWords({ text }: { text: string }) {
  if (!firstLanguage) return text;
  return text.split('*').map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
      <span key={index} lang={firstLanguage?.id}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
