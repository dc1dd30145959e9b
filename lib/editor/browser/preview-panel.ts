import { languages } from '@/lib/languages';

/** The elements of the preview: a panel beside the form, and the button that opens it again. */
export function previewPanel() {
  const panel = document.createElement('aside');
  panel.id = 'preview';
  panel.hidden = true;
  const heading = document.createElement('h2');
  heading.id = 'preview-heading';
  heading.textContent = 'Preview';
  panel.setAttribute('aria-labelledby', heading.id);

  const language = document.createElement('select');
  language.setAttribute('aria-label', 'Language of the preview');
  language.append(...languages.map(({ id, name }) => new Option(name, id)));

  const link = document.createElement('a');
  link.textContent = 'Open the page';
  link.target = '_blank';

  const close = button('Close');
  close.setAttribute('aria-label', 'Close the preview');
  const show = button('Preview');
  show.id = 'show-preview';
  show.setAttribute('aria-label', 'Open the preview');
  show.hidden = true;

  const said = document.createElement('p');
  said.setAttribute('role', 'status');
  const frames = document.createElement('div');
  const header = document.createElement('header');
  header.append(heading, language, link, close);
  panel.append(header, said, frames);
  document.body.append(panel, show);
  return { panel, language, link, close, show, said, frames };
}

function button(text: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  return made;
}
