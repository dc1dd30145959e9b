/**
 * The policy demands Trusted Types. Next's runtime and the loader set script addresses as plain text;
 * this default policy lets addresses of our own origin and our own rules through, nothing else.
 * @param rules the one text that may become a script element's content
 */
export function allowOwnScripts(rules: string) {
  type Rules = Record<string, (text: string) => string>;
  type Factory = { createPolicy(name: string, rules: Rules): void };
  (window as { trustedTypes?: Factory }).trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      if (new URL(address, location.href).origin !== location.origin) throw new TypeError(address);
      return address;
    },
    createScript(text) {
      if (text !== rules) throw new TypeError('Script text');
      return text;
    },
  });
}
