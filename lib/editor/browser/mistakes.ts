import type { CheckedDesk } from '@/lib/editor/check-content';
import { paneOf, tellAtFormFields } from './field-mistakes';
import { anotherForm, placeOf, showField } from './mistaken-field';

type AddressOf = (file: string) => string | undefined;

/** Advice that was put away here: it was read, and is not told again. */
const putAway = new Set<string>();

/** A sentence without what another save changes in it: `found 60 words` stays the same advice. */
const sense = (sentence: string) => sentence.replace(/\d+/g, '');

/**
 * Shows what a check of the content says: what is wrong, also at the fields of the form that is open, or else
 * what of the files that were saved here reads better otherwise.
 * @param told nothing where a later check will tell
 * @param saved files, by path below the project
 * @param addressOf the editor's address of a file, where it opens it
 */
export function showChecked(
  told: CheckedDesk | null,
  saved: Iterable<string>,
  addressOf: AddressOf,
): void {
  if (told === null) return;
  const { mistakes, heldBack, advice } = told;
  // The address may say more of the form than which entry it shows.
  tellAtFormFields(
    [...mistakes, ...heldBack],
    (file) => addressOf(file) === location.hash.split('?')[0],
  );
  const ours = [...saved].map((file) => `${file}: `);
  const wanted = advice.filter(
    (sentence) => ours.some((file) => sentence.startsWith(file)) && !putAway.has(sense(sentence)),
  );
  if (mistakes.length > 0 || heldBack.length > 0) {
    show(
      [
        ['The site cannot be built like this', mistakes],
        ['The site is built without this, which cannot be published as it is', heldBack],
      ],
      addressOf,
    );
    return;
  }
  show([['Nothing is wrong; this would read better otherwise', wanted]], addressOf, () => {
    for (const sentence of wanted) putAway.add(sense(sentence));
  });
}

/** Shows sentences below the editor, until others take their place or they are put away. */
export function showMistakes(sentences: readonly string[], title: string): void {
  show([[title, sentences]], () => undefined);
}

function show(
  parts: readonly (readonly [title: string, sentences: readonly string[]])[],
  addressOf: AddressOf,
  read: () => void = () => {},
): void {
  takeAway();
  const said = parts.filter(([, sentences]) => sentences.length > 0);
  if (said.length === 0) return;
  const panel = document.createElement('section');
  panel.id = 'mistakes';
  panel.setAttribute('role', 'alert');
  for (const [title, sentences] of said) {
    const heading = document.createElement('h2');
    heading.textContent = title;
    const list = document.createElement('ul');
    list.append(...sentences.map((sentence) => line(sentence, addressOf)));
    panel.append(heading, list);
  }
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Put away';
  close.addEventListener('click', () => {
    takeAway();
    read();
  });
  panel.append(close);
  document.body.append(panel);
  // The form ends where the box begins, so that no field lies below it.
  document.body.style.setProperty('--mistakes-height', `calc(${panel.offsetHeight}px + 1rem)`);
}

function takeAway(): void {
  document.querySelector('#mistakes')?.remove();
  document.body.style.removeProperty('--mistakes-height');
}

/** A sentence; the file it begins with leads to its entry, and to the field there. */
function line(sentence: string, addressOf: AddressOf): HTMLLIElement {
  const item = document.createElement('li');
  const place = placeOf(sentence);
  const address = place && addressOf(place.file);
  if (!place || !address) {
    item.textContent = sentence;
    return item;
  }
  const link = document.createElement('a');
  link.href = address;
  link.textContent = place.file;
  const { field } = place;
  if (field) {
    link.addEventListener('click', async () => {
      const isOpen = link.hash === location.hash.split('?')[0];
      await (isOpen || anotherForm());
      showField(field, paneOf(place.file));
    });
  }
  item.append(link, sentence.slice(place.file.length));
  return item;
}
