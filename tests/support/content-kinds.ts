import fs from 'node:fs';
import path from 'node:path';
import { frontMatter } from '@/lib/content/engine/front-matter.mjs';
import { insightKindIds, insightKinds } from '@/lib/content/kinds';
import { topics } from '@/lib/content/pages/topics';
import { workingWithUsPage } from '@/lib/content/pages/working-with-us';
import { kindSources } from '@/lib/content/relations/kind-sources';
import { tenderFile } from '@/lib/content/relations/tender-file';
import { navigation } from '@/lib/content/routes/navigation';
import { redirects } from '@/lib/content/routes/redirects';
import { conductPolicies } from '@/lib/content/types/conduct-policy';
import { industries } from '@/lib/content/types/industry';
import { legalPages } from '@/lib/content/types/legal';
import { offices } from '@/lib/content/types/office';
import { people } from '@/lib/content/types/person';
import { services } from '@/lib/content/types/service';
import { specimens } from '@/lib/content/types/specimen';
import { languages } from '@/lib/languages';

/** The loader that reads each file or folder of `content/`; the words of a page have one in its module. */
const loaders: Readonly<Record<string, () => unknown>> = {
  ...Object.fromEntries(
    insightKindIds.map((kind) => [`${insightKinds[kind].folder}/`, kindSources[kind].pieces]),
  ),
  'industries/': industries,
  'legal/': legalPages,
  'navigation.yaml': navigation,
  'offices/': offices,
  'pages/working-with-us.yaml': () => [workingWithUsPage(), tenderFile()],
  'people/': people,
  'policies/': conductPolicies,
  'redirects.yaml': redirects,
  'services/': services,
  'specimens/': specimens,
  'topics/': topics,
};

/** The loader of `pages/careers.yaml` is what `lib/content/pages/careers.ts` exports as `…Page`. */
function pageLoaderOf(file: string): (() => unknown) | undefined {
  const [, name] = /^pages\/(.+)\.yaml$/.exec(file) ?? [];
  if (!name) return undefined;
  const exported: Record<string, unknown> = require(`@/lib/content/pages/${name}`);
  const [, loader] = Object.entries(exported).find(([key]) => key.endsWith('Page')) ?? [];
  return loader as (() => unknown) | undefined;
}

const root = path.join(process.cwd(), 'content');

/** Every YAML and Markdown file of `content/` but the translations, as paths below it. */
export const contentFiles = fs
  .readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.(?:md|yaml)$/.test(file))
  .filter((file) => !languages.slice(1).some(({ id }) => file.startsWith(`${id}/`)))
  .sort();

/** Folder or file by which a content file's loader is known. */
export function kindOf(file: string): string {
  const isAlone = file in loaders || file.startsWith('pages/');
  return isAlone ? file : `${file.split('/')[0]}/`;
}

/** The loader of a content file, as the pages call it. */
export function loaderOf(file: string): () => unknown {
  const loader = loaders[kindOf(file)] ?? pageLoaderOf(file);
  if (!loader) throw new Error(`No loader reads content/${file}: name it in content-kinds.ts.`);
  return loader;
}

/** The text of a content file. */
export const textOf = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

/**
 * The first file of a folder, in the order of the names, whose text is as wanted: which pieces there are
 * is the editors' affair.
 */
export function firstFile(folder: string, ...wanted: readonly RegExp[]): string {
  const file = contentFiles.find(
    (name) =>
      name.startsWith(`${folder}/`) && wanted.every((pattern) => pattern.test(textOf(name))),
  );
  if (!file) throw new Error(`No file of content/${folder} has ${wanted.join(' and ')}.`);
  return file;
}

/** The YAML of a content file: all of it, or what stands between its two lines of ---. */
export function yamlOf(file: string): string {
  const text = textOf(file);
  return file.endsWith('.md') ? (frontMatter(text)?.matter ?? '') : text;
}
