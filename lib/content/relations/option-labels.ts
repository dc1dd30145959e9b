import { industries } from '@/lib/content/types/industry';
import { offices } from '@/lib/content/types/office';
import { services } from '@/lib/content/types/service';

/** Names of the practice areas by id: the options of a form's list. */
export function serviceOptions(): Record<string, string> {
  return Object.fromEntries(services().map(({ id, name }) => [id, name]));
}

/** Names of the industries by id. */
export function industryOptions(): Record<string, string> {
  return Object.fromEntries(industries().map(({ id, name }) => [id, name]));
}

/** Cities of the offices by id. */
export function officeOptions(): Record<string, string> {
  return Object.fromEntries(offices().map(({ id, city }) => [id, city]));
}
