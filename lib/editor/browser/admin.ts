import type { CmsConfig } from '@sveltia/cms';
import type { ContentForms } from '../content-files';
import { EditedFiles } from '../edited-files';
import { folderOf } from './folder';
import { showMistakes } from './mistakes';
import { openEditor } from './open';
import { openPublishing } from './publishing';
import type { Setting } from './repository';
import { sha256 } from './sha-256';
import { SIGNED_OUT, signIn } from './sign-in';

/** Opens the editor of the published site, below `/admin/`, on the files that GitHub has. */

type Site = Setting & { config: CmsConfig; forms: ContentForms };

/** A host that sends no headers cannot forbid that another page shows this one and takes its clicks. */
if (top !== self) throw new Error('The editor does not open within another page.');

const site: Site = await fetch('editor/site.json').then((response) => response.json());
const repository = await signIn(site);
const { texts } = repository;
const files = new EditedFiles(
  site.forms,
  (path) => texts.get(path),
  (text) => sha256(text).slice(0, 8),
);
let showSaved = async () => {};
let last: Promise<unknown> = Promise.resolve();

/** One save after the other: each stands on the commit of the one before. */
function keep(changes: Record<string, string | null>) {
  const kept = last.then(async () => {
    await repository.commit(files.saved(changes));
    return Object.fromEntries(Object.keys(changes).map((name) => [name, files.view(name) ?? null]));
  });
  last = kept.then(
    () => {
      showMistakes([]);
      showSaved();
    },
    ({ message }) => showMistakes([message], 'Not saved'),
  );
  return kept;
}

const config = { ...site.config, logout_redirect_url: SIGNED_OUT };
await openEditor(config, folderOf(files.views([...texts.keys()]), keep));
showSaved = openPublishing(repository);
