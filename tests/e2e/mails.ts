import type { Page } from 'playwright/test';
import { type ReadMail, readMail } from '../support/read-mail';

/**
 * Mails that the browser is asked to open, in order. In Chromium they are read from the browser's own
 * protocol, whatever asked for them: a press on a link, a script, or a form that the browser posts by
 * itself. Other engines tell of none: there the page's links to mail are noted and not followed.
 */
export async function catchMails(page: Page): Promise<ReadMail[]> {
  const mails: ReadMail[] = [];
  if (page.context().browser()?.browserType().name() !== 'chromium') {
    await page.exposeFunction('noteMail', (href: string) => mails.push(readMail(href)));
    await page.addInitScript(noteMails);
    await page.evaluate(noteMails);
    return mails;
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith('mailto:')) mails.push(readMail(url));
  });
  return mails;
}

/** Runs in the page. A link that is not in the document is pressed where no listener hears of it. */
function noteMails() {
  const isMail = (link: Element | null | undefined): link is HTMLAnchorElement =>
    link instanceof HTMLAnchorElement && link.protocol === 'mailto:';
  const note = ({ href }: HTMLAnchorElement) => Reflect.get(window, 'noteMail')(href);
  const { click } = HTMLElement.prototype;
  HTMLAnchorElement.prototype.click = function () {
    if (isMail(this) && !this.isConnected) note(this);
    else click.call(this);
  };
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!isMail(link)) return;
      event.preventDefault();
      note(link);
    },
    true,
  );
}
