import { folderOf } from './folder';
import { showMistakes } from './mistakes';
import { openPreview, type Page } from './preview';

/** Opens the editor on the files that `npm run edit` serves. */

const json = async (response: Response) => {
  if (response.ok) return response.json();
  const said = await response.text();
  showMistakes([said], 'Not saved');
  throw new Error(said);
};

const get = (path: string) => fetch(path).then(json);

const post = (path: string, body: unknown) =>
  fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A preview that cannot be shown says so in its own place, and stops no save. */
async function pageOf(file: string, language: string): Promise<Page> {
  const response = await post('/preview', { file, language });
  return response.ok ? response.json() : { reason: await response.text() };
}

async function keep(changes: Record<string, string | null>) {
  const kept = await post('/files', changes).then(json);
  // The check takes every processor for some seconds: the page, for which somebody waits, comes before it.
  Promise.race([showSaved(), wait(2000)]).then(() => get('/mistakes').then(showMistakes));
  return kept;
}

const canBeMade = (url: string): Promise<boolean> =>
  post('/preview/made', { url }).then((response) => response.json());

const [config, files] = await Promise.all([get('/config.json'), get('/files')]);
const root = folderOf(files, keep);
let showSaved = async () => {};

/*
 * The editor's own way to files of this machine asks for a folder in a dialog that only Chromium has. Its
 * other way works on the browser's private file system, by the same standard: it gets our folder instead.
 * Names of temporary files, which it would move to their place, are spared where `move` is not there.
 */
Object.defineProperty(navigator.storage, 'getDirectory', {
  value: async () => ({ getDirectoryHandle: async () => root }),
});
Reflect.deleteProperty(FileSystemFileHandle.prototype, 'move');
// Nobody signs in to their own files.
localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: config.backend.name }));
// After a save the form stays, so that the preview beside it can follow; who chose otherwise before has it so.
const preferences = 'sveltia-cms.prefs';
if (!localStorage.getItem(preferences))
  localStorage.setItem(preferences, JSON.stringify({ closeOnSave: false }));

// It reads its preferences while it is loaded.
const { default: CMS } = await import('@sveltia/cms');
await CMS.init({ config });
showSaved = openPreview(config.collections, pageOf, canBeMade);
get('/mistakes').then(showMistakes);
