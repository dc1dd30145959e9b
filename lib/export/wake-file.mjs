/**
 * The file that lets React take over one page: the start call and the flight data that Next writes
 * into the HTML, moved out so that reading costs nothing.
 * @param {{ payload: string, bootstrap: string, inline: readonly string[], data: readonly string[] }} page
 * @param {ReadonlyMap<string, string>} renamed style sheets: address in Next's export → ours
 * @returns {string} a script; it must run before Next's own
 */
export function wakeFile({ payload, bootstrap, inline, data }, renamed) {
  const lean = withoutHints([...inline, ...data].reduce(withoutText, payload));
  // React looks for the page's sheets by address and would fetch Next's if it did not find them.
  const text = [...renamed].reduce((done, [from, to]) => done.replaceAll(from, to), lean);
  return `(self.__next_f=self.__next_f||[]).push([0],[1,${scriptString(text)}]);${bootstrap}`;
}

/**
 * Flight data without the text of an inline script: it stands in the page, and React never compares it.
 * Long texts are rows of their own, `id:T<bytes in hex>,<text>`; a short one stays.
 * @param {string} payload
 * @param {string} script
 */
function withoutText(payload, script) {
  return payload.replace(`T${Buffer.byteLength(script).toString(16)},${script}`, () => 'T0,');
}

/** Without the rows that ask for files early (`:H…`): everything has been there since the page was read. */
function withoutHints(payload) {
  return payload.replace(/^:H[A-Z].*\n/gm, '');
}

/** @param {string} text a JavaScript string literal, also inside an HTML file */
function scriptString(text) {
  return JSON.stringify(text).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
