/**
 * One order for the style sheets of all pages. Next does not promise one: a few pages link two sheets
 * the other way round. The majority's order stands, and `reorderedPairs` tells which pairs must not depend on it.
 * @param {readonly { file: string, sheets: readonly string[] }[]} pages
 * @returns {string[]}
 * @throws when the majorities contradict each other
 */
export function stylesheetOrder(pages) {
  const left = new Set(pages.flatMap(({ sheets }) => sheets));
  /** @param {string} a @param {string} b */
  const follows = (a, b) => votes(pages, b, a) > votes(pages, a, b);
  /** @type {string[]} */
  const order = [];
  while (left.size > 0) {
    const next = [...left].find((href) => ![...left].some((other) => follows(href, other)));
    if (!next) {
      throw new Error(
        `The pages link these style sheets in different orders: ${[...left].join(', ')}.`,
      );
    }
    order.push(next);
    left.delete(next);
  }
  return order;
}

/**
 * Pairs of sheets that this page links the other way round.
 * @param {readonly string[]} sheets of one page, in its order
 * @param {readonly string[]} order of all pages
 * @returns {[earlier: string, later: string][]} as in `order`
 */
export function reorderedPairs(sheets, order) {
  return sheets.flatMap((later, at) =>
    sheets
      .slice(at + 1)
      .filter((earlier) => order.indexOf(earlier) < order.indexOf(later))
      .map((earlier) => /** @type {[string, string]} */ ([earlier, later])),
  );
}

/**
 * @param {readonly { sheets: readonly string[] }[]} pages
 * @param {string} first
 * @param {string} second
 */
function votes(pages, first, second) {
  return pages.filter(({ sheets }) => {
    const at = sheets.indexOf(first);
    return at >= 0 && sheets.indexOf(second) > at;
  }).length;
}
