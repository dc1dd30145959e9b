import type { ReactNode } from 'react';
import { InlineInquiryForm } from '@/components/forms/inline-inquiry-form';
import { ContactLinks } from '@/components/site/contact-links';
import type { ServiceId } from '@/lib/content/types/ids';

export type InquirySectionProps = {
  title: string;
  text: string;
  /** Above the telephone: the other way to the same people. */
  orSpeak: string;
  service: ServiceId;
  /** Who reads what is written. */
  children: ReactNode;
};

/** What a service page asks at its end: the short contact form; beside it how to call those who read it, and who they are. */
export function InquirySection({ title, text, orSpeak, service, children }: InquirySectionProps) {
  return (
    <section className="ground-band py-sec">
      <div className="wrap grid-12">
        <div className="lg:col-span-5">
          <h2 className="type-d3" data-noprint>
            {title}
          </h2>
          <p className="mt-4 max-w-112 text-ink-2" data-noprint>
            {text}
          </p>
          <div
            data-noprint
            className="horizon mt-8 grid grid-cols-[minmax(0,1fr)_auto] gap-x-gap pt-3 lg:max-w-112"
          >
            <p className="font-semibold">{orSpeak}</p>
            <ContactLinks className="text-end" />
          </div>
          <div className="mt-8 lg:max-w-112">{children}</div>
        </div>
        <div className="lg:col-start-7 lg:col-end-13" data-noprint>
          <InlineInquiryForm service={service} />
        </div>
      </div>
    </section>
  );
}
