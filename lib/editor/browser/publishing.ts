import type { Progress, Repository } from './repository';
import { SIGNED_OUT } from './sign-in';

const SAID: Readonly<Record<Progress['is'], string>> = {
  published: 'Everything that you saved is published.',
  checking: 'Saved, and being checked. That takes some minutes; you can go on writing.',
  ready: 'Checked: nothing is wrong.',
  refused: 'The check found a mistake, so this cannot be published. Correct it and save again.',
  conflict:
    'Somebody else has published other words in the same place. Ask whoever looks after the site.',
  closed: 'Whoever looks after the site has declined what you saved. Open the page anew (F5).',
};

const LINKS: Readonly<Partial<Record<Progress['is'], string>>> = {
  refused: 'What is wrong',
  conflict: 'Where',
  closed: 'Why',
};

/** Between two questions to GitHub while a check is going on. */
const ASK_MS = 20_000;

/**
 * Shows below the editor how far what was saved is on its way, and publishes it once it is checked.
 * @returns what is to be called after each save
 */
export function openPublishing(repository: Repository): () => Promise<void> {
  const { said, link, publish } = bar();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;

  const show = (progress: Progress) => {
    said.textContent = SAID[progress.is];
    link.textContent = LINKS[progress.is] ?? '';
    link.href = 'url' in progress ? progress.url : '';
    link.hidden = !link.textContent;
    publish.hidden = progress.is !== 'ready';
  };

  const update = async () => {
    asked += 1;
    const own = asked;
    clearTimeout(timer);
    const isLast = () => own === asked;
    try {
      const progress = await repository.progress();
      if (!isLast()) return;
      show(progress);
      if (progress.is !== 'checking') return;
    } catch (error) {
      if (!isLast()) return;
      publish.hidden = true;
      said.textContent = (error as Error).message;
    }
    timer = setTimeout(update, ASK_MS);
  };

  publish.addEventListener('click', async () => {
    publish.disabled = true;
    try {
      await repository.publish();
      await update();
      said.textContent = 'Published. It stands on the site in some minutes.';
    } catch (error) {
      said.textContent = (error as Error).message;
    }
    publish.disabled = false;
  });
  update();
  return update;
}

function bar() {
  const section = document.createElement('section');
  section.id = 'publishing';
  section.setAttribute('aria-label', 'Publishing');
  const said = document.createElement('p');
  said.setAttribute('role', 'status');
  const link = document.createElement('a');
  link.target = '_blank';
  link.rel = 'noopener';
  link.hidden = true;
  const publish = document.createElement('button');
  publish.type = 'button';
  publish.textContent = 'Publish';
  publish.hidden = true;
  const leave = document.createElement('button');
  leave.type = 'button';
  leave.textContent = 'Sign out';
  leave.addEventListener('click', () => location.assign(SIGNED_OUT));
  section.append(said, link, publish, leave);
  document.body.append(section);
  return { said, link, publish };
}
