import clsx from 'clsx';
import { Picture } from '@/components/art/picture';
import { Link } from '@/components/ui/link';
import { type PickerServiceId, pickerServiceIds } from '@/lib/content/pages/home';
import { type IndustryId, industryIds } from '@/lib/content/types/ids';
import type { Service } from '@/lib/content/types/service';
import { interpolate } from '@/lib/format/interpolate';
import styles from './service-picker.module.css';

export type ServicePickerProps = {
  words: {
    title: string;
    sentence: string;
    industryAction: string;
    industryLabel: string;
    serviceLabel: string;
    industries: Record<IndustryId, string>;
    services: Record<PickerServiceId, string>;
    action: string;
  };
  services: Service[];
};

/**
 * A sentence with two lists in it. The card for the chosen service, and the sentence on what it
 * means in the chosen industry, are shown by CSS (`:has(option:checked)`): no script takes part,
 * and a browser without `:has` shows every card.
 */
export function ServicePicker({ words, services }: ServicePickerProps) {
  const [before, between, after] = words.sentence.split(/\{industry\}|\{service\}/);
  return (
    <section className={clsx('ground-flood py-sec', styles.picker)}>
      <div className="wrap">
        <h2 className="sr-only">{words.title}</h2>
        <p className={styles.sentence}>
          {before}
          <span className={styles.list}>
            <select name="industry" aria-label={words.industryLabel} defaultValue="public-sector">
              {industryIds.map((id) => (
                <option key={id} value={id}>
                  {words.industries[id]}
                </option>
              ))}
            </select>
          </span>
          {between}
          <span className={styles.list}>
            <select name="service" aria-label={words.serviceLabel} defaultValue="agriculture">
              {pickerServiceIds.map((id) => (
                <option key={id} value={id}>
                  {words.services[id]}
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
                {industryIds.map((id) => (
                  <p key={id} className={styles.inIndustry} data-industry={id}>
                    {service.byIndustry[id]}{' '}
                    <Link href={`/industries/${id}`} className="text-link">
                      {interpolate(words.industryAction, { industry: words.industries[id] })}
                    </Link>
                  </p>
                ))}
                <Link href={service.path} className="btn">
                  {words.action}
                  <span className="sr-only">: {service.name}</span>
                </Link>
              </div>
              <div className={styles.picture}>
                <Picture name={`pick-${service.id as PickerServiceId}`} />
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
