import type { Page } from 'playwright/test';
import { type ReadMail, readMail } from '../support/read-mail';

/**
 * Mails that the browser is really asked to open, in order, whatever asked for it: a press on a link, a
 * script, or a form that the browser posts by itself. Read from the browser's own protocol, so that
 * nothing in the page has to be replaced.
 */
export async function catchMails(page: Page): Promise<ReadMail[]> {
  const mails: ReadMail[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith('mailto:')) mails.push(readMail(url));
  });
  return mails;
}
