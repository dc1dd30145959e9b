import './no-eval';

import type { CheckedDesk } from '@/lib/editor/check-content';
import { languages } from '@/lib/languages';
import { forgetAtChangedFields } from './field-mistakes';
import { folderOf } from './folder';
import { openInsert, withChosen } from './insert';
import { showChecked, showMistakes } from './mistakes';
import { openEditor } from './open';
import { entryOf } from './opened-file';
import { cleanPastes } from './paste';
import { offerPhotos } from './photo';
import { openPreview, type Page, type Preview } from './preview';
import { openAnew } from './unsaved-words';

/** Opens the editor on the files that `npm run edit` serves. */

const json = async (response: Response) => {
  if (response.ok) return response.json();
  const said = await response.text();
  showMistakes([said], 'Not saved');
  throw new Error(said);
};

const get = (path: string) => fetch(path).then(json);

async function answer(response: Response) {
  if (response.ok) return response.json();
  throw new Error(await response.text());
}

const post = (path: string, body: unknown) =>
  fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** By its name the server knows what this page has read, and that nobody else has changed it since. */
const FILES = `/files?page=${crypto.randomUUID()}`;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A preview that cannot be shown says so in its own place, and stops no save. */
async function pageOf(file: string, language: string): Promise<Page> {
  const response = await post('/preview', { file, language });
  return response.ok ? response.json() : { reason: await response.text() };
}

/** Files that were saved since the page was opened. */
const saved = new Set<string>();

const check = async () => {
  const told: CheckedDesk | null = await get('/mistakes');
  const ids = languages.map(({ id }) => id);
  showChecked(told, saved, (file) => entryOf(file, config.collections, ids));
  if (told) preview.tell([...told.mistakes, ...told.heldBack]);
};

async function keep(changes: Record<string, string | null>) {
  const { kept, followed } = await post(FILES, withChosen(changes)).then(json);
  Object.assign(files, kept);
  for (const file of Object.keys(changes)) saved.add(file);
  // What was wrong before the save may be right by now.
  preview.tell([]);
  forgetAtChangedFields();
  // The check takes every processor for some seconds: the page, for which somebody waits, comes before it.
  Promise.race([preview.update(), wait(2000)]).then(check);
  if (followed.length > 0) openAnew();
  return kept;
}

const canBeMade = (url: string): Promise<boolean> =>
  post('/preview/made', { url }).then((response) => response.json());

const [config, files] = await Promise.all([get('/config.json'), get(FILES)]);
const root = folderOf(files, keep);
let preview: Preview = { update: async () => {}, tell: () => {} };

await openEditor(config, root);
cleanPastes();
openInsert(config.collections, files);
preview = openPreview(config.collections, pageOf, canBeMade);
offerPhotos(config.collections, {
  of: (file) => post('/photo/of', { file }).then(answer),
  save: (file, photo) => post('/photo', { file, ...photo }).then(answer),
  remove: (file) => post('/photo/remove', { file }).then(answer),
});
check();
