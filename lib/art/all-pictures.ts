import { memoize } from '@/lib/content/engine/read';
import { insightKinds } from '@/lib/content/kinds';
import { capabilityStatementPage } from '@/lib/content/pages/capability-statement';
import { methodsPage } from '@/lib/content/pages/methods';
import { searchPage } from '@/lib/content/pages/search';
import { specimensPage } from '@/lib/content/pages/specimens';
import { workingWithUsPage } from '@/lib/content/pages/working-with-us';
import { insights } from '@/lib/content/relations/insights';
import { conductPolicies } from '@/lib/content/types/conduct-policy';
import { industries } from '@/lib/content/types/industry';
import type { InsightSummary } from '@/lib/content/types/insight';
import { legalPages } from '@/lib/content/types/legal';
import { people } from '@/lib/content/types/person';
import { services } from '@/lib/content/types/service';
import { specimens } from '@/lib/content/types/specimen';
import { topicWords } from '@/lib/content/types/topic';
import type { PictureSpec } from './drawing';
import { glyphFile, type PictureFile, pictureFile } from './picture-file';
import { gallery } from './pictures';
import { issueCard, issueStrip, nameCloth, searchCloth, titleCloth } from './pictures/cloth';
import { industryPictures } from './pictures/industries';
import { type InsightShape, insightPicture } from './pictures/insight';
import { servicePictures } from './pictures/services';
import { topicStrip } from './pictures/topics';

const shapes: InsightShape[] = ['wide', 'card', 'square', 'tall'];

function picturesOf(piece: InsightSummary): PictureSpec[] {
  const cloths = [titleCloth(piece.title, 'strip'), titleCloth(piece.title, 'spine')];
  const { container } = insightKinds[piece.kind];
  if (container === 'day') return [...cloths, titleCloth(piece.title, 'vessel')];
  if (container === 'cloth') return [...cloths, issueStrip(piece), issueCard(piece)];
  return [...cloths, ...shapes.map((shape) => insightPicture(piece, shape))];
}

/** Pages under the cloth of their title: legal texts, and what is for buyers. */
const plainPages = (): { title: string }[] => [
  ...legalPages(),
  workingWithUsPage(),
  capabilityStatementPage(),
  methodsPage(),
  specimensPage(),
  ...specimens(),
  ...conductPolicies(),
];

/** The pictures that content asks for: services, industries, insights, and the cloths of titles and names. */
export function contentPictures(): PictureSpec[] {
  return [
    ...insights().flatMap(picturesOf),
    ...servicePictures(services()),
    ...industryPictures(industries()),
    ...topicWords().map(topicStrip),
    searchCloth(searchPage().title),
    ...plainPages().map(({ title }) => titleCloth(title, 'strip')),
    ...people().flatMap(({ name }) => [nameCloth(name, 'large'), nameCloth(name, 'roster')]),
  ];
}

/** Every picture file of the site, by file name. A picture shown anywhere has to be listed here. */
export function allPictureFiles(): ReadonlyMap<string, PictureFile> {
  // Asked for once for each of the files.
  return memoize('every picture', () => {
    const specs = [...Object.values(gallery), ...contentPictures()];
    const files = [glyphFile, ...specs.map(pictureFile)];
    return new Map(files.map((file) => [file.name, file]));
  });
}
