import { firm } from '@/lib/firm';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import { type Mail, mailtoHref } from '@/lib/mail/mailto';
import type { LinkProps } from './link';
import { ToldLink } from './told-link';

export type MailLinkProps = Omit<LinkProps, 'href'> & {
  /** What the mail to the firm's address begins with. */
  mail: Omit<Mail, 'to'>;
};

/** A link that opens a mail to the firm, and says behind itself where to write when nothing opened. */
export function MailLink({ mail, ...link }: MailLinkProps) {
  const told = interpolate(labels.mailElse, { address: firm.email, subject: mail.subject });
  return (
    <ToldLink {...link} href={mailtoHref({ to: firm.email, ...mail })} action="write" told={told} />
  );
}
