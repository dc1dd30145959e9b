import fs from 'node:fs';
import path from 'node:path';
import { adminPage } from './admin-page.mjs';
import { compileForBrowser, compileForNode, editorAssets } from './compile.mjs';

/** Of what lies beside Sveltia CMS: the fonts, and what their makers ask to be passed on with them. */
const PASSED_ON = /\.(?:woff2|LICENSE\.txt)$/;

/**
 * Writes the editor of the published site into `admin/`: a page, its scripts and fonts, and what it has to
 * know of the content.
 * @param {{ out: string, root: string, setting: import('../../../lib/export/editor-setting.mjs').EditorSetting }} site
 *   `out` is the folder that is published; `root` holds all content
 */
export async function writeAdmin({ out, root, setting }) {
  const [scripts, { Workspace }] = await Promise.all([
    compileForBrowser('lib/editor/browser/admin.ts', {
      entryNames: '[name]-[hash]',
      minify: true,
      // Licences are asked to be passed on with the code.
      legalComments: 'eof',
    }),
    compileForNode('lib/editor/workspace.ts').then((file) => import(file)),
  ]);
  const folder = path.join(out, 'admin');
  const write = (/** @type {string} */ name, /** @type {string | Uint8Array} */ contents) => {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, contents);
  };
  const workspace = new Workspace(root);
  const site = { ...setting, config: workspace.config(), forms: workspace.forms() };
  const [start = ''] = scripts.keys();
  write('index.html', adminPage(start));
  write('editor/site.json', JSON.stringify(site));
  for (const [name, contents] of scripts) write(`editor/${name}`, contents);
  for (const name of fs.readdirSync(editorAssets).filter((one) => PASSED_ON.test(one)))
    write(`editor/assets/${name}`, fs.readFileSync(path.join(editorAssets, name)));
}
