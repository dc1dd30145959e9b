import path from 'node:path';
import { buildSync } from 'esbuild';
import { firm } from '@/content/firm';
import { basePath } from '@/lib/site-url';

/**
 * The inline scripts: `index` on every page, `events` on pages that show events, `kept` on the offline
 * page.
 */
export type InlineScript = 'index' | 'events' | 'kept';

const compiled = new Map<string, string>();

/**
 * A browser script as one line of JavaScript, compiled once a build.
 * @param file below `lib/`, without its ending
 */
export function browserScript(file: string): string {
  const known = compiled.get(file);
  if (known) return known;
  const [output] = buildSync({
    entryPoints: [path.join(process.cwd(), `lib/${file}.ts`)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    write: false,
    define: {
      'process.env.BASE_PATH': JSON.stringify(basePath),
      'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV),
      'process.env.OFFLINE_COPIES': JSON.stringify(firm.offlineCopies),
    },
  }).outputFiles;
  const code = output?.text.trim();
  if (!code) throw new Error(`lib/${file}.ts compiled to nothing.`);
  compiled.set(file, code);
  return code;
}

/** An inline script. It is the same on every page. */
export const inlineScript = (name: InlineScript) => browserScript(`boot/${name}`);
