import { industries } from '@/lib/content/industry';
import { insights } from '@/lib/content/insights';
import { pathsIn, requirePages } from '@/lib/content/known-paths';
import { offices } from '@/lib/content/office';
import { leadershipPage } from '@/lib/content/pages/leadership';
import { searchPage } from '@/lib/content/pages/search';
import { teamPage } from '@/lib/content/pages/team';
import { type Topic, topics } from '@/lib/content/pages/topics';
import { people } from '@/lib/content/person';
import { type SitePage, sitePages } from '@/lib/content/routes';
import { services } from '@/lib/content/service';
import { labels } from '@/lib/labels';
import type { SearchDocument } from './document';
import { insightDocuments } from './insight-documents';
import { distinctWords, proseOf } from './prose';

const { kinds } = labels.search;

/** A document as content gives it; the colour of a glyph is known to components/art. */
export type Finding = Omit<SearchDocument, 'ground' | 'aliases'> & { ground?: string };

/**
 * Everything that can be found on the site.
 * @throws ContentError when `content/pages/search.yaml` names a page that does not exist
 */
export function searchDocuments(): (Finding & { aliases: string })[] {
  const pages = sitePages();
  const extra = keywordsByPath();
  return [
    ...serviceDocuments(),
    ...industryDocuments(),
    ...insightDocuments(),
    ...personDocuments(),
    ...officeDocuments(),
    ...pageDocuments(pages),
  ].map((document) => ({
    ...document,
    aliases: (extra[document.path] ?? []).join(', '),
  }));
}

function serviceDocuments(): Finding[] {
  return services().map((data) => ({
    id: `service/${data.id}`,
    group: 'services',
    path: data.path,
    title: data.name,
    label: kinds.service,
    excerpt: data.summary,
    keywords: data.highlights.join(', '),
    headings: titles(data.hero.title, data.offerings.items),
    glyph: data.id,
    words: distinctWords(proseOf(data), [data.name, data.summary]),
  }));
}

function industryDocuments(): Finding[] {
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
    words: distinctWords(proseOf(data), [data.name, data.summary]),
  }));
}

function personDocuments(): Finding[] {
  const practices = services();
  const team = teamPage().title;
  const leaders = leadershipPage().title;
  return people().map((person) => {
    const excerpt = `${person.role}. ${person.expertise.join(', ')}.`;
    return {
      id: `person/${person.id}`,
      group: 'people',
      path: person.path,
      title: person.name,
      label: person.expert ? team : leaders,
      excerpt,
      keywords: [
        ...person.expertise,
        ...person.languages,
        ...practices.filter(({ id }) => person.services.includes(id)).map(({ name }) => name),
        person.office,
        person.qualification,
      ].join(', '),
      headings: '',
      ground: person.ground,
      mark: person.initials,
      words: distinctWords(proseOf(person), [person.name, excerpt]),
    };
  });
}

function officeDocuments(): Finding[] {
  return offices().map((office) => ({
    id: `office/${office.id}`,
    group: 'offices',
    path: '/contact#offices',
    title: office.city,
    label: `${kinds.office}, ${office.country}`,
    excerpt: office.description,
    keywords: [office.country, office.region, ...office.focus].join(', '),
    headings: '',
    ground: 'earth',
    words: '',
  }));
}

/** Lists, the firm's own pages and the legal ones: what no group above has found already. */
function pageDocuments(pages: readonly SitePage[]): Finding[] {
  const known = new Set([...services(), ...industries(), ...insights()].map(({ path }) => path));
  const topicByPath = new Map(topics().map((topic) => [topic.path, topic]));
  return pages
    .filter(({ path }) => !known.has(path) && path !== '/search')
    .map((page) => pageDocument(page, topicByPath.get(page.path)));
}

function pageDocument({ path, title, content }: SitePage, topic?: Topic): Finding {
  const { description: excerpt = '' } = topic ?? content;
  return {
    id: `page${path}`,
    group: 'pages',
    path,
    title: topic?.title ?? title,
    label: topic ? kinds.topic : kinds.page,
    excerpt,
    keywords: '',
    headings: '',
    glyph: 'overview',
    words: distinctWords(proseOf(topic ? topic.lede : content), [title, excerpt]),
  };
}

/** Key words that an editor adds to pages, by path. */
function keywordsByPath(): Record<string, string[]> {
  const { keywords, doors } = searchPage();
  const named = Object.keys(keywords).map((path) => ({ field: `keywords.${path}`, path }));
  requirePages([...named, ...pathsIn(doors, 'doors')], 'content/pages/search.yaml');
  return keywords;
}

function titles(first: string, items: readonly { title: string }[]): string {
  return [first, ...items.map(({ title }) => title)].join('. ');
}
