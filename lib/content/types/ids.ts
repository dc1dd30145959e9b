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

/** Ids of the categories of the insights, in the order of the filter; also the last part of their pages' addresses. */
export const categories = [
  'agriculture',
  'finance',
  'governance',
  'human-capital',
  'technology',
  'policy',
] as const;
export type Category = (typeof categories)[number];

export const serviceId = z.enum(serviceIds);
export const industryId = z.enum(industryIds);
export const category = z.enum(categories);
