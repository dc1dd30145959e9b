import './no-eval';

import type { CmsConfig } from '@sveltia/cms';
import type { ContentForms } from '../content-files';
import { EditedFiles } from '../edited-files';
import { folderOf } from './folder';
import { openInsert, withChosen } from './insert';
import { showMistakes } from './mistakes';
import { openEditor } from './open';
import { cleanPastes } from './paste';
import { offerPhotos } from './photo';
import { openPublishing } from './publishing';
import type { Setting } from './repository';
import { photosBeside, photosIn } from './repository-photos';
import { sha256 } from './sha-256';
import { SIGNED_OUT, signIn } from './sign-in';
import { openAnew } from './unsaved-words';

/** Opens the editor of the published site, below `/admin/`, on the files that GitHub has. */

type Site = Setting & {
  config: CmsConfig & { collections: Parameters<typeof openInsert>[0] };
  forms: ContentForms;
};

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
const views = files.views([...texts.keys()]);
let showSaved = async () => {};
let last: Promise<unknown> = Promise.resolve();

/** One save after the other: each stands on the commit of the one before. */
function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const done = last.then(act);
  last = done.catch(() => undefined);
  return done;
}

function keep(changes: Record<string, string | null>) {
  const kept = inTurn(async () => {
    const saved = files.saved(withChosen(changes));
    // A photo of nobody stops the build.
    const left = Object.keys(saved)
      .filter((name) => saved[name] === null)
      .flatMap((name) => photosBeside(repository, name));
    await repository.commit(saved, Object.fromEntries(left.map((photo) => [photo, null])));
    const now = Object.keys({ ...changes, ...saved }).map(
      (name) => [name, files.view(name) ?? null] as const,
    );
    Object.assign(views, Object.fromEntries(now));
    if (files.followed.length > 0) openAnew();
    return Object.fromEntries(now);
  });
  kept.then(
    () => {
      showMistakes([], '');
      showSaved();
    },
    ({ message }) => showMistakes([message], 'Not saved'),
  );
  return kept;
}

const config = { ...site.config, logout_redirect_url: SIGNED_OUT };
await openEditor(config, folderOf(views, keep));
cleanPastes();
openInsert(site.config.collections, views);
showSaved = openPublishing(repository);
offerPhotos(site.config.collections, photosIn(repository, files, inTurn));
