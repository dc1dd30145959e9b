import type { ReactNode } from 'react';
import { Picture } from '@/components/art/picture';
import { SocialMark } from '@/components/art/social-mark';
import { NewsletterForm } from '@/components/forms/newsletter-form';
import { Chevron } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { yearsSince } from '@/lib/build-time';
import { officeFacts } from '@/lib/content/engine/office-facts';
import { navigationItems } from '@/lib/content/routes/navigation';
import { industries } from '@/lib/content/types/industry';
import { offices } from '@/lib/content/types/office';
import { services } from '@/lib/content/types/service';
import { firm } from '@/lib/firm';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import { language } from '@/lib/languages';
import { ContactLinks } from './contact-links';
import styles from './footer.module.css';
import { LanguageSwitch } from './language-switch';

const text = labels.footer;

export type FooterProps = {
  path: string;
  /** The page ends in a newsletter form: the footer does not ask again, and leads to the insights. */
  afterForm?: boolean | undefined;
};

/**
 * Newsletter, contact and careers, every list of pages, the small print, and a strip of land. On a phone
 * each list is folded under its name.
 */
export function Footer({ path, afterForm }: FooterProps) {
  return (
    <footer className={`ground-basalt ${styles.footer}`} data-noprint>
      <div className="wrap">
        <Ways path={path} afterForm={afterForm} />
        <nav className={styles.columns} aria-label={labels.footerNavigation}>
          <FooterList
            title={text.services}
            href="/services"
            all={text.allServices}
            path={path}
            links={services().map(({ name, path: href }) => [name, href])}
          />
          <FooterList
            title={text.industries}
            href="/industries"
            all={text.allIndustries}
            path={path}
            links={industries().map(({ name, path: href }) => [name, href])}
          />
          <FooterList
            title={text.company}
            path={path}
            links={[
              ...navigationItems('company').map(({ label, path: href }): [string, string] => [
                label,
                href,
              ]),
              [labels.insights, '/insights'],
            ]}
          />
          <Fold title={text.equalTitle} head={text.equalTitle}>
            <p className="mt-3.5 mb-4 text-small text-ink-2">{text.equalText}</p>
          </Fold>
        </nav>
        <div className={styles.base}>
          <span>{`© ${yearsSince(firm.copyrightSince)} ${firm.name}`}</span>
          <Link href="/privacy" current={path}>
            {text.privacy}
          </Link>
          <Link href="/terms" current={path}>
            {text.terms}
          </Link>
          <Link href="/accessibility" current={path}>
            {text.accessibility}
          </Link>
          <Link href="/working-with-us" current={path}>
            {labels.procurement.link}
          </Link>
          <Link href="/sitemap" current={path}>
            {text.sitemap}
          </Link>
          <Link href="/privacy#stored" data-action="preferences">
            {text.cookies}
          </Link>
          <span className={styles.languages}>
            <span className="sr-only">{text.languages}: </span>
            <b>{language.name}</b> | <LanguageSwitch path={path} />
          </span>
          <ul className={styles.social}>
            {firm.social
              .filter(({ url }) => url)
              .map(({ id, name, url }) => (
                <li key={id}>
                  <Link href={url} rel="me noopener">
                    <SocialMark name={id} />
                    <span className="sr-only">{name}</span>
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      </div>
      <div className={styles.land}>
        <Picture name="footer-land" />
      </div>
    </footer>
  );
}

/** Ways to hear from the firm: a newsletter, a person, a place to work. */
function Ways({ path, afterForm }: FooterProps) {
  const leadsToIssues = afterForm && !path.startsWith('/insights/newsletter');
  return (
    <div className={styles.top}>
      <NextStep
        title={afterForm ? text.newsletterTitle : text.newsletterByMail}
        lead={leadsToIssues ? text.newsletterPast : text.newsletterText}
        href="/insights"
      >
        {afterForm ? (
          <Link
            href={leadsToIssues ? '/insights/newsletter' : '/insights/all'}
            className="btn btn-outline"
          >
            {leadsToIssues ? text.newsletterAction : labels.reading.allInsights}
          </Link>
        ) : (
          <NewsletterForm variant="footer" />
        )}
      </NextStep>
      <NextStep title={text.assistTitle} lead={text.assistText}>
        <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
          <Link
            href={path === '/contact' ? '/contact#enquiry' : '/contact'}
            className="btn btn-outline"
          >
            {text.assistAction}
          </Link>
          <ContactLinks />
        </div>
      </NextStep>
      <NextStep
        title={text.careersTitle}
        lead={interpolate(text.careersText, officeFacts(offices().length))}
      >
        <Link href="/careers" className="btn btn-outline">
          {text.careersAction}
        </Link>
      </NextStep>
    </div>
  );
}

type NextStepProps = { title: string; lead: string; href?: string; children: ReactNode };

function NextStep({ title, lead, href, children }: NextStepProps) {
  return (
    <div>
      <h2 className="type-h2">{href ? <Link href={href}>{title}</Link> : title}</h2>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  );
}

type FooterListProps = {
  title: string;
  /** The landing page, and its name where it stands in the list under the folded title. */
  href?: string;
  all?: string;
  path: string;
  links: (readonly [string, string])[];
};

function FooterList({ title, href, all, path, links }: FooterListProps) {
  const head = href ? (
    <Link href={href} current={path}>
      {title}
    </Link>
  ) : (
    title
  );
  return (
    <Fold title={title} head={head}>
      <ul className={styles.links}>
        {href && (
          <li className={styles.folded}>
            <Link href={href} current={path}>
              {all}
            </Link>
          </li>
        )}
        {links.map(([label, target]) => (
          <li key={target}>
            <Link href={target} current={path}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

type FoldProps = { title: string; head: ReactNode; children: ReactNode };

/**
 * A head with what belongs to it; on a phone a row that unfolds. Where a browser cannot show what is
 * folded by style alone (`::details-content`), it is a row everywhere.
 */
function Fold({ title, head, children }: FoldProps) {
  return (
    <div className={styles.fold}>
      <h3 className="type-label">{head}</h3>
      <details>
        <summary className="fold-row">
          {title}
          <Chevron />
        </summary>
        {children}
      </details>
    </div>
  );
}
