/** The elements of the dialog in which an entry gets its photo, and the button that opens it. */
export function photoDialog() {
  const dialog = document.createElement('dialog');
  dialog.id = 'photo';
  dialog.setAttribute('aria-labelledby', 'photo-heading');
  // `novalidate`: what is wrong is told in the words of the loader.
  dialog.innerHTML = `
    <form novalidate>
      <h2 id="photo-heading">Photo</h2>
      <div data-place></div>
      <label for="photo-file">Choose a photo, or drag one here</label>
      <input id="photo-file" type="file" accept="image/jpeg,image/png,image/webp">
      <label for="photo-alt">What it shows</label>
      <textarea id="photo-alt" rows="3" aria-describedby="photo-hint"></textarea>
      <p id="photo-hint">For those who cannot see it, as you would tell it on the telephone. 8 to 200 characters.</p>
      <p role="alert"></p>
      <div data-buttons>
        <button>Save the photo</button>
        <button type="button" data-remove>Take the photo away</button>
        <button type="button" data-cancel>Cancel</button>
      </div>
    </form>`;
  const find = <E extends Element>(selector: string) => dialog.querySelector(selector) as E;
  const show = document.createElement('button');
  show.id = 'show-photo';
  show.type = 'button';
  show.textContent = 'Photo';
  show.hidden = true;
  document.body.append(dialog, show);
  return {
    dialog,
    show,
    form: find<HTMLFormElement>('form'),
    place: find<HTMLElement>('[data-place]'),
    file: find<HTMLInputElement>('#photo-file'),
    alt: find<HTMLTextAreaElement>('#photo-alt'),
    said: find<HTMLElement>('[role=alert]'),
    save: find<HTMLButtonElement>('form button'),
    remove: find<HTMLButtonElement>('[data-remove]'),
    cancel: find<HTMLButtonElement>('[data-cancel]'),
  };
}
