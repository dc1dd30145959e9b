import type { Metadata } from 'next';
import type { FeedLink } from '@/lib/feeds/feed-links';
import { firm } from '@/lib/firm';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import { language, languages } from '@/lib/languages';
import { openGraphCardsByPath } from '@/lib/open-graph/cards';
import { openGraphFileName, openGraphSize } from '@/lib/open-graph/file-name';
import { otherLanguages } from '@/lib/other-languages';
import { fileUrl, pageUrl } from '@/lib/site-origin';

export type PageFacts = {
  /** Path of the page, without base path and trailing slash. */
  path: string;
  /** Title without the firm's name, beginning with what the page is. */
  title: string;
  /** One or two sentences, 50 to 160 characters. */
  description: string;
  type?: 'website' | 'article' | 'profile';
  published?: string;
  modified?: string | undefined;
  /** False for pages that should not be found: search results, forwarding pages. */
  indexed?: boolean;
  /** Path of the page to index instead of this one, for forwarding pages. */
  canonical?: string;
  /** Feeds that a reader of the page may want to follow. */
  feeds?: readonly FeedLink[];
};

/** Title, description, canonical address and Open Graph of a page; the only place that writes them. */
export function pageMetadata(facts: PageFacts): Metadata {
  const url = pageUrl(facts.path);
  const title = titleOf(facts.title);
  const images = pictureOf(facts.path);
  return {
    title,
    description: facts.description,
    alternates: {
      canonical: facts.canonical ? pageUrl(facts.canonical) : url,
      ...(!facts.canonical && { languages: alternateLanguages(facts.path) }),
      ...(facts.feeds && { types: alternateTypes(facts.feeds) }),
    },
    ...(facts.indexed === false && { robots: { index: false, follow: true } }),
    openGraph: {
      title: facts.title,
      description: facts.description,
      url,
      siteName: firm.name,
      locale: language.ogLocale,
      alternateLocale: otherLanguages.map(({ ogLocale }) => ogLocale),
      ...(images && { images }),
      ...(facts.type === 'article'
        ? {
            type: 'article',
            ...(facts.published && { publishedTime: facts.published }),
            ...(facts.modified && { modifiedTime: facts.modified }),
          }
        : { type: facts.type ?? 'website' }),
    },
    twitter: {
      card: 'summary_large_image',
      title: facts.title,
      description: facts.description,
      ...(images && { images }),
    },
  };
}

/**
 * The addresses of a page in every language, its own among them, and the one for a reader of none of them.
 * @param path without base path, prefix and trailing slash
 */
export function alternateLanguages(path: string): Record<string, string> {
  const [first] = languages;
  return Object.fromEntries([
    ...languages.map((one) => [one.hreflang, pageUrl(path, one)]),
    ['x-default', pageUrl(path, first)],
  ]);
}

/** Search results show some sixty characters of a title. */
const SHOWN = 60;

/** What the page is, then whose; the city too where it is shown. */
function titleOf(title: string): string {
  const whole = `${title} | ${firm.name}, ${firm.address.city}`;
  return whole.length <= SHOWN ? whole : `${title} | ${firm.name}`;
}

/** The picture shown where the page is shared; none for the forwarding and the not-found page. */
function pictureOf(path: string) {
  const card = openGraphCardsByPath().get(path);
  if (!card) return undefined;
  const title = card.title.replaceAll('\n', ' ');
  return {
    url: fileUrl(`/og/${openGraphFileName(card)}`),
    type: 'image/png',
    ...openGraphSize,
    // A sentence may stand there, such as the tagline.
    alt: `${card.kicker.replace(/\.$/, '')}: ${title}`,
  };
}

function alternateTypes(feeds: readonly FeedLink[]) {
  const types: Record<string, { url: string; title: string }[]> = {};
  for (const { type, path, title } of feeds) {
    types[type] = [
      ...(types[type] ?? []),
      {
        url: pageUrl(path),
        title: interpolate(labels.feeds.title, { firm: firm.name, title }),
      },
    ];
  }
  return types;
}
