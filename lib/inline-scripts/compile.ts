import path from 'node:path';
import { bundleScript } from '@/lib/export/bundle.mjs';
import { firm } from '@/lib/firm';
import { memoize } from '@/lib/memoize.mjs';
import { basePath } from '@/lib/site-url';

/**
 * The inline scripts: `index` on every page, `events` on pages that show events, `forms` behind forms
 * that keep drafts, `offline-page-list` on the offline page, `lazy-pictures` behind pictures that wait to
 * be scrolled to, `reveal-choice` behind choices that CSS answers, `lists` behind lists that their address
 * filters, `page-suggestion` on the not-found page; `preview` under `npm run edit`, on no page of a build.
 */
export type InlineScript =
  | 'index'
  | 'events'
  | 'forms'
  | 'offline-page-list'
  | 'lazy-pictures'
  | 'reveal-choice'
  | 'lists'
  | 'page-suggestion'
  | 'preview';

/** A browser script, by its name below `lib/browser/` without the ending, as one line of JavaScript. */
export const browserScript = memoize((file: string) =>
  bundleScript(path.join(process.cwd(), `lib/browser/${file}.ts`), {
    'process.env.BASE_PATH': JSON.stringify(basePath),
    'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV),
    'process.env.OFFLINE_COPIES': JSON.stringify(firm.offlineCopies),
    // A worker has no document, and serves all languages.
    'process.env.SITE_LANGUAGE': '""',
  }),
);

/** An inline script. It is the same on every page. */
export const inlineScript = (name: InlineScript) => browserScript(`boot/${name}`);
