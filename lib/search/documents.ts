import { leadershipPage } from '@/lib/content/pages/leadership';
import { searchPage } from '@/lib/content/pages/search';
import { teamPage } from '@/lib/content/pages/team';
import { type Topic, topics } from '@/lib/content/pages/topics';
import { insights } from '@/lib/content/relations/insights';
import { assertPathsExist, pathsIn } from '@/lib/content/routes/known-paths';
import { type SitePage, sitePages } from '@/lib/content/routes/routes';
import { industries } from '@/lib/content/types/industry';
import { offices } from '@/lib/content/types/office';
import { officeOf, people } from '@/lib/content/types/person';
import { services } from '@/lib/content/types/service';
import { packFacets } from '@/lib/filter/facets';
import { firm } from '@/lib/firm';
import { labels } from '@/lib/labels';
import type { SearchDocument } from './document';
import { withEditorsWords } from './editors-words';
import { insightDocuments } from './insight-documents';
import { distinctWords, proseOf } from './prose';

const { kinds } = labels.search;
const FILE = 'content/pages/search.yaml';

/** A document as content gives it; the colour of a glyph is known to components/art. */
export type SearchRecord = Omit<SearchDocument, 'ground'> & { ground?: string };
/** The same before `content/pages/search.yaml` adds its words. */
export type Draft = Omit<SearchRecord, 'aliases' | 'related'> & {
  aliases?: readonly string[];
  related?: readonly string[];
};

/**
 * Everything that can be found on the site.
 * @throws ContentError when `content/pages/search.yaml` names what does not exist
 */
export function searchDocuments(): SearchRecord[] {
  const drafts = [
    ...serviceDocuments(),
    ...industryDocuments(),
    ...insightDocuments(),
    ...personDocuments(),
    ...officeDocuments(),
    ...pageDocuments(sitePages()),
  ];
  assertPathsExist(pathsIn(searchPage().doors, 'doors'), FILE);
  return withEditorsWords(drafts, searchPage());
}

function serviceDocuments(): Draft[] {
  return services().map((data) => ({
    id: `service/${data.id}`,
    group: 'services',
    path: data.path,
    title: data.name,
    label: kinds.service,
    excerpt: data.summary,
    keywords: data.highlights.join(', '),
    headings: titles(data.hero.title, data.offerings.items),
    glyph: data.glyph,
    facets: packFacets({ kind: ['service'], practice: [data.id] }),
    words: distinctWords(proseOf(data), [data.name, data.summary]),
  }));
}

function industryDocuments(): Draft[] {
  return industries().map((data) => ({
    id: `industry/${data.id}`,
    group: 'industries',
    path: data.path,
    title: data.name,
    label: kinds.industry,
    excerpt: data.summary,
    keywords: '',
    headings: titles(data.hero.title, data.offerings.items),
    glyph: data.glyph,
    facets: packFacets({ kind: ['industry'], industry: [data.id] }),
    words: distinctWords(proseOf(data), [data.name, data.summary]),
  }));
}

function personDocuments(): Draft[] {
  const practices = services();
  const team = teamPage().title;
  const leaders = leadershipPage().title;
  return people().map((person) => {
    const excerpt = `${person.role}. ${person.expertise.join(', ')}.`;
    const { city, country } = officeOf(person);
    const own = practices.filter(({ id }) => person.services.includes(id));
    return {
      id: `person/${person.id}`,
      group: 'people',
      path: person.path,
      title: person.name,
      label: person.expert ? team : leaders,
      excerpt,
      aliases: [person.role],
      // Whoever asks who does something finds who does it.
      related: own.flatMap(({ path }) => searchPage().keywords[path] ?? []),
      keywords: [
        ...person.expertise,
        ...person.languages,
        ...own.map(({ name }) => name),
        city,
        country,
        person.qualification,
      ].join(', '),
      headings: person.answersFor ?? '',
      ground: person.ground,
      mark: person.initials,
      facets: packFacets({ kind: ['person'], practice: person.services }),
      words: distinctWords(proseOf(person), [person.name, excerpt]),
    };
  });
}

function officeDocuments(): Draft[] {
  return offices().map((office) => {
    const here = people().filter((person) => person.office === office.id);
    const isHere = office.city === firm.address.city;
    const address = isHere ? Object.values(firm.address) : [];
    return {
      id: `office/${office.id}`,
      group: 'offices',
      path: `/contact#${office.id}`,
      title: office.city,
      label: `${kinds.office}, ${office.country}`,
      excerpt: office.description,
      // The house has a name that people ask for.
      aliases: isHere ? [office.country, ...firm.address.street.split(', ')] : [office.country],
      keywords: [office.region, ...office.focus, ...here.map(({ name }) => name)].join(', '),
      headings: '',
      ground: 'earth',
      facets: packFacets({ kind: ['office'] }),
      words: distinctWords([office.projects, office.clients, office.staff, ...address], []),
    };
  });
}

/** Lists, the firm's own pages and the legal ones: what no group above has found already. */
function pageDocuments(pages: readonly SitePage[]): Draft[] {
  const known = new Set([...services(), ...industries(), ...insights()].map(({ path }) => path));
  const topicByPath = new Map(topics().map((topic) => [topic.path, topic]));
  return pages
    .filter(({ path }) => !known.has(path) && path !== '/search')
    .map((page) => pageDocument(page, topicByPath.get(page.path)));
}

function pageDocument({ path, title, content }: SitePage, topic?: Topic): Draft {
  const { description: excerpt = '' } = topic ?? content;
  const printed = [...(facts[path] ?? []), ...(options[path] ?? [])];
  const texts = topic ? [topic.lede] : [...proseOf(content), ...printed];
  return {
    id: `page${path}`,
    group: 'pages',
    path,
    title: topic?.title ?? title,
    label: topic ? kinds.topic : kinds.page,
    excerpt,
    aliases: facts[path] ?? [],
    keywords: '',
    headings: '',
    glyph: 'overview',
    facets: packFacets({ kind: ['page'] }),
    words: distinctWords(texts, [title, excerpt]),
  };
}

/** Facts of the firm that a page prints, and is asked for by. */
const facts: Readonly<Record<string, readonly string[]>> = {
  '/contact': [firm.replyTime.inquiry, firm.email, firm.phone],
  '/careers': [firm.replyTime.application, firm.careersEmail],
};

/** What else a page prints that is not in its content file. */
const options: Readonly<Record<string, readonly string[]>> = {
  '/contact': Object.values(firm.address),
  '/careers': [
    ...Object.values(labels.fields.positions),
    ...Object.values(labels.fields.locations),
  ],
};

function titles(first: string, items: readonly { title: string }[]): string {
  return [first, ...items.map(({ title }) => title)].join('. ');
}
