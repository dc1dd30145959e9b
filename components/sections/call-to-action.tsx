import clsx from 'clsx';
import { Link } from '@/components/ui/link';
import { labels } from '@/lib/labels';

const grounds = {
  earth: 'ground-earth',
  tea: 'ground-tea',
  lake: 'ground-lake',
  maize: 'ground-maize',
} as const;

export type CallToActionProps = {
  title: string;
  ground?: keyof typeof grounds | undefined;
  label?: string;
};

/** Closes a page: one sentence on a colour field and the way to a person. */
export function CallToAction({
  title,
  ground = 'earth',
  label = labels.speakToAnExpert,
}: CallToActionProps) {
  return (
    <section className={clsx(grounds[ground], 'overflow-hidden')} data-noprint>
      <div className="wrap grid-12 items-end py-sec-s">
        <h2 className="type-d2 lg:col-span-9">
          {sentencesOf(title).map((sentence) => (
            <span key={sentence} className="block text-balance">
              {sentence}{' '}
            </span>
          ))}
        </h2>
        <p className="lg:col-start-10 lg:col-end-13 lg:justify-self-end">
          <Link href="/contact" className="btn sm:whitespace-nowrap">
            {label}
          </Link>
        </p>
      </div>
    </section>
  );
}

/** Each begins a line of its own: "Describe the problem." "We will bring the practices." */
function sentencesOf(title: string): string[] {
  return title.split(/(?<=[.?!]) /);
}
