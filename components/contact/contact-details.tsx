import { Breadcrumb } from '@/components/site/breadcrumb';
import { Link } from '@/components/ui/link';
import { NameList } from '@/components/ui/name-list';
import { telHref, whatsappHref } from '@/lib/contact-links';
import type { Office } from '@/lib/content/types/office';
import { firm } from '@/lib/firm';
import { wholeName } from '@/lib/format/whole-name';
import { labels } from '@/lib/labels';
import type { Crumb } from '@/lib/seo/json-ld';
import styles from './contact.module.css';

export type ContactDetailsProps = {
  trail: readonly Crumb[];
  heading: string;
  lede: string;
  address: string;
  phone: string;
  email: string;
  offices: readonly Office[];
};

/** Address, telephone, WhatsApp, mail and the other offices to write to, on earth. */
export function ContactDetails({
  trail,
  heading,
  lede,
  address,
  phone,
  email,
  offices,
}: ContactDetailsProps) {
  const { street, city, country } = firm.address;
  const whatsapp: string = firm.whatsapp;
  const isOneNumber = whatsapp === firm.phone;
  const others = offices.filter((office) => office.city !== city);
  return (
    <div className={`ground-earth ${styles.details}`}>
      <Breadcrumb trail={trail} />
      <h1 className="type-d2 mt-4 lg:text-[min(var(--t-d2),16cqi)]">{heading}</h1>
      <p className="type-lede mt-5 text-ink-2">{lede}</p>
      <dl className={styles.ways}>
        <div>
          <dt>{address}</dt>
          <dd>
            <address className="not-italic">
              {[...street.split(', '), city, country].map(wholeName).join(', ')}
            </address>
          </dd>
        </div>
        <div>
          <dt>{phone}</dt>
          <dd>
            <Link href={telHref(firm.phone)} className="text-link mr-3">
              {firm.phone}
            </Link>{' '}
            {isOneNumber && (
              <Link href={whatsappHref(whatsapp)} className="text-link">
                {labels.whatsapp}
              </Link>
            )}
          </dd>
        </div>
        {whatsapp && !isOneNumber && (
          <div>
            <dt>{labels.whatsapp}</dt>
            <dd>
              <Link href={whatsappHref(whatsapp)} className="text-link">
                {whatsapp}
              </Link>
            </dd>
          </div>
        )}
        <div>
          <dt>{email}</dt>
          <dd>
            <Link href={`mailto:${firm.email}`} className="text-link">
              {firm.email}
            </Link>
          </dd>
        </div>
        {others.length > 0 && (
          <div className={styles.others} data-noprint>
            <dt>{labels.offices.others}</dt>
            <dd>
              <NameList
                entries={others.map((office) => ({
                  name: wholeName(office.city),
                  path: `#${office.id}`,
                }))}
              />
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
