import { GitHub } from './git-hub';
import { Repository, type Setting } from './repository';

const REMEMBERED = 'editor.token';

/** Where GitHub makes a token, with what the editor needs filled in. */
const tokenPage = ({ repository }: Setting) =>
  `https://github.com/settings/personal-access-tokens/new?${new URLSearchParams({
    name: 'Edit the site',
    target_name: repository.split('/')[0] ?? '',
    contents: 'write',
    pull_requests: 'write',
    actions: 'read',
  })}`;

/**
 * Leads to the form, with nobody signed in. The menu of Sveltia CMS, which knows of no token, leads there
 * too (`logout_redirect_url`).
 */
export const SIGNED_OUT = '?signed-out';

/** Forgets who was signed in, where an address asks for that. */
function forget(): void {
  if (location.search !== SIGNED_OUT) return;
  sessionStorage.removeItem(REMEMBERED);
  localStorage.removeItem(REMEMBERED);
  history.replaceState(null, '', location.pathname);
}

/** Asks who it is, until GitHub gives the files; at once where the browser remembers. */
export async function signIn(setting: Setting): Promise<Repository> {
  forget();
  const known = sessionStorage.getItem(REMEMBERED) ?? localStorage.getItem(REMEMBERED);
  let said = '';
  if (known) {
    try {
      return await Repository.open(new GitHub(known), setting);
    } catch (error) {
      said = (error as Error).message;
    }
  }
  return askFor(setting, said);
}

function askFor(setting: Setting, before: string): Promise<Repository> {
  const main = document.createElement('main');
  main.id = 'sign-in';
  main.innerHTML = `
    <h1>Edit the site</h1>
    <p>What you save goes to GitHub in your name. A token stands in for your password there.</p>
    <form>
      <label for="token">Token from GitHub</label>
      <input id="token" type="password" autocomplete="current-password" required spellcheck="false">
      <label><input id="stay" type="checkbox"> Stay signed in on this computer</label>
      <button>Sign in</button>
      <p role="status"></p>
    </form>
    <p><a target="_blank" rel="noopener">Make a token</a>: choose this site’s repository alone, and leave the rest as it is.</p>`;
  const find = <E extends Element>(selector: string) => main.querySelector(selector) as E;
  find<HTMLAnchorElement>('a').href = tokenPage(setting);
  const status = find<HTMLElement>('[role=status]');
  const button = find<HTMLButtonElement>('button');
  status.textContent = before;
  document.body.append(main);
  find<HTMLInputElement>('#token').focus();
  return new Promise((resolve) => {
    find<HTMLFormElement>('form').addEventListener('submit', async (event) => {
      event.preventDefault();
      const token = find<HTMLInputElement>('#token').value.trim();
      button.disabled = true;
      status.textContent = 'The texts are being fetched.';
      try {
        const repository = await Repository.open(new GitHub(token), setting);
        const stays = find<HTMLInputElement>('#stay').checked;
        (stays ? localStorage : sessionStorage).setItem(REMEMBERED, token);
        main.remove();
        resolve(repository);
      } catch (error) {
        status.textContent = (error as Error).message;
        button.disabled = false;
      }
    });
  });
}
