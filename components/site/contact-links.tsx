import clsx from 'clsx';
import { Link } from '@/components/ui/link';
import { telHref, whatsappHref } from '@/lib/contact-links';
import { firm } from '@/lib/firm';
import { labels } from '@/lib/labels';

export type ContactLinksProps = {
  /** What the WhatsApp message begins with. */
  text?: string | undefined;
  className?: string | undefined;
};

/** Telephone and WhatsApp, for whoever has no mail program; without a number WhatsApp is not there. */
export function ContactLinks({ text, className }: ContactLinksProps) {
  const ways: [href: string, label: string][] = [[telHref(firm.phone), firm.phone]];
  // As a string: of today's value TypeScript knows that it is never empty.
  const whatsapp: string = firm.whatsapp;
  if (whatsapp) ways.push([whatsappHref(whatsapp, text), labels.whatsapp]);
  return (
    <ul className={clsx('text-small', className)}>
      {ways.map(([href, label]) => (
        <li key={href}>
          <Link href={href} className="text-link inline-flex min-h-7 items-center">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
