/**
 * The banner's answer: `accepted` or `declined`, kept in local storage. While there is none (or the
 * footer's Cookie Preferences was pressed) the root carries `data-consent="ask"` and CSS shows the banner;
 * `data-answer` is what was answered before, for the banner to say. A page that opened with the banner keeps
 * `data-first-visit`, by which its first button stands above it: nothing moves when the banner is answered.
 */

import { root } from './root';
import { store, stored } from './storage';

const KEY = 'cookie-consent';
let answer: string | undefined;
let opener: HTMLElement | undefined;

/** What holds now: another tab may have answered since, and where storage is blocked this page remembers. */
function present() {
  const value = stored(KEY);
  if (value === 'accepted' || value === 'declined') answer = value;
  return answer;
}

/** Runs before the first paint. */
export function startConsent() {
  const given = present();
  root.dataset.consent = given ?? 'ask';
  if (!given) root.dataset.firstVisit = '';
  for (const type of ['focusin', 'focusout', 'click']) addEventListener(type, makeWay);
}

/** What is written in, and what came of it; a box ticked last would bring the banner over the button that comes next. */
const WRITING =
  ':is(input:not([type=checkbox],[type=radio]),[aria-invalid=true],select,textarea,[data-draft] *,[role=status]):focus,[data-toast]';
/** Milliseconds after which a tap is over and has gone to what it was meant for. */
const TAP = 300;

/**
 * `data-writing`: a small window has no room for the banner (components/site/consent-banner). It goes and comes back
 * before the browser scrolls to what has the focus, or once a press has ended, so that it never takes the press. The same in
 * CSS (`:has(:focus)`) would go through the whole page at each press.
 */
function makeWay() {
  const update = () => {
    const isWriting = Boolean(document.querySelector(WRITING));
    if (isWriting || !root.matches(':active')) root.toggleAttribute('data-writing', isWriting);
  };
  if (root.dataset.consent !== 'ask') return;
  update();
  setTimeout(update, TAP);
}

/**
 * Stores the answer, hides the banner, gives the focus back to what opened it.
 * @param choice without one the banner is only closed: what was answered stays, and no answer is a no
 */
export function answerConsent(choice = present() ?? 'declined') {
  answer = choice;
  store(KEY, choice);
  root.dataset.consent = choice;
  dispatchEvent(new Event('consentchange'));
  opener?.focus();
  opener = undefined;
}

/** Cookie Preferences: the banner again, which tells the present answer. */
export function reopenConsent(from: HTMLElement) {
  opener = from;
  root.dataset.answer = present();
  root.dataset.consent = 'ask';
  document.querySelector<HTMLElement>('[data-consent-choice]')?.focus();
}
