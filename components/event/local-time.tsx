import type { FirmEvent } from '@/lib/content/types/event';
import { withHours } from '@/lib/format/clock';
import { labels } from '@/lib/labels';
import { language } from '@/lib/languages';

/** The hours in the visitor's own zone where they differ from the firm's; the events script writes them (lib/browser/boot/events). */
export function LocalTime({ event: { start, end } }: { event: FirmEvent }) {
  return (
    <span
      className="block text-small font-normal text-ink-2 empty:hidden"
      data-local-time
      data-words={withHours(labels.event.localTime)}
      data-locale={language.locale}
      data-start={start}
      data-end={end}
      suppressHydrationWarning
      // Marks the text as the script's: with this prop, and only with it, React leaves the content
      // of an element alone when it hydrates. Without it the added text is a mismatch (React error 418).
      // biome-ignore lint/security/noDangerouslySetInnerHtml: always empty
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
