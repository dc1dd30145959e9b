import { languages } from '@/lib/languages';
import type { EntryPhoto } from '../entry-photo';
import { type Crop, cropIn } from './crop';
import { openedFile } from './opened-file';
import { photoDialog } from './photo-dialog';
import { hasUnsavedWords } from './unsaved-words';
import { watchAddress } from './watch-address';

/** How the photos of entries are asked for and kept. Each of them throws what the loader says. */
export type PhotoKeeper = {
  of: (file: string) => Promise<EntryPhoto | null>;
  save: (file: string, photo: { alt: string; picture?: string }) => Promise<unknown>;
  remove: (file: string) => Promise<unknown>;
};

const UNREADABLE =
  'The file cannot be read as a picture. JPEG, PNG and WebP will do; export it again as one of them.';
const NONE = 'Choose a photo first.';
const NOT_SAVED = 'Save the entry first: the form still holds words that are not saved.';

/**
 * Offers a photo to every entry that may have one, in a dialog: chosen or dragged in, cut to its shape, and
 * said in words. The entry is opened anew afterwards, because its file has changed.
 * @param collections those of the editor's configuration
 */
export function offerPhotos(
  collections: Parameters<typeof openedFile>[1],
  { of, save, remove }: PhotoKeeper,
): void {
  const elements = photoDialog();
  const { dialog, show, form, place, file, alt, said } = elements;
  let opened: string | undefined;
  let photo: EntryPhoto | null = null;
  let crop: Crop | undefined;
  let address = '';
  /** A large picture takes a moment until its frame is there. */
  let choosing: Promise<void> | undefined;

  const look = async () => {
    const now = openedFile(location.hash, collections, languages[0].id);
    opened = typeof now === 'object' ? now.file : undefined;
    photo = null;
    show.hidden = true;
    const asked = opened;
    if (!asked) return;
    const known = await of(asked);
    if (asked !== opened) return;
    photo = known;
    show.hidden = known === null;
  };

  const begin = () => {
    if (!photo) return;
    crop = undefined;
    form.reset();
    alt.value = photo.alt;
    said.textContent = '';
    elements.remove.hidden = photo.picture === undefined;
    const shown = new Image();
    shown.alt = photo.alt;
    shown.src = photo.picture ?? '';
    place.replaceChildren(...(photo.picture ? [shown] : []));
    dialog.showModal();
  };

  const choose = async (chosen: File | undefined) => {
    if (!chosen || !photo) return;
    said.textContent = '';
    crop = undefined;
    // Cropper.js loads it once more: it is let go with the next one.
    URL.revokeObjectURL(address);
    address = URL.createObjectURL(chosen);
    crop = await cropIn(place, address, photo).catch(() => undefined);
    if (!crop) said.textContent = UNREADABLE;
  };

  const keep = async () => {
    await choosing;
    if (!opened || !photo || said.textContent === UNREADABLE) return;
    if (!crop && photo.picture === undefined) {
      said.textContent = NONE;
      return;
    }
    if (crop && crop.width() < photo.narrowest) {
      said.textContent = `The part in the frame is ${crop.width()} pixels wide; at least ${photo.narrowest} are wanted. Make the frame larger, or take a larger photo.`;
      return;
    }
    const picture = crop?.jpeg();
    await done(() => save(opened as string, { alt: alt.value, ...(picture && { picture }) }));
  };

  const done = async (change: () => Promise<unknown>) => {
    try {
      await change();
      location.reload();
    } catch (error) {
      said.textContent = (error as Error).message
        .replace(/^.* cannot be used:\n/, '')
        .replace(/^ *photoAlt: /gm, 'What it shows: ')
        .replace('found "",', 'found nothing,');
    }
  };

  show.addEventListener('click', () => {
    begin();
    if (hasUnsavedWords()) said.textContent = NOT_SAVED;
    elements.save.disabled = elements.remove.disabled = hasUnsavedWords();
  });
  file.addEventListener('change', () => {
    choosing = choose(file.files?.[0]);
  });
  dialog.addEventListener('dragover', (event) => event.preventDefault());
  dialog.addEventListener('drop', (event) => {
    event.preventDefault();
    choosing = choose(event.dataTransfer?.files[0]);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    keep();
  });
  elements.remove.addEventListener('click', () => done(() => remove(opened as string)));
  elements.cancel.addEventListener('click', () => dialog.close());

  watchAddress(look);
  look();
}
