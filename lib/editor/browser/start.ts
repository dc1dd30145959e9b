import CMS from '@sveltia/cms';
import { folderOf } from './folder';
import { showMistakes } from './mistakes';

/** Opens the editor on the files that `npm run edit` serves. */

const json = async (response: Response) => {
  if (response.ok) return response.json();
  const said = await response.text();
  showMistakes([said], 'Not saved');
  throw new Error(said);
};

const get = (path: string) => fetch(path).then(json);

async function keep(changes: Record<string, string | null>) {
  const kept = await fetch('/files', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(changes),
  }).then(json);
  get('/mistakes').then(showMistakes);
  return kept;
}

const [config, files] = await Promise.all([get('/config.json'), get('/files')]);
const root = folderOf(files, keep);

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

await CMS.init({ config });
get('/mistakes').then(showMistakes);
