/** The one reader of the design tokens (app/styles), for pictures and papers, which know no style sheet. */
import fs from 'node:fs';
import path from 'node:path';
import { tokensIn } from './theme-tokens.mjs';

/** Custom properties by name, dashes included. */
export type Tokens = ReadonlyMap<string, string>;
/** Colours of the light theme by name, without dashes in front: `ink`, `a-lat`. */
export type Colours = Readonly<Record<string, string>>;

const styleSheet = () => fs.readFileSync(path.join(process.cwd(), 'app/styles/tokens.css'), 'utf8');

/**
 * The colours of the light theme: pictures shown with shared links have no theme to follow.
 * @throws Error when the style sheet no longer begins with them
 */
export const lightTokens = (): Tokens => tokensIn(styleSheet(), 'light');

/** The ground of a page in each theme, for what surrounds it: the bars of a browser. */
export function pageColours(): { light: string; dark: string } {
  const css = styleSheet();
  const of = (theme: 'light' | 'dark') => tokensIn(css, theme).get('--page') ?? '';
  return { light: of('light'), dark: of('dark') };
}

/** The same, for paper: only what is a plain colour. */
export function lightColours(): Colours {
  const colours = [...lightTokens()]
    .filter(([, value]) => /^#[0-9a-f]{6}$/.test(value))
    .map(([name, value]) => [name.slice(2), value]);
  return Object.fromEntries(colours);
}

/** Puts values in the place of `var(--…)`, for a reader of SVG that knows no custom properties. */
export function resolveTokens(svg: string, tokens: Tokens): string {
  return svg.replace(/var\((--[\w-]+)\)/g, (use, name: string) => {
    const value = tokens.get(name);
    if (value === undefined)
      throw new Error(`The picture uses ${use}, which app/styles does not define.`);
    return value;
  });
}
