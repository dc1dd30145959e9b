/** The page of the editor on the published site, and what it may do: talk to its own files and to GitHub. */
import { insertStyles } from './insert-styles.mjs';
import { photoStyles } from './photo-styles.mjs';

const directives = [
  "default-src 'none'",
  "script-src 'self'",
  // Sveltia CMS sets its styles as elements and attributes.
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' blob: data:",
  // Its own sign comes as a data address.
  "connect-src 'self' data: https://api.github.com",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
];

/** As a header. */
export const adminPolicy = [...directives, "frame-ancestors 'none'"].join('; ');

/** What hosts have to know of it, instead of what they know of the pages of the site. */
export const adminRule = {
  by: /** @type {const} */ ('prefix'),
  value: '/admin/',
  headers: {
    'Content-Security-Policy': adminPolicy,
    'X-Robots-Tag': 'noindex',
    'Referrer-Policy': 'no-referrer',
  },
};

const styles = `
body { margin: 0; font: 1rem/1.5 system-ui; color: #1b1d21; --preview-width: 0px; --below: 3.25rem; }
#nc-root { position: fixed; inset: 0 0 calc(3.25rem + var(--insert-height) + var(--mistakes-height, 0px)); contain: layout; }
#nc-root:empty { display: none; }
a { color: #0b4f9e; }
button, input { font: inherit; color: inherit; padding: .375rem .75rem; background: #fff; border: 1px solid #7d838c; border-radius: 4px; }
button { cursor: pointer; }
[hidden] { display: none; }
:focus-visible { outline: 3px solid #0b4f9e; outline-offset: 2px; }
#sign-in { max-width: 30rem; margin: 0 auto; padding: 3rem 1.5rem; }
#sign-in h1 { font-size: 1.5rem; margin: 0; }
#sign-in label { display: block; margin: 1rem 0 .25rem; }
#sign-in input[type=password] { width: 100%; box-sizing: border-box; }
#sign-in button { margin-top: 1rem; }
#publishing { position: fixed; inset: auto 0 0; height: 3.25rem; box-sizing: border-box; display: flex; align-items: center; gap: .75rem;
  padding: 0 1rem; background: #f1f2f4; color: #1b1d21; border-top: 1px solid #c5c9cf; font-size: .875rem; line-height: 1.3; }
#publishing p { margin: 0 auto 0 0; }
#mistakes { position: fixed; z-index: 100; inset: auto 1rem calc(4.25rem + var(--insert-height)); max-height: 40vh; overflow: auto;
  padding: 1rem 1.5rem; background: #fff4d6; color: #201a10; border: 2px solid #8a4b00; }
#mistakes h2 { margin: 0 0 .5rem; font-size: 1.125rem; }
#mistakes ul { margin: 0 0 .75rem; padding-left: 1.25rem; }
#mistakes li { overflow-wrap: anywhere; }
`;

/**
 * @param {string} script name of the file below `editor/`
 * @returns {string} the document; hosts that send no headers have the policy from it, which cannot forbid framing there
 */
export const adminPage = (script) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>Edit the site</title>
<link rel="icon" href="data:,">
<style>${styles}${insertStyles}${photoStyles}</style>
<body>
<div id="nc-root"></div>
<noscript>The editor needs scripts, which are switched off in this browser.</noscript>
<script type="module" src="editor/${script}"></script>
</body>
</html>
`;
