import path from 'node:path';
import { buildSync } from 'esbuild';
import { projectRoot } from './run.mjs';

/**
 * What a TypeScript file of the project exports; for files that need no more than others of theirs.
 * @param {string} file path below the project
 * @returns {Promise<any>}
 */
export async function importTypeScript(file) {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(projectRoot, file)],
    bundle: true,
    format: 'esm',
    write: false,
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`);
}
