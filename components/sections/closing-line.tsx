import { ContactLinks } from '@/components/site/contact-links';
import { Link } from '@/components/ui/link';
import { labels } from '@/lib/labels';

export type ClosingLineProps = { title: string; label?: string };

/** Closes a page that sells nothing of its own: one ruled line with what to talk about, the telephone and the way. */
export function ClosingLine({ title, label = labels.speakToAnExpert }: ClosingLineProps) {
  return (
    <section className="wrap pt-6 pb-sec-s" data-noprint>
      <div className="horizon flex flex-wrap items-center justify-between gap-x-8 gap-y-3 pt-5">
        <h2 className="type-h2">{title}</h2>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
          <ContactLinks className="flex flex-wrap gap-x-6" />
          <Link href="/contact" className="go">
            {label}
          </Link>
        </div>
      </div>
    </section>
  );
}
