import path from 'node:path';
/** A reference that leads nowhere is told with file and field, whichever field holds it. */

import { homePage } from '@/lib/content/pages/home';
import { notFoundPage } from '@/lib/content/pages/not-found';
import { offlinePage } from '@/lib/content/pages/offline';
import { topics } from '@/lib/content/pages/topics';
import { industryPage } from '@/lib/content/relations/industry-page';
import { insightById, insights, relatedTo } from '@/lib/content/relations/insights';
import { positionPiece, recommendedReading } from '@/lib/content/relations/service-links';
import { navigation } from '@/lib/content/routes/navigation';
import { redirects } from '@/lib/content/routes/redirects';
import { industries } from '@/lib/content/types/industry';
import { people } from '@/lib/content/types/person';
import { services } from '@/lib/content/types/service';
import { searchDocuments } from '@/lib/search/documents';
import { firstFile, textOf } from '../support/content-kinds';
import { damagedContent } from '../support/damaged-content';

const told = damagedContent();

const related = () => insights().map(relatedTo);
const home = () =>
  homePage().reading.pieces.map((id) =>
    insightById(id, 'content/pages/home.yaml', 'reading.pieces'),
  );
const position = () => services().map(positionPiece);
const pieces = () => services().map((service) => recommendedReading(service, 3));
const industryPages = () => industries().map(({ id }) => industryPage(id));

const article = firstFile('articles', /^related:\n {2}- .*/m, /^services: \[\w/m);
const person = firstFile('people', /^services: \[\w/m);

test.each([
  [article, /^author: .*/m, 'author: nobody', related, 'author'],
  [firstFile('reports'), /^author: .*/m, 'author: __proto__', related, 'author'],
  [firstFile('events'), /^speakers: .*/m, 'speakers: [nobody]', related, 'speakers'],
  [article, /^related:\n {2}- .*/m, 'related:\n  - article/none', related, 'related'],
  [
    article,
    /^related:\n {2}- .*/m,
    `related:\n  - article/${path.basename(article, '.md')}`,
    related,
    'related',
  ],
  [article, /^services: .*/m, 'services: [none]', related, 'services[1]'],
  [person, /^office: .*/m, 'office: Kumasi', people, 'office'],
  [person, /^services: .*/m, 'services: [none]', people, 'services[1]'],
  ['pages/home.yaml', /article\/[a-z-]+/, 'article/none', home, 'reading.pieces'],
  [
    'services/policy.yaml',
    /piece: [a-z-]+\/[a-z-]+/,
    'piece: article/none',
    position,
    'feature.positionStatement.piece',
  ],
  ['services/agriculture.yaml', /pieces: \[\]/, 'pieces: [report/none]', pieces, 'reading.pieces'],
  [
    'industries/energy.yaml',
    /id: [a-z-]+\/[a-z-]+/,
    'id: article/none',
    industryPages,
    'related.reading.pieces',
  ],
  ['topics/agriculture.yaml', /to: [a-z-]+\/[a-z-]+/, 'to: article/none', topics, 'related[1].to'],
  ['topics/agriculture.yaml', /to: service\/[a-z-]+/, 'to: service/none', topics, 'related[1].to'],
  ['redirects.yaml', /to: \/.*/, 'to: /none', redirects, '[1].to'],
  [
    'navigation.yaml',
    /path: \/insights\/all/,
    'path: /insights/al',
    navigation,
    'insights.items[1].path',
  ],
  ['navigation.yaml', /path: \/careers/, 'path: /careers/', navigation, 'company.items'],
  ['pages/not-found.yaml', /path: \/[a-z/-]*/, 'path: /none', notFoundPage, 'doors[1].path'],
  ['pages/offline.yaml', /path: \/[a-z/-]*/, 'path: /none', offlinePage, 'pages.links[1].path'],
  ['pages/search.yaml', /path: \/[a-z/-]*/, 'path: /none', searchDocuments, 'doors[1].path'],
  [
    'pages/search.yaml',
    /^keywords:\n/m,
    'keywords:\n  /none: [x]\n',
    searchDocuments,
    'keywords./none',
  ],
] as const)('%s with %s as %s', (file, present, dangling, load, field) => {
  const text = textOf(file);
  expect(text).toMatch(present);
  expect(told(file, text.replace(present, dangling), load)).toMatch(
    new RegExp(
      `^content/${file} cannot be used:\n  ${field.replace(/[[\].]/g, '\\$&')}.*: found "?.+, expected `,
    ),
  );
});
