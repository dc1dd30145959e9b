import path from 'node:path';
import { buildSync } from 'esbuild';

let compiled: string | undefined;

/** The boot script as one line of JavaScript, compiled once a build, for the inline `<script>`. */
export function bootScript(): string {
  compiled ??= buildSync({
    entryPoints: [path.join(process.cwd(), 'lib/boot/index.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    write: false,
  }).outputFiles[0]?.text.trim();
  if (!compiled) throw new Error('lib/boot/index.ts compiled to nothing.');
  return compiled;
}
