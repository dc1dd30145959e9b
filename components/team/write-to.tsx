import { MailLink } from '@/components/ui/mail-link';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';

const words = labels.people;

export type WriteToProps = { name: string; className?: string };

/** A mail to the firm's address that names the person in its subject; in a row that wraps (`told`). */
export function WriteTo({ name, className = 'text-link' }: WriteToProps) {
  const [first = name] = name.split(' ');
  const mail = {
    subject: interpolate(words.writeSubject, { name }),
    body: interpolate(words.writeBody, { name: first }),
  };
  return (
    <MailLink mail={mail} className={className}>
      {interpolate(words.writeTo, { name: first })}
    </MailLink>
  );
}
