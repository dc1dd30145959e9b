import fs from 'node:fs';
import path from 'node:path';

/**
 * What hydration downloads on each page of an export: the files that its list of scripts names.
 * @param {string} root folder of the export
 * @returns {{ route: string, bytes: number, shared: number }[]} bytes as a host with deploy/'s configuration
 *   sends them, and those of them that are for all pages of a language and come once
 */
export function hydrationSizes(root) {
  const lists = fs
    .readdirSync(root, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const html = fs.readFileSync(path.join(root, file), 'utf8');
      const list = /<script type="application\/json" id="hydration-scripts">(.*?)<\/script>/.exec(
        html,
      )?.[1];
      if (!list) return [];
      const hrefs = JSON.parse(list).map(([href]) => String(href));
      return [{ route: `/${file.replace(/index\.html$/, '')}`, hrefs }];
    });
  const uses = new Map();
  for (const { hrefs } of lists)
    for (const href of hrefs) uses.set(href, (uses.get(href) ?? 0) + 1);
  const isShared = (href) => href.includes('/_next/static/hydrate/') && uses.get(href) > 1;
  const sum = (hrefs) =>
    hrefs.reduce((all, href) => all + fs.statSync(path.join(root, `${href}.br`)).size, 0);
  return lists.map(({ route, hrefs }) => ({
    route,
    bytes: sum(hrefs),
    shared: sum(hrefs.filter(isShared)),
  }));
}
