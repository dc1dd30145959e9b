import { languages } from '@/lib/languages';
import { nearestField, placeOf } from './mistaken-field';

/** What a check says of the form that is open, at its fields. */

type Told = { file: string; field: string; pane: string; sentence: string };

const CLASS = 'told-at-field';

let watch: MutationObserver | undefined;

/** Fields that were changed since the last check told. */
const changed = new Set<EventTarget>();
addEventListener('input', ({ target }) => target && changed.add(target), true);

let forgetChanged = () => {};

/** What is told at fields that were changed since goes with a save: a check that takes a while may tell it anew. */
export const forgetAtChangedFields = (): void => forgetChanged();

/** Id of the language whose pane of the form shows a file. */
export const paneOf = (file: string): string =>
  (languages.find(({ id }) => file.startsWith(`content/${id}/`)) ?? languages[0]).id;

/**
 * Says sentences at the fields that they name, until others take their place. The form makes its fields as
 * somebody scrolls to them, and another form has others.
 * @param sentences of loaders: `content/articles/x.md: updated: found …`
 * @param isOpen whether the form shows a file
 */
export function tellAtFormFields(
  sentences: readonly string[],
  isOpen: (file: string) => boolean,
): void {
  const told = sentences.flatMap((sentence): Told[] => {
    const { file = '', field } = placeOf(sentence) ?? {};
    if (!field) return [];
    return [{ file, field, pane: paneOf(file), sentence: sentence.slice(file.length + 2) }];
  });
  let left = told;
  const update = () => write(left.filter(({ file }) => isOpen(file)));
  changed.clear();
  forgetChanged = () => {
    const isChanged = (place: HTMLElement | undefined) =>
      [...changed].some((target) => target instanceof Node && place?.contains(target));
    left = left.filter(
      ({ file, field, pane }) => !isOpen(file) || !isChanged(nearestField(field, pane)),
    );
    update();
  };
  watch?.disconnect();
  watch = new MutationObserver(update);
  // Nothing is looked for while nothing is wrong.
  if (told.length > 0) watch.observe(document.body, { childList: true, subtree: true });
  update();
}

/** Makes the fields say what is told, and nothing else; does nothing where they do. */
function write(told: readonly Told[]): void {
  const places = new Map<HTMLElement, string[]>();
  for (const { field, pane, sentence } of told) {
    const place = nearestField(field, pane);
    if (!place) continue;
    // A group says which of its fields is meant; a field has its name above it.
    const own = place.dataset.keyPath === field;
    const said = own ? sentence.replace(/^[\w.[\]]+(?:, line \d+)?: /, '') : sentence;
    places.set(place, [...(places.get(place) ?? []), `${said}.`]);
  }
  for (const old of document.querySelectorAll<HTMLElement>(`.${CLASS}`))
    if (!old.parentElement || !places.has(old.parentElement)) old.remove();
  for (const [place, sentences] of places) {
    const line = place.querySelector(`:scope > .${CLASS}`) ?? document.createElement('p');
    const words = sentences.join(' ');
    if (line.textContent === words) continue;
    line.className = CLASS;
    line.textContent = words;
    place.append(line);
  }
}
