'use client';
/* What a visitor presses and reads around a filtered list. All of it is a link or a text without scripts. */
import { Link } from '@/components/ui/link';
import { allInsightsHref, nothingChosen } from '@/lib/filter/facets';
import { MORE_ID } from '@/lib/filter/insight-filter';
import { interpolate } from '@/lib/format/interpolate';
import { useInsightFilter } from './insight-filter';
import styles from './insight-filter.module.css';
import { isPlainClick } from './is-plain-click';
import { Island } from './island';

export type FilterChipProps = {
  /** Page of the topic, or of all. */
  href: string;
  topic: string | null;
  name: string;
};

export function FilterChip({ href, topic, name }: FilterChipProps) {
  const { choice, choose } = useInsightFilter();
  const current = topic === null ? choice.topic.length === 0 : choice.topic.includes(topic);
  return (
    <Link
      href={href}
      className="chip"
      data-defer-click
      aria-current={current ? 'true' : undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        choose(topic);
      }}
    >
      {name}
    </Link>
  );
}

export type FormChipProps = {
  /** The list of one kind of piece; without a kind, of all. */
  href: string;
  kind?: string | undefined;
  name: string;
  current: string;
};

/** A form of piece: the page of its list, or with a topic chosen, the pieces of that topic in it. */
export function FormChip({ href, kind, name, current }: FormChipProps) {
  const { state } = useInsightFilter();
  const topic = state.topic ? [state.topic] : [];
  const narrowed = kind && topic.length > 0;
  return (
    <Link
      href={narrowed ? allInsightsHref({ kind: [kind], topic }) : href}
      className="chip"
      current={current}
    >
      {name}
    </Link>
  );
}

export type FilterCountProps = {
  words: {
    showing: string;
    showingIn: string;
    nothingIn: string;
    /** Where several values are chosen at once. */
    showingChosen?: string;
    nothingChosen?: string;
  };
};

/** How much of the list is shown; read out when it changes. */
export function FilterCount({ words }: FilterCountProps) {
  const { state, shown, total, topics, narrowed } = useInsightFilter();
  const topic = topics.find(({ slug }) => slug === state.topic)?.name;
  const [some, none] = narrowed
    ? [words.showingChosen ?? words.showing, words.nothingChosen ?? words.nothingIn]
    : [topic ? words.showingIn : words.showing, words.nothingIn];
  const sentence = total === 0 ? none : some;
  return (
    <p role="status" className={`type-label text-ink-2 ${styles.count}`}>
      <span className={styles.first}>
        {interpolate(sentence, { shown: shown.length, total, topic: topic ?? '' })}
      </span>
    </p>
  );
}

export type LoadMoreProps = {
  label: string;
  /** Where the rest is without scripts: another page, or this one, with what CSS holds back. */
  href?: string;
};

/** Shows the next batch and moves the focus to its first entry; gone when everything is shown. */
export function LoadMore({ label, href = `#${MORE_ID}` }: LoadMoreProps) {
  const { shown, total, loadMore } = useInsightFilter();
  if (shown.length >= total) return null;
  return (
    <Island className={`mt-sec-s ${styles.first}`}>
      <Link
        href={href}
        className="btn btn-outline btn-plain"
        data-defer-click
        data-noprint
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          loadMore();
        }}
      >
        {label}
      </Link>
    </Island>
  );
}

export type FilterRestProps = {
  /** Where pieces older than those of the list are. */
  href: string;
  words: { rest: string; restIn: string };
};

/** The way to what the list does not hold: older pieces, or the page of the topic that is chosen. */
export function FilterRest({ href, words }: FilterRestProps) {
  const { state, topics } = useInsightFilter();
  const topic = topics.find(({ slug }) => slug === state.topic);
  return (
    <p className="mt-sec-s">
      <Link href={topic ? `/insights/topics/${topic.slug}` : href} className="go">
        {topic ? interpolate(words.restIn, { topic: topic.name }) : words.rest}
      </Link>
    </p>
  );
}

/** Stands in the place of the entries when a topic has none; the count above has said so. */
export function FilterEmpty({ label }: { label: string }) {
  const { total, narrow } = useInsightFilter();
  if (total > 0) return null;
  return (
    <button type="button" className="text-link" onClick={() => narrow(nothingChosen)}>
      {label}
    </button>
  );
}
