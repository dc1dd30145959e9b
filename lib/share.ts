import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import { mailtoHref } from '@/lib/mail/mailto';

/** A way to pass a page on: its words, where the text goes, and the address that does it. */
export type ShareLink = {
  name: string;
  goesTo: string;
  href: string;
  /** A service's own page, which would take the place of the piece. */
  newTab?: boolean;
};

const words = labels.share;

/**
 * Plain links that pass a page on. Nothing of these services is loaded; what they learn, they learn
 * when the visitor follows the link.
 * @param url absolute address of the page
 */
export function shareLinks(
  { title, excerpt }: { title: string; excerpt: string },
  url: string,
): ShareLink[] {
  const both = encodeURIComponent(`${title} ${url}`);
  const mail = {
    to: '',
    subject: title,
    body: interpolate(words.mailBody, { title, excerpt, url }),
  };
  return [
    { name: words.mail, goesTo: words.toMail, href: mailtoHref(mail) },
    {
      name: words.whatsapp,
      goesTo: words.toWhatsapp,
      href: `https://wa.me/?text=${both}`,
      newTab: true,
    },
    {
      name: words.linkedin,
      goesTo: words.toLinkedin,
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
      newTab: true,
    },
    {
      name: words.x,
      goesTo: words.toX,
      href: `https://x.com/intent/post?text=${both}`,
      newTab: true,
    },
  ];
}
