import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/site/breadcrumb';
import { ContactLinks } from '@/components/site/contact-links';
import { AboveTheFoldEnd } from '@/components/ui/above-the-fold-end';
import { Link } from '@/components/ui/link';
import { SpeakToAnExpert } from '@/components/ui/speak-to-an-expert';
import { workingWithUsPage } from '@/lib/content/pages/working-with-us';
import { firm } from '@/lib/firm';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import { mailtoHref } from '@/lib/mail/mailto';
import type { Crumb } from '@/lib/seo/json-ld';

export type PlainHeadProps = {
  title: string;
  lede: string;
  trail: readonly Crumb[];
  /** The button to a person comes before all else, after one of the page's own, or is a link: a policy sells nothing. */
  ways?: keyof typeof WAYS;
  /** Stands beside the words on wide screens. */
  children?: ReactNode;
};

const WAYS = {
  first: 'btn',
  second: 'btn btn-outline',
  links: 'text-link inline-flex min-h-7 items-center text-small',
};

/** Head of a page for buyers: its plain name, what it holds, and the ways to a person. */
export function PlainHead({ title, lede, trail, ways = 'first', children }: PlainHeadProps) {
  const { email } = firm;
  const mail = mailtoHref({ to: email, subject: workingWithUsPage().tenderMail, body: '' });
  return (
    <header className="mb-sec-s border-b-2 border-horizon bg-(--sky)">
      <div className="wrap grid-12 pt-8 pb-12">
        <div className="lg:col-end-9">
          <Breadcrumb trail={trail} quiet />
          <h1 className="type-d2 mt-4">{title}</h1>
          <div className={ways === 'links' ? undefined : 'buttons-first'}>
            <p className="type-lede mt-5 max-w-[38rem] text-ink-2">{lede}</p>
            <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2" data-noprint>
              <SpeakToAnExpert className={WAYS[ways]} />
              <Link href={mail} className="text-link inline-flex min-h-7 items-center text-small">
                {interpolate(labels.procurement.write, { address: email })}
              </Link>
              <ContactLinks className="flex flex-wrap gap-x-6 gap-y-2" />
            </div>
          </div>
        </div>
        {/* The same above it on every such page, so that all share one text of first styles. */}
        <AboveTheFoldEnd />
        {children && <div className="lg:col-start-9">{children}</div>}
      </div>
    </header>
  );
}
