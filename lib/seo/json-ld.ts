import type { InsightSchemaType } from '@/lib/content/kinds';
import { firm } from '@/lib/firm';
import { absoluteUrl, siteOrigin } from '@/lib/site-url';

/** A node of a schema.org graph. */
export type JsonLdNode = { '@type': string; [property: string]: unknown };

/** One step of a breadcrumb: name and path of a page. */
export type Crumb = { name: string; path: string };

const ORGANIZATION_ID = `${siteOrigin}/#organization`;

/** Reference to the firm's node, which every page carries. */
export const firmReference = { '@id': ORGANIZATION_ID } as const;

/** The firm in short, for every page (schema.org/Organization). */
export function organization(): JsonLdNode {
  return {
    '@type': 'Organization',
    '@id': ORGANIZATION_ID,
    name: firm.name,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icon-512.png'),
  };
}

/** All that the firm says about itself, for the pages about it. */
export function organizationInFull(): JsonLdNode {
  return {
    ...organization(),
    slogan: firm.tagline,
    description: firm.description,
    email: firm.email,
    telephone: firm.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: firm.address.street,
      addressLocality: firm.address.city,
      postalCode: firm.address.postalCode,
      addressCountry: firm.address.countryCode,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: firm.email,
      telephone: firm.phone,
      areaServed: 'Africa',
    },
    sameAs: firm.social.filter(({ url }) => url).map(({ url }) => url),
  };
}

/** The way from the home page to this one (schema.org/BreadcrumbList). */
export function breadcrumbList(trail: readonly Crumb[]): JsonLdNode {
  const all = [{ name: firm.shortName, path: '/' }, ...trail];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

export type ServiceFacts = {
  name: string;
  description: string;
  path: string;
  /** Names of what can be ordered within it. */
  offers?: readonly string[];
};

/** A practice area on offer (schema.org/Service, its parts as schema.org/OfferCatalog). */
export function serviceNode({ name, description, path, offers }: ServiceFacts): JsonLdNode {
  return {
    '@type': 'Service',
    name,
    description,
    url: absoluteUrl(path),
    provider: firmReference,
    areaServed: { '@type': 'Place', name: 'Africa' },
    ...(offers && {
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name,
        itemListElement: offers.map((offer) => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name: offer },
        })),
      },
    }),
  };
}

export type WebPageFacts = {
  type?:
    | 'WebPage'
    | 'AboutPage'
    | 'ContactPage'
    | 'CollectionPage'
    | 'ProfilePage'
    | 'SearchResultsPage';
  name: string;
  description: string;
  path: string;
};

/** The page as such (schema.org/WebPage and its kinds). */
export function webPage({ type = 'WebPage', name, description, path }: WebPageFacts): JsonLdNode {
  return {
    '@type': type,
    name,
    description,
    url: absoluteUrl(path),
    isPartOf: {
      '@type': 'WebSite',
      '@id': `${siteOrigin}/#site`,
      name: firm.name,
      url: absoluteUrl('/'),
    },
    publisher: firmReference,
  };
}

export type OfficeFacts = { city: string; country: string; description: string; path: string };

/** One of the firm's offices, at its own address (schema.org/Place). */
export function officeNode({ city, country, description, path }: OfficeFacts): JsonLdNode {
  const url = absoluteUrl(path);
  return {
    '@type': 'Place',
    '@id': url,
    name: `${firm.name}, ${city}`,
    description,
    url,
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
  };
}

export type PersonFacts = {
  name: string;
  role: string;
  description: string;
  path: string;
  knowsAbout: readonly string[];
};

/** Someone of the firm (schema.org/Person). */
export function person({ name, role, description, path, knowsAbout }: PersonFacts): JsonLdNode {
  return {
    '@type': 'Person',
    name,
    jobTitle: role,
    description,
    url: absoluteUrl(path),
    worksFor: firmReference,
    knowsAbout,
  };
}

export type ArticleFacts = {
  type?: InsightSchemaType;
  title: string;
  description: string;
  path: string;
  published: string;
  modified?: string | undefined;
  author: { name: string; path: string };
  section: string;
  /** What it is, where it is not what it looks like. */
  status?: string;
  image?: string;
  wordCount?: number;
};

/** A published piece (schema.org/Article, schema.org/Report). Dates are ISO 8601. */
export function article(facts: ArticleFacts): JsonLdNode {
  return {
    '@type': facts.type ?? 'Article',
    headline: facts.title,
    description: facts.description,
    url: absoluteUrl(facts.path),
    mainEntityOfPage: absoluteUrl(facts.path),
    datePublished: facts.published,
    dateModified: facts.modified ?? facts.published,
    articleSection: facts.section,
    inLanguage: 'en',
    author: {
      '@type': 'Person',
      name: facts.author.name,
      url: absoluteUrl(facts.author.path),
    },
    publisher: firmReference,
    ...(facts.status && { creativeWorkStatus: facts.status }),
    ...(facts.image && { image: absoluteUrl(facts.image) }),
    ...(facts.wordCount && { wordCount: facts.wordCount }),
  };
}

export type EventFacts = {
  name: string;
  description: string;
  path: string;
  start: string;
  end: string;
  online: boolean;
  place: string;
  performers?: readonly { name: string; path: string }[];
  image?: string;
};

/** A webinar, workshop or conference (schema.org/Event). Times are ISO 8601 with offset. */
export function event(facts: EventFacts): JsonLdNode {
  return {
    '@type': 'Event',
    name: facts.name,
    description: facts.description,
    url: absoluteUrl(facts.path),
    startDate: facts.start,
    endDate: facts.end,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${facts.online ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: facts.online
      ? { '@type': 'VirtualLocation', url: absoluteUrl(facts.path) }
      : {
          '@type': 'Place',
          name: facts.place,
          address: { '@type': 'PostalAddress', addressLocality: facts.place },
        },
    organizer: firmReference,
    ...(facts.performers && {
      performer: facts.performers.map(({ name, path }) => ({
        '@type': 'Person',
        name,
        url: absoluteUrl(path),
      })),
    }),
    ...(facts.image && { image: absoluteUrl(facts.image) }),
  };
}
