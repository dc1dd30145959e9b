import { buildSync } from 'esbuild';

/**
 * A browser script as one line of JavaScript.
 * @param {string} entry absolute path of its TypeScript file
 * @param {Record<string, string>} define expressions that stand for names, as JavaScript
 * @returns {string}
 * @throws {Error} when the file cannot be compiled, or nothing is left of it
 */
export function bundleScript(entry, define) {
  const [output] = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    write: false,
    define,
  }).outputFiles;
  const code = output?.text.trim();
  if (!code) throw new Error(`${entry} compiled to nothing.`);
  return code;
}
