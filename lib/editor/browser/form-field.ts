import type { EditorField } from '../field';

/** A field of a dialog: a label, a control, a hint, and what is wrong with it. */
export type FormField = {
  element: HTMLElement;
  /** Nothing where it is empty, as in a file. */
  value: () => unknown;
  /** Shows a value that is there already; nothing empties it. */
  show: (value: unknown) => void;
  tell: (sentences: readonly string[]) => void;
};

let count = 0;

/** A field of a schema that holds one value. */
export function formField({ label, widget, hint, options = [], required }: EditorField): FormField {
  const control =
    widget === 'select'
      ? document.createElement('select')
      : document.createElement(widget === 'text' ? 'textarea' : 'input');
  if (control instanceof HTMLSelectElement) {
    if (!required) control.append(new Option('', ''));
    control.append(...options.map((one) => new Option(one.label, one.value)));
  }
  if (control instanceof HTMLTextAreaElement) control.rows = 2;
  control.required = required === true;
  if (widget === 'number') control.setAttribute('inputmode', 'numeric');
  const { element, tell } = labelled(label, control, hint);
  const value = () => {
    const typed = control.value.trim();
    if (typed === '') return undefined;
    return widget === 'number' && Number.isFinite(Number(typed)) ? Number(typed) : typed;
  };
  const show = (shown: unknown) => {
    control.value = String(shown ?? '');
  };
  return { element, value, show, tell };
}

/** A label above a control or a group of them, a hint below, and room for what is wrong. */
export function labelled(label: string, control: HTMLElement, hint = '') {
  count += 1;
  const id = `insert-${count}`;
  const isGroup = !control.matches('input, select, textarea');
  const element = document.createElement(isGroup ? 'fieldset' : 'div');
  const heading = document.createElement(isGroup ? 'legend' : 'label');
  heading.textContent = label;
  if (heading instanceof HTMLLabelElement) heading.htmlFor = id;
  control.id = id;
  const below = document.createElement('small');
  below.id = `${id}-hint`;
  below.textContent = hint;
  const wrong = document.createElement('p');
  wrong.id = `${id}-wrong`;
  wrong.className = 'wrong';
  (isGroup ? element : control).setAttribute('aria-describedby', `${wrong.id} ${below.id}`);
  element.append(heading, control, below, wrong);
  const tell = (sentences: readonly string[]) => {
    wrong.textContent = sentences.join(' ');
    const first = isGroup
      ? (control.querySelector('table input') ?? control.querySelector('input'))
      : control;
    if (sentences.length > 0) first?.setAttribute('aria-invalid', 'true');
    else first?.removeAttribute('aria-invalid');
  };
  return { element, tell };
}

/** Marks a group of controls as one that may not be left empty; a single control says so itself. */
export const markRequired = (element?: HTMLElement): void => {
  if (element?.matches('fieldset')) element.dataset.required = '';
};

/** Fields that a form shows as one. */
type Together = { as: string; names: readonly string[] };

/**
 * Tells each mistake at the field that it names, and the others together.
 * @param mistakes of a loader: `title: found …, expected …`
 */
export function tellAtFields(
  mistakes: readonly string[],
  fields: ReadonlyMap<string, Pick<FormField, 'tell'>>,
  tellAll: (sentence: string) => void,
  together?: Together,
): void {
  const told = mistakes.map((mistake) => {
    const [name = ''] = /^\w+/.exec(mistake) ?? [];
    if (together?.names.includes(name)) return { name: together.as, sentence: `${mistake}.` };
    return { name, sentence: `${mistake.replace(/^(?:\w+|the whole file): /, '')}.` };
  });
  const sentences = (isAsked: (name: string) => boolean) =>
    told.filter(({ name }) => isAsked(name)).map(({ sentence }) => sentence);
  for (const [name, { tell }] of fields) tell(sentences((one) => one === name));
  tellAll(sentences((name) => !fields.has(name)).join(' '));
}
