import clsx from 'clsx';
import type { ReactNode } from 'react';
import { TitleCloth } from '@/components/art/title-cloth';
import { Breadcrumb } from '@/components/site/breadcrumb';
import { ContactLinks } from '@/components/site/contact-links';
import { AboveTheFoldEnd } from '@/components/ui/above-the-fold-end';
import { MailLink } from '@/components/ui/mail-link';
import { SpeakToAnExpert } from '@/components/ui/speak-to-an-expert';
import { titleCloth } from '@/lib/art/pictures/cloth';
import { workingWithUsPage } from '@/lib/content/pages/working-with-us';
import { firm } from '@/lib/firm';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import type { Crumb } from '@/lib/seo/json-ld';
import styles from './plain-head.module.css';

export type PlainHeadProps = {
  title: string;
  lede: string;
  trail: readonly Crumb[];
  /** What the page itself has to give; the button to a person comes after it. */
  action?: ReactNode;
  /** Stands beside the words on wide screens. */
  children?: ReactNode;
};

/** Head of a page for buyers: its plain name, what it holds, one button to a person, and the other ways on one line. */
export function PlainHead({ title, lede, trail, action, children }: PlainHeadProps) {
  const { email } = firm;
  const mail = { subject: workingWithUsPage().tenderMail, body: '' };
  return (
    <header className="mb-sec-s bg-(--sky)">
      <div className="wrap grid-12 pt-6 pb-12 sm:pt-trail">
        <div className={children ? 'lg:col-end-9' : undefined}>
          <Breadcrumb trail={trail} quiet />
          <h1 className="type-d2 mt-3 sm:mt-4">{title}</h1>
          <p className="type-lede mt-4 max-w-[38rem] text-ink-2">{lede}</p>
          <div
            className={clsx('mt-5 flex flex-wrap items-center gap-x-6 gap-y-3', styles.ways)}
            data-noprint
          >
            {action}
            <SpeakToAnExpert className={action ? 'btn btn-outline' : 'btn'} />
            <div className="flex flex-wrap gap-x-6 text-small">
              <ContactLinks className="flex flex-wrap gap-x-6" />
              <MailLink mail={mail} className="text-link inline-flex min-h-7 items-center">
                <span className="sm:hidden">{email}</span>
                <span className="max-sm:hidden">
                  {interpolate(labels.procurement.write, { address: email })}
                </span>
              </MailLink>
            </div>
          </div>
        </div>
        {/* The same above it on every such page, so that all share one text of first styles. */}
        <AboveTheFoldEnd />
        {children && <div className="lg:col-start-9">{children}</div>}
      </div>
      <TitleCloth spec={titleCloth(title, 'strip')} />
    </header>
  );
}
