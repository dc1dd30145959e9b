import fs from 'node:fs';
import path from 'node:path';

/** Tokens of the light theme by name, without dashes in front: `ink`, `a-lat`. Paper has no dusk. */
export type Colours = Readonly<Record<string, string>>;

/**
 * The colours of the site, read from its style sheet so that each is stated once.
 * @throws Error when the style sheet no longer begins with the tokens of the light theme
 */
export function readColours(file = path.join(process.cwd(), 'app/styles/tokens.css')): Colours {
  const [, light = ''] =
    /\[data-theme="light"\]\s*\{([^}]*)\}/.exec(fs.readFileSync(file, 'utf8')) ?? [];
  const tokens = [...light.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)];
  if (tokens.length === 0) {
    throw new Error(
      `${file}: found no colours under [data-theme="light"], expected "--name: #rrggbb;" lines`,
    );
  }
  return Object.fromEntries(tokens.map(([, name, value]) => [name, value]));
}
