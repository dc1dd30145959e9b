/** What a firm's own sign, display face and words weigh more than those with which the limits were set. */
import fs from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { importTypeScript } from './import-typescript.mjs';

/** Bytes of the sign and of the rules of the faces when the limits were set (`budget.mjs`). */
const MEASURED = { sign: 84, faces: 793 };
/** Another name in head, trail and footer: other words, and first styles that are found anew. */
const NAME = 80;

/**
 * Bytes, compressed, that a page may weigh more for what its firm brings: name and sign are in every page, the
 * rules that name the files of its faces are in its styles.
 * @param {{ sign?: string, faces?: string, isSameName?: boolean }} [firm] path data, `app/fonts.css`, and
 *   whether the name is that with which the limits were set; those of the site unless told
 */
export function firmBytes({ sign, faces, isSameName = isNameOfLimits() } = {}) {
  const more = (/** @type {string} */ text, /** @type {number} */ measured) =>
    Math.max(0, brotliCompressSync(text).length - measured);
  const ofName = isSameName ? 0 : NAME;
  const html = ofName + more(sign ?? importTypeScript('content/mark.ts').mark.large, MEASURED.sign);
  const rules = faces ?? fs.readFileSync(new URL('../../app/fonts.css', import.meta.url), 'utf8');
  const css = ofName + more(rules, MEASURED.faces);
  return { html, css, inline: 0, firstView: html + css, secondPage: html + css };
}

function isNameOfLimits() {
  const { firm } = importTypeScript('content/firm.ts');
  const { writtenFor } = importTypeScript('content/written-for.ts');
  return firm.name === writtenFor.name;
}
