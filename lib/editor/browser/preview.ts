import { languages } from '@/lib/languages';
import { openedFile } from './opened-file';
import { PreviewFrame } from './preview-frame';
import { previewPanel } from './preview-panel';
import { watchAddress } from './watch-address';

/** Where the page of a file stands, or why there is none. */
export type Page = { url: string } | { reason: string };

const MAKING = 'The page is being made. The first time takes up to a minute.';
const NOT_SAVED = 'This is not saved yet. Save it, and its page stands here.';
const CANNOT =
  'The page cannot be made from what is saved now; the yellow box says why, some seconds after the save.';
const AS_BEFORE = `${CANNOT} Below it is as it was before.`;

/** The page that is made first, before anybody asks for one. */
const FIRST = 'content/pages/home.yaml';

/** Said only of what takes longer: most pages are there sooner. */
const SOON_MS = 1500;

/** Whether the preview is open is remembered; in a narrow window it covers the form, so that it begins closed. */
const REMEMBERED = 'preview';
const beginsOpen = () => innerWidth >= 1000 && localStorage.getItem(REMEMBERED) !== 'closed';

/**
 * Shows the page of the file that the form shows, beside it.
 * @param collections those of the editor's configuration
 * @param ask for the page of a file in a language
 * @param canBeMade asks whether there is a page at an address
 * @returns what is to be called after each save; it ends once the page is seen
 */
export function openPreview(
  collections: Parameters<typeof openedFile>[1],
  ask: (file: string, language: string) => Promise<Page>,
  canBeMade: (url: string) => Promise<boolean>,
): () => Promise<void> {
  const { panel, language, link, close, show, said, frames } = previewPanel();
  const frame = new PreviewFrame(frames, canBeMade, (chosen) => {
    if (!languages.some(({ id }) => id === chosen)) return;
    language.value = chosen;
    update();
  });
  let isOpen = beginsOpen();
  let asked = 0;
  let isWarm = false;

  const say = (sentence: string) => {
    said.textContent = sentence;
  };

  const withoutPage = (reason: string) => {
    frame.clear();
    link.removeAttribute('href');
    say(reason);
  };

  /** Starts the server, and has what all pages share compiled, while somebody looks for what to open. */
  const warm = async () => {
    if (isWarm) return;
    isWarm = true;
    const page = await ask(FIRST, language.value).catch(() => undefined);
    if (page && 'url' in page) await canBeMade(page.url).catch(() => undefined);
  };

  const update = async () => {
    asked += 1;
    const own = asked;
    const opened = openedFile(location.hash, collections, languages[0].id);
    panel.hidden = !isOpen || opened === undefined;
    show.hidden = isOpen || opened === undefined;
    if (isOpen && opened === undefined) warm();
    if (panel.hidden || opened === undefined) return frame.clear();
    if (opened === 'new') return withoutPage(NOT_SAVED);
    const late = setTimeout(() => own === asked && say(MAKING), frame.hasPage ? SOON_MS : 0);
    const page = await ask(opened.file, language.value).catch(({ message }) => ({
      reason: message,
    }));
    if (own === asked && 'reason' in page) withoutPage(page.reason);
    if (own !== asked || 'reason' in page) return clearTimeout(late);
    link.href = page.url;
    const isThere = await frame.show(page.url);
    clearTimeout(late);
    if (own !== asked || isThere === undefined) return;
    say(isThere ? '' : frame.hasPage ? AS_BEFORE : CANNOT);
  };

  const turn = (open: boolean) => {
    isOpen = open;
    if (innerWidth >= 1000) localStorage.setItem(REMEMBERED, open ? 'open' : 'closed');
    update();
    (open ? close : show).focus();
  };
  close.addEventListener('click', () => turn(false));
  show.addEventListener('click', () => turn(true));
  language.addEventListener('change', update);
  watchAddress(update);
  update();
  return update;
}
