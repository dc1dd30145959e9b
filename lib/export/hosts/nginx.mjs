// @ts-check
import { fileRules, hasCharset, mimeTypes, REVALIDATE } from '../file-rules.mjs';
import { prefixed } from '../languages.mjs';

/**
 * @typedef {object} Site
 * @property {Record<string, string>} headers of every response
 * @property {string} basePath
 * @property {readonly import('./redirects.mjs').Redirect[]} redirects
 * @property {readonly import('../file-rules.mjs').FileRule[]} rules of this build, on top of `fileRules`
 */

const FIRST = '# Written by the build. Change lib/export instead.\n';

/** @param {string} text */
const pattern = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** @param {string} name */
const variable = (name) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/** @param {Site} site */
const rulesOf = ({ rules }) => [...fileRules, ...rules];

/**
 * Headers whose value depends on the folder.
 * @param {Site} site
 */
const varyingIn = (site) => [
  ...new Set(
    rulesOf(site).flatMap(({ by, headers }) => (by === 'prefix' ? Object.keys(headers) : [])),
  ),
];

/** @param {Site} site @returns {Record<string, string>} */
const general = ({ headers }) => ({ ...headers, 'Cache-Control': REVALIDATE });

/**
 * For nginx's `http` block: the values that depend on the path. They are maps, because an `add_header`
 * inside a location would silently drop every header of the server.
 * @param {Site} site
 */
export function nginxHttp(site) {
  const maps = varyingIn(site).map((name) => {
    const rules = rulesOf(site).filter(({ by, headers }) => by === 'prefix' && headers[name]);
    // One expression a value: each is tried on every request.
    const special = [...new Set(rules.map(({ headers }) => headers[name]))].map((one) => {
      const folders = rules.filter(({ headers }) => headers[name] === one);
      const starts = folders.map(({ value }) => pattern(site.basePath + value)).join('|');
      return `    "~^(?:${starts})" "${one}";\n`;
    });
    // No header is sent for an empty one.
    const usual = `    default "${general(site)[name] ?? ''}";\n`;
    return `map $uri ${variable(name)} {\n${usual}${special.join('')}}\n`;
  });
  const moved = site.redirects.map(({ from, to }) => `    "${from}" "${to}";\n`);
  return `${FIRST}${maps.join('')}map $uri $site_moved {\n    default "";\n${moved.join('')}}\n`;
}

/**
 * For nginx's `server` block: headers, types, compressed files, the not-found page.
 * @param {Site} site
 */
export function nginxServer(site) {
  const varying = varyingIn(site);
  const fixed = Object.entries(general(site)).filter(([name]) => !varying.includes(name));
  const headers = [
    ...fixed.map(([name, value]) => `add_header ${name} "${value}" always;`),
    ...varying.map((name) => `add_header ${name} ${variable(name)} always;`),
  ];
  const types = Object.entries(mimeTypes).map(([extension, type]) => `    ${type} ${extension};`);
  // text/html is always among the types that get a charset; naming it is a warning.
  const withCharset = [...new Set(Object.values(mimeTypes))].filter(
    (type) => hasCharset(type) && type !== 'text/html',
  );
  const byName = fileRules.filter(({ by }) => by === 'name');
  const named = byName.map(({ value, headers: own }) => {
    const type = own['Content-Type'] ?? '';
    return `    location ~ /${pattern(value)}$ {\n        types {}\n        default_type "${type}";\n    }\n`;
  });
  const names = byName.map(({ value }) => pattern(value)).join('|');
  const { basePath } = site;
  const notFound = prefixed
    .map(({ prefix }) => basePath + prefix)
    .map(
      (folder) =>
        `location ${folder}/ {\n    error_page 403 404 =404 ${folder}/404.html;\n}\nlocation = ${folder}/404.html {\n    internal;\n}\n`,
    );
  return `${FIRST}
index index.html;
server_tokens off;
# A proxy in front knows the scheme and the port; this server does not.
absolute_redirect off;

gzip_static on;
gzip_vary on;

# Looking for a file and its compressed forms costs more than sending them. What has just been published
# is seen ten seconds later at most.
open_file_cache max=4000 inactive=60s;
open_file_cache_valid 10s;

charset utf-8;
charset_types ${withCharset.join(' ')};
default_type application/octet-stream;
types {
${types.join('\n')}
}
location ~ /(?:${names})$ {
${named.join('')}}

${headers.join('\n')}

if ($site_moved) {
    return 301 $site_moved$is_args$args;
}

# A folder without a page (403) is as missing as an unknown address.
error_page 403 404 =404 ${basePath}/404.html;
location = ${basePath}/404.html {
    internal;
}
${notFound.join('')}location = ${basePath}/_headers {
    return 404;
}
location = ${basePath}/_redirects {
    return 404;
}
`;
}
