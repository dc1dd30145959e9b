import { languages } from '@/lib/languages';
import { openedFile } from './opened-file';
import { PreviewFrame } from './preview-frame';
import { previewPanel } from './preview-panel';
import { watchAddress } from './watch-address';

/** Where the page of a file stands, or why there is none. */
export type Page = { url: string; isDraft?: boolean } | { reason: string };

const MAKING = 'The page is being made. The first time takes up to a minute.';
const NOT_SAVED = 'This is not saved yet. Save it, and its page stands here.';
const DRAFT = 'A draft: nobody else sees this page.';
const CANNOT = 'The page cannot be made from what is saved now';
const WHY_LATER = `${CANNOT}; the yellow box says why, some seconds after the save.`;
const AS_BEFORE = 'Below it is as it was before.';

export type Preview = {
  /** Is to be called after each save; it ends once the page is seen. */
  update: () => Promise<void>;
  /** Is told what is wrong in the content, once a check has said so. */
  tell: (mistakes: readonly string[]) => void;
};

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
 */
export function openPreview(
  collections: Parameters<typeof openedFile>[1],
  ask: (file: string, language: string) => Promise<Page>,
  canBeMade: (url: string) => Promise<boolean>,
): Preview {
  const { panel, language, link, close, show, said, frames } = previewPanel();
  const frame = new PreviewFrame(frames, canBeMade, (chosen) => {
    if (!languages.some(({ id }) => id === chosen)) return;
    language.value = chosen;
    update();
  });
  let isOpen = beginsOpen();
  let asked = 0;
  let isWarm = false;
  let mistakes: readonly string[] = [];
  /** The file whose page could not be made. */
  let failed: string | undefined;

  const say = (sentence: string) => {
    said.textContent = sentence;
  };

  /** Why a page could not be made: what is wrong in its own file, or else anywhere. */
  const sayWhy = (file: string) => {
    const name = file.slice(file.indexOf('/'));
    const own = mistakes.filter((sentence) => sentence.split(':')[0]?.endsWith(name));
    const why = own.length > 0 ? own : mistakes;
    const sentences = why.length > 0 ? [`${CANNOT}:`, ...why] : [WHY_LATER];
    say([...sentences, ...(frame.hasPage ? [AS_BEFORE] : [])].join('\n'));
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
    failed = undefined;
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
    // A window of its own would show what went wrong in the words of programs.
    if (link.href !== page.url) link.removeAttribute('href');
    const isThere = await frame.show(page.url);
    clearTimeout(late);
    if (own !== asked || isThere === undefined) return;
    if (isThere) {
      // Made once more, for nobody: the first save would wait for what a server does slowly the first time.
      if (link.href !== page.url) canBeMade(page.url).catch(() => undefined);
      link.href = page.url;
      say(page.isDraft ? DRAFT : '');
      return;
    }
    link.removeAttribute('href');
    failed = opened.file;
    sayWhy(failed);
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
  const tell = (said: readonly string[]) => {
    mistakes = said;
    if (failed) sayWhy(failed);
  };
  return { update, tell };
}
