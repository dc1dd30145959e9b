/** Asks the device to open a `mailto:` address, as a press on a link would. Says nothing of success: no page can know. */
export function openMail(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
