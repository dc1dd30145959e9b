import { AddressSentence } from '@/components/ui/address-sentence';
import { Link } from '@/components/ui/link';
import { telHref } from '@/lib/contact-links';
import { firm } from '@/lib/firm';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import { mailtoHref } from '@/lib/mail/mailto';
import styles from './form-notes.module.css';

const text = labels.form.without;

type BeforeSubmitProps = {
  /** Holds {submit}, the button's label, and {address}. */
  sentence: string;
  submit: string;
  address: string;
};

/** What the button does, said before it is pressed. The address is in sight whatever happens. */
export function BeforeSubmit({ sentence, submit, address }: BeforeSubmitProps) {
  return (
    <p>
      <AddressSentence
        sentence={interpolate(sentence, { submit })}
        address={address}
        href={`mailto:${address}`}
      />
    </p>
  );
}

/** What the asterisk at a label says. A screen reader is told at each field. */
export function Asterisk() {
  return (
    <p className={styles.asterisk} aria-hidden="true">
      {labels.form.asterisk}
    </p>
  );
}

export type WithoutScriptsProps = { address?: string; requestedFields: readonly string[] };

/** Shown where scripts are off: write a plain mail, and what to put in it. */
export function WithoutScripts({ address = firm.email, requestedFields }: WithoutScriptsProps) {
  const body = requestedFields.map((label) => `${label}: `).join('\n');
  return (
    <div className={styles.without} data-without-js>
      <h3 className="type-h2">{text.title}</h3>
      <p className="mt-2">{text.text}</p>
      <p className="mt-4">
        <Link href={mailtoHref({ to: address, subject: firm.name, body })} className="btn">
          {interpolate(text.action, { address })}
        </Link>
      </p>
      <dl className={styles.facts}>
        <dt>{text.say}</dt>
        <dd>{requestedFields.join(', ')}</dd>
        <dt>{text.call}</dt>
        <dd>
          <Link href={telHref(firm.phone)} className="text-link">
            {firm.phone}
          </Link>
        </dd>
      </dl>
    </div>
  );
}
