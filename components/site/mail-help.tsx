import { AddressSentence } from '@/components/ui/address-sentence';
import { firm } from '@/content/firm';
import { labels } from '@/lib/labels';
import styles from './menu-panel.module.css';
import { WaysToAPerson } from './ways-to-a-person';

export type MailHelpProps = {
  /** Names the panel for assistive technology. */
  title: string;
  /** What the press should have opened. */
  text: string;
};

/**
 * Stands right behind a link with `data-do="mail"` and opens with it (lib/boot). Whether there is a mail
 * program no page can know, so it says what should have happened and how else to reach the firm.
 */
export function MailHelp({ title, text }: MailHelpProps) {
  return (
    <div popover="auto" role="dialog" aria-label={title} className={styles.panel}>
      <div className="wrap py-6">
        <p>{text}</p>
        <p>
          <AddressSentence sentence={labels.mailOtherwise} address={firm.email} />
        </p>
        <WaysToAPerson className="flex flex-wrap items-center gap-x-5 gap-y-3" />
      </div>
    </div>
  );
}
