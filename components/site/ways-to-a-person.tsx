import { Link } from '@/components/ui/link';
import { firm } from '@/content/firm';
import { telHref, whatsappHref } from '@/lib/contact-links';
import { fill } from '@/lib/format/fill';
import { labels } from '@/lib/labels';

/** Telephone and WhatsApp, for whoever has no mail program; without a number WhatsApp is not there. */
export function WaysToAPerson({ className }: { className?: string | undefined }) {
  const ways: [href: string, label: string][] = [
    [telHref(firm.phone), fill(labels.ways.call, { number: firm.phone })],
  ];
  // A string of its own: with the number of today the type would know that it is never empty.
  const whatsapp: string = firm.whatsapp;
  if (whatsapp) {
    ways.push([whatsappHref(whatsapp), fill(labels.ways.whatsapp, { number: whatsapp })]);
  }
  return (
    <ul className={className}>
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
