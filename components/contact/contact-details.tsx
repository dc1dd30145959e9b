import { Picture } from '@/components/art/picture';
import { Breadcrumb } from '@/components/site/breadcrumb';
import { Link } from '@/components/ui/link';
import { telHref, whatsappHref } from '@/lib/contact-links';
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
  /** Heading of the offices below the form. */
  offices: string;
};

/** Address, telephone, WhatsApp and mail on earth, over a strip of land. */
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
          <dd data-noprint>
            <Link href="#offices" className="text-link">
              {offices}
            </Link>
          </dd>
        </div>
        <div>
          <dt>{phone}</dt>
          <dd>
            <Link href={telHref(firm.phone)} className="text-link">
              {firm.phone}
            </Link>
          </dd>
        </div>
        {whatsapp && (
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
      </dl>
      <div className={styles.land}>
        <Picture name="contact-land" />
      </div>
    </div>
  );
}
