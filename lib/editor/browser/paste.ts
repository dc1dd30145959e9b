import { pastedText } from '../pasted-text';

/**
 * Cleans what is pasted into a field of the form; cells of a spreadsheet go into forms of their own. It is
 * typed as a person does, so that the form hears of it and undo takes it back.
 */
export function cleanPastes(): void {
  document.addEventListener(
    'paste',
    (event) => {
      const { target, clipboardData } = event;
      const isText =
        target instanceof HTMLTextAreaElement ||
        (target instanceof HTMLInputElement && target.type === 'text');
      if (!isText || !target.closest('#nc-root') || !clipboardData) return;
      const text = clipboardData.getData('text/plain');
      const isRich =
        target instanceof HTMLTextAreaElement && clipboardData.types.includes('text/html');
      const clean = pastedText(text, { isRich });
      if (clean === text) return;
      event.preventDefault();
      event.stopPropagation();
      document.execCommand('insertText', false, clean);
    },
    true,
  );
}
