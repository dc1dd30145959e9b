import { type PluralForms, pluralize } from '@/lib/format/pluralize';
import { labels } from '@/lib/labels';
import { mailtoHref } from '@/lib/mail/mailto';
import { gsmLetters, smsCount } from '@/lib/sms-length';

/** A way to pass a page on: its words, where the text goes, and the address that does it. */
export type ShareLink = {
  name: string;
  goesTo: string;
  href: string;
  /** A service's own page, which would take the place of the piece. */
  newTab?: boolean;
};

export type Shared = {
  title: string;
  /** What a reader should have, even if nobody follows the address. */
  sentences: readonly string[];
  /** Absolute address of the page. */
  url: string;
};

const words = labels.share;
const toSms: PluralForms = words.toSms;

/** What is passed on: the title, the sentences a line each, the address. */
export function shareText({ title, sentences, url }: Shared): string {
  return `${title}\n\n${lines(sentences)}\n\n${url}`;
}

const lines = (sentences: readonly string[]) =>
  sentences.length === 1 ? sentences.join('') : sentences.map((line) => `• ${line}`).join('\n');

/**
 * Plain links that pass a page on, text and all. Nothing of these services is loaded; what they learn,
 * they learn when the visitor follows the link.
 */
export function shareLinks(shared: Shared): ShareLink[] {
  const { title, sentences, url } = shared;
  // A short message is paid for by the piece: letters that halve its length are left out.
  const short = gsmLetters(`${title}\n${sentences.join(' ')}\n${url}`);
  const bold = `*${title}*\n\n${lines(sentences)}\n\n${url}`;
  return [
    {
      name: words.whatsapp,
      goesTo: words.toWhatsapp,
      href: `https://wa.me/?text=${encodeURIComponent(bold)}`,
      newTab: true,
    },
    {
      name: words.sms,
      goesTo: pluralize(smsCount(short), toSms),
      href: `sms:?body=${encodeURIComponent(short)}`,
    },
    {
      name: words.mail,
      goesTo: words.toMail,
      href: mailtoHref({ to: '', subject: title, body: `${lines(sentences)}\n\n${url}` }),
    },
  ];
}
