import { z } from 'zod';

/** Title of a page, without the firm's name: short enough that search engines show it whole. */
export const pageTitle = z.string().max(49);

/** What search engines show below it. */
export const pageDescription = z.string().min(70).max(160);

/** Both, which every page has. */
export const pageFields = { title: pageTitle, description: pageDescription };
