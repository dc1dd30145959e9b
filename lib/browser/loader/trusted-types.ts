/**
 * The policy demands Trusted Types. Next's runtime and the loader set script addresses as plain text;
 * this default policy lets addresses of our own origin and our own rules through, nothing else.
 * @param rules the one text that may become a script element's content
 */
export function allowOwnScripts(rules: string) {
  type Rules = Record<string, (text: string) => string | null>;
  type Factory = { createPolicy(name: string, rules: Rules): void };
  // Where a policy gives nothing, the browser refuses.
  (window as { trustedTypes?: Factory }).trustedTypes?.createPolicy('default', {
    createScriptURL: (address) =>
      new URL(address, document.baseURI).origin === origin ? address : null,
    createScript: (text) => (text === rules ? text : null),
  });
}
