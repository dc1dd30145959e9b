import type { IndustryId, ServiceId } from './ids';
import { industries } from './industry';
import { type OfficeId, offices } from './office';
import { services } from './service';

/** Names of the practice areas by id: the options of a form's list. */
export function serviceNames(): Record<ServiceId, string> {
  return Object.fromEntries(services().map(({ id, name }) => [id, name])) as Record<
    ServiceId,
    string
  >;
}

/** Names of the industries by id. */
export function industryNames(): Record<IndustryId, string> {
  return Object.fromEntries(industries().map(({ id, name }) => [id, name])) as Record<
    IndustryId,
    string
  >;
}

/** Cities of the offices by id. */
export function officeNames(): Record<OfficeId, string> {
  return Object.fromEntries(offices().map(({ id, city }) => [id, city])) as Record<
    OfficeId,
    string
  >;
}
