/**
 * Half-written forms survive a reload. Every `form[data-draft]` is kept in session storage as it is
 * written and put back before it is painted; so is one that was handed to the mail program, until what then
 * takes its place is dismissed (components/islands/use-mail-form). Resetting the form ends the draft.
 * Works before React has hydrated, and without it.
 */
import { askedOptions } from './asked-options';
import { isNewVisit } from './is-new-visit';
import { tellOpened } from './mailto-fallback';

/** Says that one step is left; forms that have a draft and no note are not handed to a mail program. */
const noteOf = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('[data-opened]') ?? ({} as HTMLElement);

const keyOf = (form: HTMLFormElement) => `draft:${form.dataset.draft}`;

function save(form: HTMLFormElement) {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify([...new FormData(form)]));
  } catch {
    // Storage is blocked or full: the text stays in the fields, only a reload would lose it.
  }
}

/** @returns whether there was a draft */
function restore(form: HTMLFormElement) {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) as string);
    for (const [name, value] of saved as [string, string][]) {
      // The last one, written as the mail was made. What is left to do is shown again where it was shown.
      if (name === 'sent')
        tellOpened(form, history.scrollRestoration === 'manual' && noteOf(form).hidden === true);
      // One field, or the radio buttons of one name, which are a list and have no type.
      const field = form.elements.namedItem(name) as HTMLInputElement | null;
      if (!field || typeof value !== 'string') continue;
      if (field.matches && !field.matches('input,select,textarea')) continue;
      if (field.type === 'checkbox') field.checked = field.value === value;
      else field.value = value;
    }
    return true;
  } catch {
    // None, not ours, or damaged: the form starts empty.
    return false;
  }
}

/**
 * Chooses what the address asks for (`?industry=energy`) in lists that nothing has been chosen in.
 * @param isNew who has just pressed the way to it wants that, and not what is in the draft
 */
function chooseAsked(form: HTMLFormElement, isNew = false) {
  for (const option of askedOptions(form))
    if (isNew || !option.closest('select')?.value) option.selected = true;
}

/** Puts back what was written into the forms that stand in the document by now. */
export function restoreDrafts(isNew = false) {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    const isDraft = restore(form);
    // What waits to be sent stays as it is.
    const asksAnew = isNew && noteOf(form).hidden !== false;
    chooseAsked(form, asksAnew);
    if (asksAnew && isDraft) save(form);
  }
}

export function startDrafts() {
  /** The form that was written in last. */
  let writing = '';
  restoreDrafts(isNewVisit());
  // On the way back Chromium puts lists and boxes to what they were as one left, after this script.
  addEventListener('pageshow', () => restoreDrafts());
  addEventListener('input', ({ target }) => {
    // That of a field, wherever the field stands (`form=`).
    const { form } = target as HTMLInputElement;
    // An office that is looked at while the message waits to be sent takes nothing of it away.
    if (!form?.dataset.draft || form.hidden) return;
    save(form);
    writing = form.id;
    // What is written now is not what was sent.
    noteOf(form).hidden = true;
  });
  // In another language a form that is being filled in is shown, and not the top of its page. After the boot
  // script, which has put the end of the address there.
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('[data-action=language]');
    if (link) link.hash ||= writing;
  });
  addEventListener('reset', ({ target }) => {
    const form = target as HTMLFormElement;
    const note = noteOf(form);
    // Dismissed in the note itself: what is left is an empty form, from its top.
    if (note.hidden === false) form.scrollIntoView();
    note.hidden = true;
    // Once it is empty.
    setTimeout(chooseAsked, 0, form);
    try {
      sessionStorage.removeItem(keyOf(form));
    } catch {
      // Nothing was stored either.
    }
  });
}
