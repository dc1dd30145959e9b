import path from 'node:path';
import { bundleScript } from '@/lib/export/bundle.mjs';
import { firm } from '@/lib/firm';
import { basePath } from '@/lib/site-url';

/**
 * The inline scripts: `index` on every page, `events` on pages that show events, `forms` behind forms
 * that keep drafts, `offline-page-list` on the offline page, `lazy-pictures` behind pictures that wait to
 * be scrolled to, `answers` behind choices that CSS answers, `lists` behind lists that their address
 * filters, `page-suggestion` on the not-found page.
 */
export type InlineScript =
  | 'index'
  | 'events'
  | 'forms'
  | 'offline-page-list'
  | 'lazy-pictures'
  | 'answers'
  | 'lists'
  | 'page-suggestion';

const compiled = new Map<string, string>();

/**
 * A browser script as one line of JavaScript, compiled once a build.
 * @param file below `lib/browser/`, without its ending
 */
export function browserScript(file: string): string {
  const known = compiled.get(file);
  if (known) return known;
  const code = bundleScript(path.join(process.cwd(), `lib/browser/${file}.ts`), {
    'process.env.BASE_PATH': JSON.stringify(basePath),
    'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV),
    'process.env.OFFLINE_COPIES': JSON.stringify(firm.offlineCopies),
  });
  compiled.set(file, code);
  return code;
}

/** An inline script. It is the same on every page. */
export const inlineScript = (name: InlineScript) => browserScript(`boot/${name}`);
