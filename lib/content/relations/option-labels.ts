import type { IndustryId, ServiceId } from '@/lib/content/types/ids';
import { industries } from '@/lib/content/types/industry';
import { offices } from '@/lib/content/types/office';
import { services } from '@/lib/content/types/service';

/** Names of the practice areas by id: the options of a form's list. */
export function serviceOptions(): Record<ServiceId, string> {
  return Object.fromEntries(services().map(({ id, name }) => [id, name])) as Record<
    ServiceId,
    string
  >;
}

/** Names of the industries by id. */
export function industryOptions(): Record<IndustryId, string> {
  return Object.fromEntries(industries().map(({ id, name }) => [id, name])) as Record<
    IndustryId,
    string
  >;
}

/** Cities of the offices by id. */
export function officeOptions(): Record<string, string> {
  return Object.fromEntries(offices().map(({ id, city }) => [id, city]));
}
