/** The page of the editor, and what it may do: talk to its own server, and to nobody else. */

export const policy = [
  "default-src 'none'",
  "script-src 'self'",
  // Sveltia CMS sets its styles as elements and attributes.
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' blob: data:",
  // Its own sign comes as a data address.
  "connect-src 'self' data:",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const styles = `
#mistakes { position: fixed; z-index: 100; inset: auto 1rem 1rem 1rem; max-height: 40vh; overflow: auto;
  padding: 1rem 1.5rem; background: #fff4d6; color: #201a10; border: 2px solid #8a4b00; font: 1rem/1.5 system-ui; }
#mistakes h2 { margin: 0 0 .5rem; font-size: 1.125rem; }
#mistakes ul { margin: 0 0 .75rem; padding-left: 1.25rem; }
#mistakes li { overflow-wrap: anywhere; }
#mistakes button { padding: .375rem .75rem; font: inherit; }
`;

export const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Edit the site</title>
<link rel="icon" href="data:,">
<style>${styles}</style>
<body>
<noscript>The editor needs scripts, which are switched off in this browser.</noscript>
<script type="module" src="/editor/start.js"></script>
</body>
</html>
`;
