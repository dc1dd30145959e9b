/** Whether addresses of other sites still answer. */
import { forEachConcurrent } from '../../lib/for-each-concurrent.mjs';

const AT_ONCE = 6;
const TIMEOUT = 20_000;
/** A site that turns programs away says nothing about what a reader sees. */
const TURNED_AWAY = new Set([401, 403, 405, 406, 429, 503, 999]);

/** Addresses that open a visitor's own mailbox, and names reserved for examples. */
export const NOT_VISITED =
  /^https:\/\/(?:mail\.google\.com|outlook\.[\w.]+)\/|^https?:\/\/[\w.-]+\.example(?:[/:]|$)/;

/**
 * @typedef {object} Answer
 * @property {'good' | 'unsure' | 'broken'} verdict
 * @property {string} reason `answers 404`; the code of the error where nothing answers
 * @property {boolean} answered whether anything answered
 */

/**
 * Asks for the head of a page first, which costs its host least; hosts that know only whole pages are
 * asked again.
 * @param {string} href
 * @returns {Promise<Answer>}
 */
async function visit(href) {
  const head = await ask(href, 'HEAD');
  return head.verdict === 'good' || !head.answered ? head : ask(href, 'GET');
}

/** @param {string} href @param {'HEAD' | 'GET'} method @returns {Promise<Answer>} */
async function ask(href, method) {
  try {
    const answer = await fetch(href, {
      method,
      signal: AbortSignal.timeout(TIMEOUT),
      headers: { Accept: 'text/html,application/pdf,*/*' },
    });
    await answer.body?.cancel();
    if (answer.ok) return { verdict: 'good', reason: '', answered: true };
    const verdict = TURNED_AWAY.has(answer.status) ? 'unsure' : 'broken';
    return { verdict, reason: `answers ${answer.status}`, answered: true };
  } catch (error) {
    const { cause, name } = /** @type {Error & { cause?: { code?: string } }} */ (error);
    return { verdict: 'broken', reason: cause?.code ?? name, answered: false };
  }
}

/**
 * Visits addresses, a few at once.
 * @param {readonly string[]} hrefs
 * @returns {Promise<{ offline: string } | { answers: Map<string, Answer> }>} `offline` says why none of a
 *   sample answers: without a network every address would look broken, and none would have been tried
 */
export async function visitAll(hrefs) {
  const apart = Math.ceil(hrefs.length / AT_ONCE);
  const some = await Promise.all(hrefs.filter((_, place) => place % apart === 0).map(visit));
  if (some.length > 0 && some.every(({ answered }) => !answered)) {
    return { offline: some[0]?.reason ?? '' };
  }
  /** @type {Map<string, Answer>} */
  const answers = new Map();
  await forEachConcurrent(hrefs, AT_ONCE, async (href) => answers.set(href, await visit(href)));
  return { answers };
}
