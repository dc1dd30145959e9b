import type { CmsConfig } from '@sveltia/cms';
import type { folderOf } from './folder';
import { keepUnsavedWords } from './unsaved-words';

/**
 * Opens Sveltia CMS on a folder of ours.
 *
 * Its own way to files of this machine asks for a folder in a dialog that only Chromium has. Its other way
 * works on the browser's private file system, by the same standard: it gets our folder instead.
 * @param root holds `content`
 */
export async function openEditor(
  config: CmsConfig,
  root: ReturnType<typeof folderOf>,
): Promise<void> {
  Object.defineProperty(navigator.storage, 'getDirectory', {
    value: async () => ({ getDirectoryHandle: async () => root }),
  });
  // Names of temporary files, which it would move to their place, are spared where `move` is not there.
  Reflect.deleteProperty(FileSystemFileHandle.prototype, 'move');
  // Nobody signs in to a folder.
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: config.backend.name }));
  // After a save the form stays, for what stands beside it; who chose otherwise before has it so.
  const preferences = 'sveltia-cms.prefs';
  if (!localStorage.getItem(preferences))
    localStorage.setItem(preferences, JSON.stringify({ closeOnSave: false }));
  keepUnsavedWords();
  // It reads its preferences while it is loaded.
  const { default: CMS } = await import('@sveltia/cms');
  await CMS.init({ config });
}
