import fs from 'node:fs';
import path from 'node:path';
import { NARROW, states, WIDE } from './states.mjs';

export const themes = ['light', 'dark'];
export const widths = [WIDE, NARROW];

/** Addresses of all pages, without the leading slash: those of the sitemap, and those in none. */
function routes(out) {
  const sitemap = fs.readFileSync(path.join(out, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+\/([^<]*)<\/loc>/g)];
  return [...listed.map(([, route]) => route), 'search/', 'offline/', '404.html'];
}

/**
 * Everything there is to look at, one page in one view each.
 * @param {string} out folder of the export
 */
export function jobs(out) {
  const pages = routes(out).map((route) => ({ name: `/${route}`, route, widths, state: false }));
  const opened = states.map((state) => ({ ...state, state: true }));
  return [...pages, ...opened].flatMap((subject) =>
    themes.flatMap((theme) =>
      subject.widths.map((width) => ({
        ...subject,
        theme,
        width,
        subject: subject.name,
        name: `${subject.name} (${theme}, ${width} px)`,
      })),
    ),
  );
}
