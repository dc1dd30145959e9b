import type {
  AboutPageLeaf,
  ArticleLeaf,
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  ContactPageLeaf,
  EventLeaf,
  ListItemLeaf,
  OfferLeaf,
  OrganizationLeaf,
  PersonLeaf,
  PlaceLeaf,
  ProfilePageLeaf,
  ReportLeaf,
  SearchResultsPageLeaf,
  ServiceLeaf,
  VirtualLocationLeaf,
  WebPageLeaf,
} from 'schema-dts';
import { firm } from '@/lib/firm';
import { language, languages } from '@/lib/languages';
import { fileUrl, pageUrl, siteOrigin } from '@/lib/site-origin';

type PageNode =
  | WebPageLeaf
  | AboutPageLeaf
  | ContactPageLeaf
  | CollectionPageLeaf
  | ProfilePageLeaf
  | SearchResultsPageLeaf;

/** A node of a schema.org graph: of these types, with the properties that schema.org knows. */
export type JsonLdNode =
  | PageNode
  | ArticleNode
  | BreadcrumbListLeaf
  | EventLeaf
  | OrganizationLeaf
  | PersonLeaf
  | PlaceLeaf
  | ServiceLeaf;

/** One step of a breadcrumb: name and path of a page. */
export type Crumb = { name: string; path: string };

/** The firm and its site are one in every language, so their nodes name one address. */
const HOME = pageUrl('/', languages[0]);
const ORGANIZATION_ID = `${siteOrigin}/#organization`;

/** Reference to the firm's node, which every page carries. */
export const firmReference = { '@id': ORGANIZATION_ID } as const;

/** The firm in short, for every page (schema.org/Organization). */
export function organization(): OrganizationLeaf {
  return {
    '@type': 'Organization',
    '@id': ORGANIZATION_ID,
    name: firm.name,
    url: HOME,
    logo: fileUrl('/icon-512.png'),
  };
}

/** All that the firm says about itself, for the pages about it. */
export function organizationInFull(): OrganizationLeaf {
  return {
    ...organization(),
    slogan: firm.tagline,
    description: firm.description,
    email: firm.email,
    telephone: firm.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: firm.postalStreet,
      addressLocality: firm.address.city,
      postalCode: firm.address.postalCode,
      addressCountry: firm.address.countryCode,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: firm.email,
      telephone: firm.phone,
      areaServed: firm.areaServed,
    },
    sameAs: firm.social.filter(({ url }) => url).map(({ url }) => url),
  };
}

/** The way from the home page to this one (schema.org/BreadcrumbList). */
export function breadcrumbList(trail: readonly Crumb[]): BreadcrumbListLeaf {
  const all = [{ name: firm.shortName, path: '/' }, ...trail];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(
      ({ name, path }, index): ListItemLeaf => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: pageUrl(path),
      }),
    ),
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
export function serviceNode({ name, description, path, offers }: ServiceFacts): ServiceLeaf {
  const node: ServiceLeaf = {
    '@type': 'Service',
    name,
    description,
    url: pageUrl(path),
    provider: firmReference,
    areaServed: { '@type': 'Place', name: firm.areaServed },
  };
  if (offers) {
    node.hasOfferCatalog = {
      '@type': 'OfferCatalog',
      name,
      itemListElement: offers.map(
        (offer): OfferLeaf => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name: offer },
        }),
      ),
    };
  }
  return node;
}

export type WebPageFacts = {
  type?: PageNode['@type'];
  title: string;
  description: string;
  path: string;
};

/** The page as such (schema.org/WebPage and its kinds). */
export function webPage({ type = 'WebPage', title, description, path }: WebPageFacts): PageNode {
  return {
    '@type': type,
    name: title,
    description,
    url: pageUrl(path),
    inLanguage: language.id,
    isPartOf: {
      '@type': 'WebSite',
      '@id': `${siteOrigin}/#site`,
      name: firm.name,
      url: HOME,
    },
    publisher: firmReference,
  };
}

export type OfficeFacts = { city: string; country: string; description: string; path: string };

/** One of the firm's offices, at its own address (schema.org/Place). */
export function officeNode({ city, country, description, path }: OfficeFacts): PlaceLeaf {
  const url = pageUrl(path);
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
export function person({ name, role, description, path, knowsAbout }: PersonFacts): PersonLeaf {
  return {
    '@type': 'Person',
    name,
    jobTitle: role,
    description,
    url: pageUrl(path),
    worksFor: firmReference,
    knowsAbout,
  };
}

export type ArticleNode = ArticleLeaf | ReportLeaf;

export type ArticleFacts = {
  type?: 'Article' | 'Report';
  title: string;
  description: string;
  path: string;
  published: string;
  modified?: string | undefined;
  author: { name: string; path: string };
  section: string;
  /** Of what stands on the page. */
  language: string;
  /** Address of the text that the page tells of, where that is in another language. */
  basedOn?: string;
  /** What it is, where it is not what it looks like. */
  status?: string;
  image?: string;
  wordCount?: number;
};

/** A published piece (schema.org/Article, schema.org/Report). Dates are ISO 8601. */
export function article(facts: ArticleFacts): ArticleNode {
  const node: ArticleNode = {
    '@type': facts.type ?? 'Article',
    headline: facts.title,
    description: facts.description,
    url: pageUrl(facts.path),
    mainEntityOfPage: pageUrl(facts.path),
    datePublished: facts.published,
    dateModified: facts.modified ?? facts.published,
    articleSection: facts.section,
    inLanguage: facts.language,
    author: namedPerson(facts.author),
    publisher: firmReference,
  };
  if (facts.status) node.creativeWorkStatus = facts.status;
  if (facts.image) node.image = fileUrl(facts.image);
  if (facts.basedOn) node.isBasedOn = facts.basedOn;
  if (facts.wordCount) node.wordCount = facts.wordCount;
  return node;
}

function namedPerson({ name, path }: { name: string; path: string }): PersonLeaf {
  return { '@type': 'Person', name, url: pageUrl(path) };
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
export function event(facts: EventFacts): EventLeaf {
  const node: EventLeaf = {
    '@type': 'Event',
    name: facts.name,
    description: facts.description,
    url: pageUrl(facts.path),
    inLanguage: language.id,
    startDate: facts.start,
    endDate: facts.end,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${facts.online ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: eventPlace(facts),
    organizer: firmReference,
  };
  if (facts.performers) node.performer = facts.performers.map(namedPerson);
  if (facts.image) node.image = fileUrl(facts.image);
  return node;
}

function eventPlace({ online, path, place }: EventFacts): PlaceLeaf | VirtualLocationLeaf {
  if (online) return { '@type': 'VirtualLocation', url: pageUrl(path) };
  return {
    '@type': 'Place',
    name: place,
    address: { '@type': 'PostalAddress', addressLocality: place },
  };
}
