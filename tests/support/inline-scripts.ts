const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const DATA_BLOCK = /\btype="?(?!module|speculationrules|importmap|text\/javascript)[\w./+-]+/i;

/**
 * Texts of the inline scripts of one HTML file that a policy must allow, found without the build's own
 * reading of it. Scripts with `src` and data blocks (JSON-LD) are not among them: a policy never stops
 * those.
 */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\ssrc=/i.test(attributes) && !DATA_BLOCK.test(attributes))
    .map(([, , code = '']) => code);
}
