import { MailLink } from '@/components/ui/mail-link';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';

const words = labels.people;

/** A mail to the firm's address that names the person in its subject; in a row that wraps (`told`). */
export function WriteTo({ name }: { name: string }) {
  const [first = name] = name.split(' ');
  const mail = {
    subject: interpolate(words.writeSubject, { name }),
    body: interpolate(words.writeBody, { name: first }),
  };
  return (
    <MailLink mail={mail} className="text-link">
      {interpolate(words.writeTo, { name: first })}
    </MailLink>
  );
}
