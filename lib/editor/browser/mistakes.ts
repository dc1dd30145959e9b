import type { CheckedContent } from '@/lib/editor/check-content';

/**
 * Shows what a check of the content says: what is wrong, or else what of the files that were saved here reads
 * better otherwise.
 * @param checked nothing where a later check will tell
 * @param saved files, by path below the project
 */
export function showChecked(checked: CheckedContent | null, saved: Iterable<string>): void {
  if (checked === null) return;
  const { mistakes, advice } = checked;
  if (mistakes.length > 0) {
    showMistakes(mistakes);
    return;
  }
  const ours = [...saved].map((file) => `${file}: `);
  showMistakes(
    advice.filter((sentence) => ours.some((file) => sentence.startsWith(file))),
    'Nothing is wrong; this would read better otherwise',
  );
}

/** Shows sentences below the editor, until others take their place or they are put away. */
export function showMistakes(
  sentences: readonly string[],
  title = 'The site cannot be built like this',
): void {
  document.querySelector('#mistakes')?.remove();
  if (sentences.length === 0) return;
  const panel = document.createElement('section');
  panel.id = 'mistakes';
  panel.setAttribute('role', 'alert');
  const heading = document.createElement('h2');
  heading.textContent = title;
  const list = document.createElement('ul');
  list.append(...sentences.map(line));
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Put away';
  close.addEventListener('click', () => panel.remove());
  panel.append(heading, list, close);
  document.body.append(panel);
}

function line(sentence: string): HTMLLIElement {
  const item = document.createElement('li');
  item.textContent = sentence;
  return item;
}
