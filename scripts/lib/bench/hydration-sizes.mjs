import fs from 'node:fs';
import path from 'node:path';

/**
 * What hydration downloads on each page of an export: the files that its list of scripts names.
 * @param {string} root folder of the export
 * @returns {{ route: string, bytes: number }[]} bytes as a host with deploy/'s configuration sends them
 */
export function hydrationSizes(root) {
  return fs
    .readdirSync(root, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const html = fs.readFileSync(path.join(root, file), 'utf8');
      const list = /<script type="application\/json" id="hydration-scripts">(.*?)<\/script>/.exec(
        html,
      )?.[1];
      if (!list) return [];
      const bytes = JSON.parse(list).reduce(
        (sum, [href]) => sum + fs.statSync(path.join(root, `${href}.br`)).size,
        0,
      );
      return [{ route: `/${file.replace(/index\.html$/, '')}`, bytes }];
    });
}
