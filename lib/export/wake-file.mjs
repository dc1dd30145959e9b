/**
 * The file that lets React take over one page: the start call and the flight data that Next writes
 * into the HTML, moved out so that reading costs nothing.
 * @param {{ payload: string, bootstrap: string }} page
 * @param {ReadonlyMap<string, string>} renamed style sheets: address in Next's export → ours
 * @returns {string} a script; it must run before Next's own
 */
export function wakeFile({ payload, bootstrap }, renamed) {
  // React looks for the page's sheets by address and would fetch Next's if it did not find them.
  const text = [...renamed].reduce((done, [from, to]) => done.replaceAll(from, to), payload);
  return `(self.__next_f=self.__next_f||[]).push([0],[1,${scriptString(text)}]);${bootstrap}`;
}

/** @param {string} text a JavaScript string literal, also inside an HTML file */
function scriptString(text) {
  return JSON.stringify(text).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
