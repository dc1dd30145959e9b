/** The page of the editor, and what it may do: talk to its own server, show its preview, and nothing else. */
import { insertStyles } from './insert-styles.mjs';
import { photoStyles } from './photo-styles.mjs';

/** @param {readonly string[]} previews where the pages of the site stand, which it shows beside the form */
export const policyWith = (previews) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    // Sveltia CMS sets its styles as elements and attributes.
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' blob: data:",
    // Its own sign comes as a data address.
    "connect-src 'self' data:",
    "worker-src 'self' blob:",
    `frame-src ${previews.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Sveltia CMS fills the element with its id `nc-root`. In a narrow window the preview stands over the form. */
const styles = `
body { margin: 0; --preview-width: 0px; --line: #c5c9cf; --ink: #1b1d21; }
#nc-root { position: fixed; inset: 0 var(--preview-width) calc(var(--insert-height) + var(--mistakes-height, 0px)) 0; contain: layout; }
#preview, #show-preview { font: 0.875rem/1.4 system-ui; color: var(--ink); }
#preview { position: fixed; inset: 0 0 0 auto; width: clamp(24rem, 36vw, 48rem); box-sizing: border-box;
  display: flex; flex-direction: column; background: #f1f2f4; border-left: 1px solid var(--line); }
#preview[hidden], #show-preview[hidden] { display: none; }
body:has(#preview:not([hidden])) { --preview-width: clamp(24rem, 36vw, 48rem); }
#preview header { display: flex; align-items: center; gap: .5rem; min-height: 3.5rem; padding: 0 .75rem; }
#preview h2 { margin: 0 auto 0 0; font-size: 1rem; }
#preview a { color: #0b4f9e; }
#preview a:not([href]) { display: none; }
#preview button, #preview select, #show-preview { padding: .375rem .625rem; font: inherit; color: var(--ink);
  background: #fff; border: 1px solid #7d838c; border-radius: 4px; cursor: pointer; }
#preview p { margin: 0; padding: .5rem .75rem; background: #fff; border-block: 1px solid var(--line); }
#preview p:empty { display: none; }
#preview p { white-space: pre-line; max-height: 40vh; overflow: auto; overflow-wrap: anywhere; }
#preview div { position: relative; flex: 1; background: #fff; }
#preview iframe { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; }
#preview iframe.coming { visibility: hidden; }
#show-preview { position: fixed; right: .375rem; bottom: 1rem; writing-mode: vertical-rl; padding: .625rem .375rem; }
@media (max-width: 62.4rem) {
  body:has(#preview:not([hidden])) { --preview-width: 0px; }
  #preview { width: 100%; }
}
#mistakes { position: fixed; z-index: 100; inset: auto calc(var(--preview-width) + 1rem) calc(var(--insert-height) + 1rem) 1rem; max-height: 30vh; overflow: auto; box-sizing: border-box;
  padding: 1rem 1.5rem; background: #fff4d6; color: #201a10; border: 2px solid #8a4b00; font: 1rem/1.5 system-ui; }
#mistakes h2 { margin: 0 0 .5rem; font-size: 1.125rem; }
#mistakes ul { margin: 0 0 .75rem; padding-left: 1.25rem; }
#mistakes li { overflow-wrap: anywhere; }
.told-at-field { margin: .5rem 0 0; padding-left: .625rem; border-left: 4px solid #8a4b00; color: #6b3a00; background: #fff4d6; font: .875rem/1.5 system-ui; overflow-wrap: anywhere; }
#mistakes button { padding: .375rem .75rem; font: inherit; }
`;

export const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Edit the site</title>
<link rel="icon" href="data:,">
<style>${styles}${insertStyles}${photoStyles}</style>
<body>
<div id="nc-root"></div>
<noscript>The editor needs scripts, which are switched off in this browser.</noscript>
<script type="module" src="/editor/start.js"></script>
</body>
</html>
`;
