import { inlineScript } from '@/lib/boot/compile';

/** Corrects the state and the times of the events above it, before they are painted. */
export function EventClock() {
  return (
    <script
      data-inline
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, compiled from lib/boot
      dangerouslySetInnerHTML={{ __html: inlineScript('events') }}
    />
  );
}
