import { everyPage } from '../routes.mjs';
import { NARROW, states, WIDE } from './states.mjs';

export const themes = ['light', 'dark'];
export const widths = [WIDE, NARROW];

/**
 * Everything there is to look at, one page in one view each.
 * @param {string} out folder of the export
 */
export function jobs(out) {
  const pages = everyPage(out).map((route) => ({
    name: `/${route}`,
    route,
    widths,
    state: false,
  }));
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
