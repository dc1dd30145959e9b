import { z } from 'zod';

/** Ids of the practice areas, in the order the menu and the services page show them. */
export const serviceIds = [
  'agriculture',
  'policy',
  'capacity',
  'research',
  'communications',
  'programs',
  'monitoring',
] as const;
export type ServiceId = (typeof serviceIds)[number];

/** Ids of the industries, in the order of the menu. */
export const industryIds = [
  'public-sector',
  'development',
  'agriculture',
  'financial',
  'healthcare',
  'education',
  'technology',
  'energy',
] as const;
export type IndustryId = (typeof industryIds)[number];

/** Filter categories of the insights, without "All". */
export const categories = [
  'Agriculture',
  'Finance',
  'Governance',
  'Human Capital',
  'Technology',
  'Policy',
] as const;
export type Category = (typeof categories)[number];

export const serviceId = z.enum(serviceIds);
export const industryId = z.enum(industryIds);
export const category = z.enum(categories);

/** Last part of the address of a category's page: `Human Capital` becomes `human-capital`. */
export function categorySlug(name: Category): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
