import { checkValues } from '@/lib/content/engine/check-values';
import { type Source, source as schema } from '@/lib/content/types/source';
import { freeId, matching, type Work, workLine } from '../cited-works';
import { fieldsOf } from '../fields';
import { jsonSchemaOf } from '../json-schema';
import { formField, labelled, markRequired, tellAtFields } from './form-field';
import { insertDialog } from './insert-dialog';

const OWN = 'It is among the sources of this piece.';
const ADDED =
  'It is added to the sources of this piece when you save; the form lists it there once you open the page anew (F5).';

/**
 * @param works that may be cited
 * @returns the source that is to be cited, under an id that is free in the piece; nothing where somebody
 *   left the dialog
 */
export function askForSource(works: readonly Work[]): Promise<Work | undefined> {
  const { body, ask, tell } = insertDialog('Insert a citation');
  const taken = works.filter(({ isOwn }) => isOwn).map(({ source }) => source.id);
  const list = workList(works, () => list.tell([]));
  markRequired(list.element);
  const added = newWork();
  const isNew = document.createElement('input');
  isNew.type = 'checkbox';
  const label = document.createElement('label');
  label.append(isNew, ' The work is not in the list');
  isNew.addEventListener('change', () => {
    list.element.hidden = isNew.checked;
    added.element.hidden = !isNew.checked;
    tell('');
  });
  body.append(list.element, label, added.element);
  return ask(() => {
    if (isNew.checked) return added.read(taken, tell);
    const chosen = list.chosen();
    list.tell(chosen ? [] : ['found nothing, expected a work of the list.']);
    if (!chosen || chosen.isOwn) return chosen;
    return { ...chosen, source: { ...chosen.source, id: freeId(chosen.source, taken) } };
  });
}

function workList(works: readonly Work[], onChoice: () => void) {
  const group = document.createElement('div');
  const search = document.createElement('input');
  search.type = 'search';
  search.setAttribute('aria-label', 'Look for publisher, title or year');
  search.placeholder = 'Publisher, title or year';
  const list = document.createElement('div');
  list.className = 'works';
  const said = document.createElement('p');
  said.setAttribute('role', 'status');
  group.append(search, list, said);
  let chosen: Work | undefined;
  const show = () => {
    const found = matching(works, search.value);
    if (chosen && !found.includes(chosen)) chosen = undefined;
    list.replaceChildren(...found.map(line));
    said.textContent = chosen ? said.textContent : `${found.length} of ${works.length} works.`;
  };
  const line = (work: Work) => {
    const radio = document.createElement('input');
    radio.type = 'radio';
    radio.name = 'work';
    radio.checked = work === chosen;
    radio.addEventListener('change', () => {
      chosen = work;
      onChoice();
      said.textContent = work.isOwn ? OWN : ADDED;
    });
    const label = document.createElement('label');
    label.append(radio, ` ${workLine(work.source)}`);
    if (work.isOwn) {
      const mark = document.createElement('b');
      mark.textContent = ' This piece';
      label.append(mark);
    }
    return label;
  };
  search.addEventListener('input', show);
  show();
  return { ...labelled('Work', group), chosen: () => chosen };
}

/** A form for a work that is cited nowhere yet. Its id, which nobody reads, is made from its words. */
function newWork() {
  const context = { references: { insight: [], page: [] }, translated: false };
  const fields = new Map(
    fieldsOf(jsonSchemaOf(schema), context)
      .filter(({ name }) => name !== 'id')
      .map((field) => [field.name, formField(field)]),
  );
  const group = document.createElement('div');
  group.append(...[...fields.values()].map(({ element }) => element));
  const { element } = labelled('New work', group, ADDED);
  element.hidden = true;
  const read = (taken: readonly string[], tell: (sentence: string) => void): Work | undefined => {
    const values = Object.fromEntries(
      [...fields].flatMap(([name, { value }]) => (value() === undefined ? [] : [[name, value()]])),
    );
    const work = { id: freeId(values as Partial<Source>, taken), ...values };
    const checked = checkValues(work, schema);
    tellAtFields('errors' in checked ? checked.errors : [], fields, tell);
    return 'errors' in checked ? undefined : { source: checked.data, isOwn: false };
  };
  return { element, read };
}
