/** A dialog with a form in it. */
export type InsertDialog = {
  /** What stands between heading and buttons. */
  body: HTMLElement;
  /** Says what is wrong of no field in particular; nothing takes it away. */
  tell: (sentence: string) => void;
  /**
   * Opens it.
   * @param read gives what the form says, or tells at its fields what is wrong and gives nothing
   * @returns nothing where somebody left it
   */
  ask: <T>(read: () => T | undefined) => Promise<T | undefined>;
};

/** @param action what the button says that ends it */
export function insertDialog(title: string, action = 'Insert'): InsertDialog {
  const dialog = document.createElement('dialog');
  dialog.className = 'insert';
  dialog.setAttribute('aria-labelledby', 'insert-heading');
  dialog.innerHTML = `
    <form novalidate>
      <h2 id="insert-heading"></h2>
      <div></div>
      <p role="alert"></p>
      <footer><button type="button">Cancel</button> <button></button></footer>
    </form>`;
  const find = <E extends Element>(selector: string) => dialog.querySelector(selector) as E;
  const said = find<HTMLElement>('[role=alert]');
  find('h2').textContent = title;
  find('footer button:last-child').textContent = action;
  const tell = (sentence: string) => {
    said.textContent = sentence;
  };
  return {
    body: find('div'),
    tell,
    ask: (read) =>
      new Promise((resolve) => {
        const end = (answer?: ReturnType<typeof read>) => {
          dialog.remove();
          resolve(answer);
        };
        find('form').addEventListener('submit', (event) => {
          event.preventDefault();
          tell('');
          const answer = read();
          if (answer === undefined) return find<HTMLElement>('[aria-invalid=true]')?.focus();
          dialog.close();
          end(answer);
        });
        find('footer button').addEventListener('click', () => dialog.close());
        dialog.addEventListener('close', () => end());
        // Keys of the editor behind it, such as that for a save, are not those of the dialog.
        dialog.addEventListener('keydown', (event) => event.stopPropagation());
        document.body.append(dialog);
        dialog.showModal();
      }),
  };
}
