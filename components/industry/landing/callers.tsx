import { Link } from '@/components/ui/link';

export type CallersProps = { title: string; sentences: { path: string; text: string }[] };

/** Who calls: one sentence from each industry, and each sentence leads to its page. */
export function Callers({ title, sentences }: CallersProps) {
  return (
    <section className="wrap grid-12 py-sec">
      <h2 className="type-d3 lg:col-span-5">{title}</h2>
      <p className="type-lede lg:col-start-6 lg:col-end-13">
        {sentences.map(({ path, text }) => (
          <span key={path}>
            <Link href={path} className="text-link text-ink">
              {text}
            </Link>{' '}
          </span>
        ))}
      </p>
    </section>
  );
}
