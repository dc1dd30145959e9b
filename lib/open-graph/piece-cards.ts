import { readableInsights } from '@/lib/content/relations/insights';
import { events } from '@/lib/content/types/event';
import type { InsightSummary } from '@/lib/content/types/insight';
import { newsletterIssues } from '@/lib/content/types/newsletter-issue';
import type { OpenGraphCard } from './card';

/** Pictures of everything published: what to read, events, newsletter issues. */
export function pieceCards(): OpenGraphCard[] {
  return [...readableInsights().map(readingCard), ...eventCards(), ...issueCards()];
}

function readingCard(piece: InsightSummary): OpenGraphCard {
  const { kind, art, seed, path, label, title, category, dateLabel } = piece;
  if (kind === 'event' || kind === 'newsletter') throw new TypeError(`${path} is not to be read`);
  return {
    family: 'piece',
    kind,
    art,
    seed,
    path,
    kicker: label,
    title,
    detail: `${category}, ${dateLabel}`,
  };
}

function eventCards(): OpenGraphCard[] {
  return events().map(({ path, typeLabel, title, day, place, hours }) => ({
    family: 'event',
    ...day,
    path,
    kicker: typeLabel,
    title,
    detail: `${hours}, ${place}`,
  }));
}

function issueCards(): OpenGraphCard[] {
  return newsletterIssues().map(({ path, label, title, month }) => ({
    family: 'issue',
    path,
    kicker: label,
    title,
    detail: month,
  }));
}
