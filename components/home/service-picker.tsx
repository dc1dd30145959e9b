import clsx from 'clsx';
import { PictureOf } from '@/components/art/picture';
import { Link } from '@/components/ui/link';
import { pickPicture } from '@/lib/art/pictures/services';
import type { PickerChoices } from '@/lib/content/relations/picker';
import { interpolate } from '@/lib/format/interpolate';
import styles from './service-picker.module.css';

export type ServicePickerProps = PickerChoices & {
  words: {
    title: string;
    sentence: string;
    industryAction: string;
    industryLabel: string;
    serviceLabel: string;
    action: string;
  };
};

/**
 * A sentence with two lists in it. The card for the chosen service, and the sentence on what it
 * means in the chosen industry, are shown by CSS (`:has(option:checked)`), by their places in the lists: no
 * script takes part, and a browser without `:has` shows every card.
 */
export function ServicePicker({ words, services, industries, meaning }: ServicePickerProps) {
  const [before, between, after] = words.sentence.split(/\{industry\}|\{service\}/);
  return (
    <section className={clsx('ground-flood py-sec', styles.picker)}>
      <div className="wrap">
        <h2 className="sr-only">{words.title}</h2>
        <p className={styles.sentence}>
          {before}
          <span className={styles.list}>
            <select
              name="industry"
              aria-label={words.industryLabel}
              defaultValue={industries[0]?.id}
            >
              {industries.map(({ id, shortName }) => (
                <option key={id} value={id}>
                  {shortName}
                </option>
              ))}
            </select>
          </span>
          {between}
          <span className={styles.list}>
            <select name="service" aria-label={words.serviceLabel} defaultValue={services[0]?.id}>
              {services.map(({ id, ground, shortName }) => (
                <option key={id} value={id} data-ground={ground}>
                  {shortName}
                </option>
              ))}
            </select>
          </span>
          {after}
        </p>
        <div aria-live="polite">
          {services.map((service) => (
            <article key={service.id} className={styles.card} data-service={service.id}>
              <div className={styles.text}>
                <h3 className="type-h2">{service.name}</h3>
                <p className="text-ink-2">{service.statement}</p>
                {industries.map((industry) => (
                  <p key={industry.id} className={styles.inIndustry} data-industry={industry.id}>
                    {meaning(service, industry)}{' '}
                    <Link href={industry.path} className="text-link">
                      {interpolate(words.industryAction, { industry: industry.shortName })}
                    </Link>
                  </p>
                ))}
                <Link href={service.path} className="btn">
                  {words.action}
                  <span className="sr-only">: {service.name}</span>
                </Link>
              </div>
              <div className={styles.picture}>
                <PictureOf spec={pickPicture(service)} />
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
