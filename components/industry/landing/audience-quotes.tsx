import { Link } from '@/components/ui/link';

export type AudienceQuotesProps = {
  title: string;
  sentences: { name: string; path: string; text: string }[];
};

/** Who calls: one sentence from each industry on a line of its own; each leads to its page. */
export function AudienceQuotes({ title, sentences }: AudienceQuotesProps) {
  return (
    <section className="wrap grid-12 py-sec">
      <h2 className="type-d3 lg:col-span-3">{title}</h2>
      <ul className="grid gap-x-gap sm:grid-cols-2 lg:col-start-5 lg:col-end-13">
        {sentences.map(({ name, path, text }) => (
          <li
            key={path}
            className="card horizon flex justify-between gap-4 pt-3 pb-6 after:arrow after:self-center"
          >
            <div>
              <p className="text-small text-ink-2">{name}</p>
              <p className="type-h2 mt-1 text-balance">
                <Link href={path} className="card-link">
                  {text}
                </Link>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
