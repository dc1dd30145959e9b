import type { ReactNode } from 'react';
import { Picture } from '@/components/art/picture';
import { SocialMark } from '@/components/art/social-mark';
import { NewsletterForm, type NewsletterPlace } from '@/components/forms/newsletter-form';
import { Link } from '@/components/ui/link';
import { yearsSince } from '@/lib/build-time';
import { navigationItems } from '@/lib/content/routes/navigation';
import { industries } from '@/lib/content/types/industry';
import { services } from '@/lib/content/types/service';
import { firm } from '@/lib/firm';
import { labels } from '@/lib/labels';
import styles from './footer.module.css';
import { WaysToAPerson } from './ways-to-a-person';

const text = labels.footer;

export type FooterProps = {
  path: string;
  /** The page ends in this newsletter form: the footer leads to it, and does not ask again. */
  afterForm?: NewsletterPlace | undefined;
};

/** Newsletter, contact and careers, every list of pages, the small print, and a strip of land. */
export function Footer({ path, afterForm }: FooterProps) {
  return (
    <footer className={`ground-basalt ${styles.footer}`} data-noprint>
      <div className="wrap">
        <Ways afterForm={afterForm} />
        <nav className={styles.columns} aria-label={labels.footerNavigation}>
          <FooterList
            title={text.services}
            href="/services"
            path={path}
            links={services().map(({ name, path: href }) => [name, href])}
          />
          <FooterList
            title={text.industries}
            href="/industries"
            path={path}
            links={industries().map(({ name, path: href }) => [name, href])}
          />
          <FooterList
            title={text.company}
            href="/about"
            path={path}
            links={[
              ...navigationItems('company').map(({ label, path: href }): [string, string] => [
                label,
                href,
              ]),
              [labels.insights, '/insights'],
            ]}
          />
          <div>
            <h3 className="type-label">{text.equalTitle}</h3>
            <p className="mt-3.5 text-small text-ink-2">{text.equalText}</p>
          </div>
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
            <b>{text.currentLanguage}</b> | {text.otherLanguage}
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
function Ways({ afterForm }: Pick<FooterProps, 'afterForm'>) {
  return (
    <div className={styles.top}>
      <Way title={text.newsletterTitle} lead={text.newsletterText} href="/insights">
        {afterForm ? (
          <Link href={`#newsletter-${afterForm}`} className="btn btn-outline">
            {labels.newsletter.submit}
          </Link>
        ) : (
          <NewsletterForm place="footer" />
        )}
      </Way>
      <Way title={text.assistTitle} lead={text.assistText}>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Link href="/contact" className="btn btn-outline">
            {text.assistAction}
          </Link>
          <WaysToAPerson />
        </div>
      </Way>
      <Way title={text.careersTitle} lead={text.careersText}>
        <Link href="/careers" className="btn btn-outline">
          {text.careersAction}
        </Link>
      </Way>
    </div>
  );
}

type WayProps = { title: string; lead: string; href?: string; children: ReactNode };

function Way({ title, lead, href, children }: WayProps) {
  return (
    <div>
      <h2 className="type-h1">{href ? <Link href={href}>{title}</Link> : title}</h2>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  );
}

type FooterListProps = {
  title: string;
  href: string;
  path: string;
  links: (readonly [string, string])[];
};

function FooterList({ title, href, path, links }: FooterListProps) {
  return (
    <div>
      <h3 className="type-label">
        <Link href={href} current={path}>
          {title}
        </Link>
      </h3>
      <ul className={styles.links}>
        {links.map(([label, target]) => (
          <li key={target}>
            <Link href={target} current={path}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
