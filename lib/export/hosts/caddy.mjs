// @ts-check
import { contentType, fileRules, mimeTypes, REVALIDATE } from '../file-rules.mjs';
import { prefixed } from '../languages.mjs';

/** @param {Record<string, string>} headers */
const lines = (headers) =>
  Object.entries(headers).map(([name, value]) => `\t\t\t${name} "${value}"`);

/**
 * Snippet for a site of a Caddyfile. `route` keeps the order as written: later headers replace earlier.
 * @param {import('./nginx.mjs').Site} site
 */
export function caddySite({ headers, basePath, redirects, rules: more }) {
  const general = lines({ ...headers, 'Cache-Control': REVALIDATE }).join('\n');
  const types = Object.entries(mimeTypes)
    .filter(([extension]) => extension !== 'html')
    .map(([extension, type]) =>
      [
        `\t\t@${extension} path *.${extension}`,
        `\t\theader @${extension} Content-Type "${contentType(type)}"`,
      ].join('\n'),
    );
  const rules = [...fileRules, ...more].map(({ by, value, headers: own }, n) =>
    [
      `\t\t@rule${n} path ${by === 'prefix' ? `${basePath}${value}*` : `*/${value}`}`,
      `\t\theader @rule${n} {\n${lines(own).join('\n')}\n\t\t}`,
    ].join('\n'),
  );
  const notFound = prefixed.map(
    ({ id, prefix }) => `\t\t@missing_${id} {
\t\t\texpression \`{http.error.status_code} in [403, 404]\`
\t\t\tpath ${basePath}${prefix}/*
\t\t}
\t\thandle @missing_${id} {
\t\t\theader Content-Type "text/html; charset=utf-8"
\t\t\theader Content-Language ${id}
\t\t\trewrite * ${basePath}${prefix}/404.html
\t\t\tfile_server
\t\t}
`,
  );
  const moved = redirects.map(({ from, to }) => `\t\tredir ${from} ${to} 301`);
  return `# Written by the build. Change lib/export instead.
(site) {
	route {
		header {
${general}
		}
		# Deleting one defers a whole block until after all others, hence alone.
		header -Server
		# The answer differs by encoding, also where it comes uncompressed.
		header Vary Accept-Encoding
${[...moved, ...types, ...rules].join('\n')}
		# file_server adds the slash by itself, but loses the query.
		@folder {
			not path */
			file {path}/index.html
			expression \`{query} != ""\`
		}
		redir @folder {path}/?{query} 308
		file_server {
			precompressed br gzip
			hide _headers _redirects
		}
	}
	# An error starts with no headers of the above.
	handle_errors {
		header {
${general}
		}
		header -Server
${notFound.join('')}		@missing expression \`{http.error.status_code} in [403, 404]\`
		handle @missing {
			header Content-Type "text/html; charset=utf-8"
			rewrite * ${basePath}/404.html
			file_server
		}
	}
}
`;
}
