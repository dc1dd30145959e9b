import clsx from 'clsx';
import { Link } from '@/components/ui/link';
import type { Office } from '@/lib/content/types/office';
import { firm } from '@/lib/firm';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import { mailtoHref } from '@/lib/mail/mailto';
import styles from './chosen-office.module.css';
import shared from './office.module.css';

const text = labels.offices;

/**
 * Head of the form for an office, one for each: CSS shows that of the chosen one. It is where
 * `/contact/#lagos` leads (docs/decisions/0050). `#enquiry`, the form's heading, stands for none.
 */
export function ChosenOffice({ offices }: { offices: readonly Office[] }) {
  return offices.map((office, index) => <Chosen key={office.id} office={office} nth={index + 1} />);
}

/** The head of the form for an office, and the ways to another. */
function Chosen({ office, nth }: { office: Office; nth: number }) {
  const { id, city, country, region, description } = office;
  const subject = interpolate(text.mailSubject, { firm: firm.name, city });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need its fields inside, a section is a landmark too many
    <div
      id={id}
      className={clsx(shared.part, styles.chosen)}
      data-nth={nth}
      role="group"
      aria-labelledby={`${id}-chosen`}
      tabIndex={-1}
    >
      <p className="type-h1" id={`${id}-chosen`}>
        {interpolate(text.chosen, { city })}
      </p>
      <p className="text-small text-ink-2">
        {interpolate(text.chosenText, { country, region, description })}
      </p>
      <p className={`mt-2 text-small ${styles.unsent}`} data-without-js>
        {interpolate(text.unsent, { city })}
      </p>
      <p className={styles.ways}>
        <Link href="#offices" className="text-link">
          {text.another}
        </Link>
        {/* An address takes back no choice without scripts; the list does. */}
        <Link href="#enquiry" className="text-link" data-needs-js>
          {text.none}
        </Link>
        {/* An address chooses no button without scripts. */}
        <Link
          href={mailtoHref({ to: firm.email, subject, body: '' })}
          className="text-link"
          data-without-js
        >
          {interpolate(labels.form.without.action, { address: firm.email })}
        </Link>
      </p>
    </div>
  );
}
