/**
 * Shows what the loaders say of the content, below the editor, until nothing is wrong or it is put away.
 * @param sentences nothing where a later check will tell
 */
export function showMistakes(
  sentences: readonly string[] | null,
  title = 'The site cannot be built like this',
): void {
  if (sentences === null) return;
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
