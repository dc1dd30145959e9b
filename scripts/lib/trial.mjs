/** What the trials of a new kind and of a new language do alike, in a copy of the project. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Says what comes next. @param {string} name */
export function step(name) {
  console.log(`\n── ${name}`);
}

/**
 * Commands that are installed with the project, run in a copy of it.
 * @param {string} tree the copy
 */
export function commandsIn(tree) {
  /** @param {string} command @param {readonly string[]} args */
  const inTree = (command, args) => {
    const { status, stdout, stderr } = spawnSync(
      path.join(tree, 'node_modules/.bin', command),
      args,
      { cwd: tree, encoding: 'utf8', maxBuffer: 64_000_000 },
    );
    return { status, said: stdout + stderr };
  };
  /** Ends the trial where the command fails. @param {string} command @param {readonly string[]} args */
  const passes = (command, args) => {
    const { status, said } = inTree(command, args);
    if (status === 0) return;
    console.error(said.slice(-6000));
    process.exit(1);
  };
  return { inTree, passes };
}
