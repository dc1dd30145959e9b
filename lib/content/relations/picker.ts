import { ContentError } from '@/lib/content/engine/content-error';
import { type Industry, industries } from '@/lib/content/types/industry';
import { type Service, services } from '@/lib/content/types/service';

/** Places for which the styles of the picker have selectors (components/home/service-picker.module.css). */
const ROOM = 12;

/** What the picker of the home page offers. */
export type PickerChoices = {
  services: Choice<Service>[];
  industries: Choice<Industry>[];
  /** What a practice means in an industry; nothing where no file says it. */
  meaning: (service: Service, industry: Industry) => string | undefined;
};

type Choice<T> = T & { shortName: string };

/**
 * The practices and industries that have a short name, in their order.
 * @throws ContentError where there are more than the picker has room for
 */
export function pickerChoices(): PickerChoices {
  return {
    services: offered('services', services()),
    industries: offered('industries', industries()),
    meaning: ({ id, byIndustry }, industry) =>
      byIndustry[industry.id] ?? industry.related.services.find((named) => named.id === id)?.why,
  };
}

function offered<T extends { id: string; shortName?: string | undefined }>(
  folder: string,
  all: readonly T[],
): Choice<T>[] {
  const named = all.filter((one): one is Choice<T> => one.shortName !== undefined);
  const tooMuch = named[ROOM];
  if (!tooMuch) return named;
  throw new ContentError(`content/${folder}/${tooMuch.id}.yaml`, [
    `shortName: found ${JSON.stringify(tooMuch.shortName)}, the ${ROOM + 1}th of them, expected nothing: the picker of the home page has room for ${ROOM}`,
  ]);
}
