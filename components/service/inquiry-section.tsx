import { InlineInquiryForm } from '@/components/forms/inline-inquiry-form';
import type { ServiceId } from '@/lib/content/types/ids';

export type InquirySectionProps = { title: string; text: string; service: ServiceId };

/** The short contact form of a service page, beside a sentence on who reads it. */
export function InquirySection({ title, text, service }: InquirySectionProps) {
  return (
    <section className="ground-band py-sec" data-noprint>
      <div className="wrap grid-12">
        <div className="lg:col-span-5">
          <h2 className="type-d3">{title}</h2>
          <p className="mt-4 max-w-112 text-ink-2">{text}</p>
        </div>
        <div className="lg:col-start-7 lg:col-end-13">
          <InlineInquiryForm service={service} />
        </div>
      </div>
    </section>
  );
}
