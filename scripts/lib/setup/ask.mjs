/** The questions of `npm run setup`, for whoever has no file of answers. */
import readline from 'node:readline/promises';

/**
 * Asks for one answer after another; Enter keeps what stands. An answer that cannot be taken is asked for
 * again.
 * @param {readonly { path: readonly string[], ask: string, now: string }[]} questions
 * @param {(given: object) => string[]} errorsOf what is wrong with answers
 * @returns {Promise<object>} the answers, without those that were kept
 */
export async function askFor(questions, errorsOf) {
  const dialogue = readline.createInterface({ input: process.stdin, output: process.stdout });
  // Lines that come before they are asked for, as from a pipe, wait here.
  const lines = dialogue[Symbol.asyncIterator]();
  let given = {};
  for (const { path, ask, now } of questions) {
    for (;;) {
      dialogue.setPrompt(`${ask} [${now}]: `);
      dialogue.prompt();
      const { value, done } = await lines.next();
      const answer = value?.trim();
      if (done || !answer) break;
      const next = withAnswer(given, path, answer === '-' ? '' : answer);
      const errors = errorsOf(next);
      if (errors.length === 0) {
        given = next;
        break;
      }
      console.log(`  ${errors.join('\n  ')}`);
    }
  }
  dialogue.close();
  return given;
}

/** @param {object} group @param {readonly string[]} path @param {string} value @returns {object} */
function withAnswer(group, [key = '', ...rest], value) {
  const inner = rest.length > 0 ? withAnswer(Reflect.get(group, key) ?? {}, rest, value) : value;
  return { ...group, [key]: inner };
}
