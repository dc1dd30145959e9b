import path from 'node:path';
import { buildSync } from 'esbuild';

/** The inline scripts: `index` on every page, `events` on pages that show events. */
export type InlineScript = 'index' | 'events';

const compiled = new Map<InlineScript, string>();

/** An inline script as one line of JavaScript, compiled once a build. It is the same on every page. */
export function inlineScript(name: InlineScript): string {
  const known = compiled.get(name);
  if (known) return known;
  const [output] = buildSync({
    entryPoints: [path.join(process.cwd(), `lib/boot/${name}.ts`)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    write: false,
  }).outputFiles;
  const code = output?.text.trim();
  if (!code) throw new Error(`lib/boot/${name}.ts compiled to nothing.`);
  compiled.set(name, code);
  return code;
}
