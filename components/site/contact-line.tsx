import { SpeakToAnExpert } from '@/components/ui/speak-to-an-expert';
import { ContactLinks } from './contact-links';

/** Closes a page that is read or searched: one ruled line with what to talk about and the ways to a person. */
export function ContactLine({ title }: { title: string }) {
  return (
    <section className="wrap pb-sec-s" data-noprint>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-horizon border-y-2 py-4">
        <h2 className="type-h2">{title}</h2>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
          <ContactLinks className="flex flex-wrap gap-x-6 gap-y-2" />
          <SpeakToAnExpert className="go" />
        </div>
      </div>
    </section>
  );
}
