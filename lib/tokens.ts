/** The one reader of the design tokens (app/styles), for pictures and papers, which know no style sheet. */
import fs from 'node:fs';
import path from 'node:path';

/** Custom properties by name, dashes included. */
export type Tokens = ReadonlyMap<string, string>;
/** Colours of the light theme by name, without dashes in front: `ink`, `a-lat`. */
export type Colours = Readonly<Record<string, string>>;

/**
 * The colours of the light theme: pictures shown with shared links have no theme to follow.
 * @throws Error when the style sheet no longer begins with them
 */
export function lightTokens(): Tokens {
  const css = fs.readFileSync(path.join(process.cwd(), 'app/styles/tokens.css'), 'utf8');
  const start = css.indexOf('[data-theme="light"]');
  if (start < 0) throw new Error('app/styles/tokens.css has no block "[data-theme="light"]"');
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  // A nested rule, such as that for dark, is not part of it.
  const own = body.split('[')[0] ?? '';
  return new Map(
    [...own.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
      ([, name, value]) => [name, value] as [string, string],
    ),
  );
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
