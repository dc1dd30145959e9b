import type { FirmEvent } from '@/lib/content/event';
import { labels } from '@/lib/labels';

/**
 * What is left of a past event, and where: its recording, the written record, or, while it has not been
 * written down (the event ended after the last build), the programme. `how` is said beside it.
 */
export function pastEventLink({ past, recording, path }: FirmEvent) {
  const { watchRecording, watchHow, readRecord, seeProgramme } = labels.event;
  if (!past) return { label: seeProgramme, href: `${path}#programme` };
  const href = `${path}#recording`;
  return recording ? { label: watchRecording, href, how: watchHow } : { label: readRecord, href };
}
