/*
 * These functions run inside the page, next to the engine that was put there: each has to hold all it
 * needs. They bring what the engines report into one form (`Verdict` in engines.mjs).
 */

/** axe-core: https://github.com/dequelabs/axe-core/blob/develop/doc/API.md */
export async function axeInPage(exceptions) {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { axe } = globalThis;
  if (matchMedia('(forced-colors: active)').matches) {
    // axe asks for a colour that forced colours leave alone, and would compare text that nobody sees:
    // https://github.com/dequelabs/axe-core/issues/3978. Without an answer it takes `color`.
    const read = CSSStyleDeclaration.prototype.getPropertyValue;
    CSSStyleDeclaration.prototype.getPropertyValue = function getPropertyValue(name) {
      return name === '-webkit-text-fill-color' ? '' : read.call(this, name);
    };
  }
  const { passes, violations, incomplete } = await axe.run(document, {
    runOnly: tags,
    elementRef: true,
    // Nothing reads them, and to make one for each element that passes takes a tenth of the time.
    selectors: false,
  });
  const notes = (results) =>
    results.flatMap(({ id, nodes }) =>
      nodes.map(({ element, failureSummary }) => ({
        rule: id,
        says: (failureSummary ?? '').replace(/^Fix .*\n\s*/, '').split('\n')[0],
        where: element.cloneNode().outerHTML.slice(0, 200),
        exception: exceptions.findIndex(
          ({ rule, selector }) => rule === id && element.matches(selector),
        ),
      })),
    );
  const errors = notes(violations);
  const questions = notes(incomplete);
  const passed = passes.reduce((sum, { nodes }) => sum + nodes.length, 0);
  return {
    rules: axe.getRules(tags).length,
    checks: passed + errors.length + questions.length,
    errors,
    questions,
  };
}

/** IBM Equal Access: https://github.com/IBMa/equal-access/tree/master/accessibility-checker-engine */
export async function equalAccessInPage(exceptions) {
  const standard = 'IBM_Accessibility';
  const checker = new globalThis.ace.Checker();
  const { results } = await checker.check(document, [standard]);
  // The engine writes the names of drawings' elements small and without their namespace.
  const anyNamespace = (xpath) =>
    xpath.replace(/\/([\w-]+)\[/g, (_, name) => {
      const small = `translate(local-name(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')`;
      return `/*[${small} = '${name.toLowerCase()}'][`;
    });
  const elementAt = (xpath) =>
    document.evaluate(anyNamespace(xpath), document, null, XPathResult.FIRST_ORDERED_NODE_TYPE)
      .singleNodeValue;
  const notes = (verdicts) =>
    results
      .filter(
        ({ value: [level, verdict] }) => level !== 'INFORMATION' && verdicts.includes(verdict),
      )
      .map(({ ruleId, message, path }) => {
        const element = elementAt(path.dom) ?? document.documentElement;
        return {
          rule: ruleId,
          says: message,
          where: element.cloneNode().outerHTML.slice(0, 200),
          exception: exceptions.findIndex(
            ({ rule, selector }) => rule === ruleId && element.matches(selector),
          ),
        };
      });
  const { checkpoints } = checker.rulesets.find(({ id }) => id === standard);
  return {
    rules: new Set(checkpoints.flatMap(({ rules }) => (rules ?? []).map(({ id }) => id))).size,
    checks: results.length,
    errors: notes(['FAIL']),
    questions: notes(['POTENTIAL', 'MANUAL']),
  };
}

/** HTML_CodeSniffer: https://squizlabs.github.io/HTML_CodeSniffer/. It counts nothing that passes. */
export async function codeSnifferInPage(exceptions) {
  const standard = 'WCAG2AA';
  const { HTMLCS } = globalThis;
  const sniffs = globalThis[`HTMLCS_${standard}`].sniffs
    .flatMap(({ include }) => include ?? [])
    .map((name) => globalThis[`HTMLCS_WCAG2AAA_Sniffs_${name.replaceAll('.', '_')}`])
    .filter(Boolean);
  let checks = 0;
  for (const sniff of sniffs) {
    sniff.counted ??= sniff.process;
    sniff.process = function process(...args) {
      checks += 1;
      return sniff.counted.apply(this, args);
    };
  }
  await new Promise((resolve, reject) => {
    HTMLCS.process(standard, document, resolve, reject);
  });
  const notes = (wanted) =>
    HTMLCS.getMessages()
      .filter(({ type }) => type === wanted)
      .map(({ code, msg, element }) => {
        const at = element instanceof Element ? element : document.documentElement;
        const id = code.replace(`${standard}.`, '');
        return {
          rule: id,
          says: msg,
          where: at.cloneNode().outerHTML.slice(0, 200),
          exception: exceptions.findIndex(
            ({ rule, selector }) => rule === id && at.matches(selector),
          ),
        };
      });
  return {
    rules: sniffs.length,
    checks,
    errors: notes(HTMLCS.ERROR),
    questions: notes(HTMLCS.WARNING),
  };
}
