// @ts-check
/** Files that tell hosts how to serve the export (docs/decisions/0025-one-list-for-all-hosts.md). */
import fs from 'node:fs/promises';
import path from 'node:path';
import YAML from 'yaml';
import { filesBelow } from './compress.mjs';
import { caddySite } from './hosts/caddy.mjs';
import { nginxHttp, nginxServer } from './hosts/nginx.mjs';
import { hostRedirects } from './hosts/redirects.mjs';
import { headersFile, redirectsFile } from './hosts/static-hosts.mjs';
import { securityHeaders } from './security-headers.mjs';

/**
 * @typedef {object} Site
 * @property {string} csp value of the Content-Security-Policy header
 * @property {string} basePath
 * @property {readonly string[]} files every path of the site below the base path
 * @property {readonly import('./hosts/redirects.mjs').Redirect[]} redirects from hostRedirects()
 * @property {readonly import('./file-rules.mjs').FileRule[]} [rules] of this build, on top of those of every build
 */

/**
 * What hosts read, by file name: `published` belongs beside the pages, `generated` to servers alone.
 * @param {Site} site
 * @returns {Record<'published' | 'generated', Record<string, string>>}
 */
export function hostFiles({ csp, basePath, files, redirects, rules = [] }) {
  const headers = securityHeaders(csp);
  const site = { headers, basePath, redirects, rules };
  return {
    published: {
      _headers: headersFile({ headers, basePath, files, rules }),
      _redirects: redirectsFile(redirects, basePath),
    },
    generated: {
      'nginx-http.conf': nginxHttp(site),
      'nginx-server.conf': nginxServer(site),
      'site.caddy': caddySite(site),
      'headers.json': `${JSON.stringify(site, null, 2)}\n`,
    },
  };
}

/**
 * Writes them: `_headers` and `_redirects` into the export, the rest into deploy/generated.
 * @param {{ out: string, projectDir: string, csp: string, basePath: string, rules: readonly import('./file-rules.mjs').FileRule[] }} site
 *   `out` is the export's folder; `rules` are those of this build, on top of those of every build
 */
export async function writeHostFiles({ out, projectDir, csp, basePath, rules }) {
  const files = (await filesBelow(out)).map(
    (file) => `/${path.relative(out, file).split(path.sep).join('/')}`,
  );
  const list = await fs.readFile(path.join(projectDir, 'content/redirects.yaml'), 'utf8');
  const redirects = hostRedirects(YAML.parse(list), basePath);
  const { published, generated } = hostFiles({ csp, basePath, files, redirects, rules });
  await writeAll(out, published);
  await writeAll(path.join(projectDir, 'deploy/generated'), generated);
}

/** @param {string} folder @param {Record<string, string>} texts by file name */
async function writeAll(folder, texts) {
  await fs.mkdir(folder, { recursive: true });
  await Promise.all(
    Object.entries(texts).map(([name, text]) => fs.writeFile(path.join(folder, name), text)),
  );
}
