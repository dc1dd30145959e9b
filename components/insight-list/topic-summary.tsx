import { fieldClasses } from '@/components/art/ground-classes';
import type { Ground } from '@/lib/art/ground';
import type { Category } from '@/lib/content/types/ids';

/** The colour of the marker before each topic, as a field. */
const grounds: Record<Category, Ground> = {
  agriculture: 'tea',
  finance: 'maize',
  governance: 'lake',
  'human-capital': 'earth',
  technology: 'basalt',
  policy: 'lake',
};

type TopicSummaryProps = { category: Category; text: string; count: number; label: string };

/** What a topic holds: how many pieces, as so many strokes, and what they are about, on the topic's colour. */
export function TopicSummary({ category, text, count, label }: TopicSummaryProps) {
  return (
    <section className={fieldClasses[grounds[category]]}>
      <div className="wrap grid-12 items-center py-6 max-lg:gap-y-3">
        <div className="lg:col-end-5">
          <svg
            viewBox={`0 0 ${count * 14} 28`}
            height="28"
            width={count * 14}
            className="max-w-full"
            aria-hidden="true"
          >
            {Array.from({ length: count }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: strokes are alike, and never move
              <rect key={place} x={place * 14} width="8" height="28" fill="currentColor" />
            ))}
          </svg>
          <p className="mt-2 font-semibold">{label}</p>
        </div>
        <p className="max-sm:text-small lg:col-start-5 lg:col-end-12">{text}</p>
      </div>
    </section>
  );
}
