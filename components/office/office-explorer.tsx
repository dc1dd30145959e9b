import { Fragment } from 'react';
import { BootScript } from '@/components/site/boot-script';
import { Link } from '@/components/ui/link';
import type { Office } from '@/lib/content/types/office';
import { labels } from '@/lib/labels';
import shared from './office.module.css';
import styles from './office-explorer.module.css';
import { OfficeMap } from './office-map';
import { OfficePanel } from './office-panel';

const text = labels.offices;

export type OfficeExplorerProps = {
  title: string;
  /** Below the title. Without one it says what a choice does in the form. */
  text?: string;
  offices: readonly Office[];
  /** Id of the form whose answer the choice is. Without one the first office is chosen to begin with. */
  form?: string;
};

/**
 * The offices: radio buttons, the map, and what is at the chosen place. CSS shows the chosen one
 * (`:has(:checked)`), so it works without scripts and with the arrow keys; a browser without `:has`
 * shows all. Each panel opens below the row that was pressed, and the Tab key leads from the button into it.
 *
 * As part of a form none need be chosen, and none is to begin with: a visitor who has not looked at the
 * list has not asked for a city.
 */
export function OfficeExplorer({ title, text: intro, offices, form }: OfficeExplorerProps) {
  const lede = intro ?? (form && text.inForm);
  return (
    <div className="wrap">
      <div className={styles.head}>
        <h2 className="type-d3" id="offices">
          {title}
        </h2>
        {lede && <p className="max-w-152 text-ink-2">{lede}</p>}
      </div>
      <fieldset className={styles.grid}>
        <legend className="sr-only">{text.legend}</legend>
        {offices.map((office, index) => (
          <Fragment key={office.id}>
            <label className={styles.choice} data-nth={index + 1}>
              <input
                type="radio"
                name="office"
                id={`office-${office.id}`}
                value={office.id}
                form={form}
                defaultChecked={!form && index === 0}
                className="sr-only"
              />
              <b>{office.city}</b>
              <i>{office.country}</i>
            </label>
            <div className={styles.slot} aria-live="polite">
              <OfficePanel office={office} nth={index + 1} className={form && shared.part} />
            </div>
          </Fragment>
        ))}
        {form && <NoOffice form={form} />}
        <OfficeMap offices={offices} />
      </fieldset>
      {/* These buttons are fields of the form, so what puts drafts back stands behind them; the address has the last word. */}
      {form && <BootScript name="forms" />}
      <BootScript name="reveal-choice" />
    </div>
  );
}

/** The last button: an enquiry to the firm as a whole, and the way to it. */
function NoOffice({ form }: { form: string }) {
  return (
    <>
      <label className={`${styles.choice} ${styles.noneChoice}`}>
        <input
          type="radio"
          name="office"
          id="office-enquiry"
          value=""
          form={form}
          className="sr-only"
        />
        <b>{text.none}</b>
      </label>
      <div className={styles.slot} aria-live="polite">
        <p className={styles.noneAnswer} data-office="">
          <Link href="#enquiry" className="go" data-choose="">
            {text.toForm}
          </Link>
        </p>
      </div>
    </>
  );
}
