/**
 * While a message waits to be sent it stands in the panel above its form alone, and goes by the visitor's own press:
 * the button that dismisses it gets the focus and says what was asked for meanwhile, below a sentence that says why.
 * @param form the hidden one of that message
 * @param name what was asked for, such as a position or a city
 * @param then what follows the press; without it the form reads the address
 */
export function offerAnother(form: HTMLFormElement, name: string, then?: () => void) {
  const end = form.previousElementSibling?.lastElementChild as Element;
  (end.firstElementChild as HTMLElement).hidden = false;
  const button = end.lastElementChild as HTMLElement;
  button.replaceChildren(button.firstChild as Node, `: ${name}`);
  button.focus();
  // An Enter held too long presses nothing.
  button.onkeydown = ({ repeat }) => !repeat;
  button.onclick = () => then && setTimeout(then);
}
