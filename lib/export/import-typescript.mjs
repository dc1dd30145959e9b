import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import { buildSync } from 'esbuild';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/**
 * What a TypeScript file of the project exports, for code that runs without a compiler. The file may
 * need others of the project, and packages that ask nothing of the machine.
 * @param {string} file path below the project
 * @returns {any}
 */
export function importTypeScript(file) {
  const { outputFiles } = buildSync({
    entryPoints: [path.resolve(projectRoot, file)],
    bundle: true,
    format: 'cjs',
    write: false,
  });
  const module = { exports: {} };
  compileFunction(outputFiles[0]?.text ?? '', ['module', 'exports'])(module, module.exports);
  return module.exports;
}
