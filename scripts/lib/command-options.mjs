import fs from 'node:fs';
import { parseArgs } from 'node:util';

/** Ended with by a command that was called in a way it does not know. */
const WRONG_USE = 2;

/** What the comment at the top of the running script says of it. */
function help() {
  const [, comment = ''] =
    /^\/\*\*(.*?)\*\//s.exec(fs.readFileSync(process.argv[1] ?? '', 'utf8')) ?? [];
  return comment.replace(/^[ \t]*\* ?/gm, '').trim();
}

/**
 * What the running script was called with. `--help` prints the comment at its top; so does an option
 * that it does not have, behind a sentence that names it, and the script ends with 2.
 * @template {import('node:util').ParseArgsConfig} T
 * @param {T} config as of `parseArgs`; without positionals unless it allows them
 */
export function commandOptions(config) {
  try {
    const { values, positionals } = parseArgs({
      ...config,
      options: { ...config.options, help: { type: 'boolean' } },
    });
    if (!values.help) return { values, positionals };
    console.log(help());
    process.exit(0);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    console.error(`${error.message.split('. To specify')[0]}\n\n${help()}`);
    process.exit(WRONG_USE);
  }
}
