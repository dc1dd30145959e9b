import { Link } from '@/components/ui/link';
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
        </div>
      </div>
    </section>
  );
}
