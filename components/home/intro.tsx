import { Link } from '@/components/ui/link';
import { telHref } from '@/lib/contact-links';
import { firm } from '@/lib/firm';
import { labels } from '@/lib/labels';

/** What the firm is for, in one sentence, and what its name means. */
export function Intro({ title, text }: { title: string; text: string }) {
  return (
    <section className="py-sec">
      <div className="wrap grid-12">
        <p className="type-d2 lg:col-span-9">{title}</p>
        <div className="lg:col-start-10 lg:col-end-13 lg:self-end">
          <p className="text-ink-2">{text}</p>
          <p className="mt-5">
            <Link href="/about" className="go">
              {labels.aboutTheFirm}
            </Link>
          </p>
          <ul className="mt-5">
            {[
              [telHref(firm.phone), firm.phone],
              [`mailto:${firm.email}`, firm.email],
            ].map(([href = '', label]) => (
              <li key={href}>
                <Link href={href} className="text-link inline-flex min-h-11 items-center">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
