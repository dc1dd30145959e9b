import { assertFirmFacts } from '@/lib/content/engine/check-firm';
import { ContentError } from '@/lib/content/engine/content-error';
import { isAnythingHeldBack } from '@/lib/content/engine/held-back';
import { contentRoot, forget, readFile, readFolder } from '@/lib/content/engine/read';
import { homePage } from '@/lib/content/pages/home';
import { notFoundPage } from '@/lib/content/pages/not-found';
import { offlinePage } from '@/lib/content/pages/offline';
import { topics } from '@/lib/content/pages/topics';
import { assignments, officeLanguages } from '@/lib/content/pages/working-with-us';
import { contentAdvice, outBeforeItsDate, sameTitle } from '@/lib/content/relations/advice';
import { extractClaims } from '@/lib/content/relations/brief-claims';
import { peopleOnService } from '@/lib/content/relations/graph';
import { industryPage } from '@/lib/content/relations/industry-page';
import {
  assertOwnDrawings,
  insightById,
  insights,
  relatedTo,
} from '@/lib/content/relations/insights';
import { kindSources } from '@/lib/content/relations/kind-sources';
import { pickerChoices } from '@/lib/content/relations/picker';
import { positionPiece, recommendedReading } from '@/lib/content/relations/service-links';
import { tenderFile } from '@/lib/content/relations/tender-file';
import { navigation } from '@/lib/content/routes/navigation';
import { redirects } from '@/lib/content/routes/redirects';
import { sitePages } from '@/lib/content/routes/routes';
import { fileSchemas, folderSchemas } from '@/lib/content/schemas';
import { articles } from '@/lib/content/types/article';
import { capabilityStatement } from '@/lib/content/types/capability-statement';
import { conductPolicies } from '@/lib/content/types/conduct-policy';
import { industries } from '@/lib/content/types/industry';
import { legalPages } from '@/lib/content/types/legal';
import { policyBriefs } from '@/lib/content/types/policy-brief';
import { services } from '@/lib/content/types/service';
import { specimens } from '@/lib/content/types/specimen';
import { readMarkdown } from '@/lib/markdown/document';
import { placeNote } from '@/lib/markdown/margin-note';
import { searchDocuments } from '@/lib/search/documents';

/** What the loaders say of the whole content, in the language of this process, a sentence for each. */
export type CheckedContent = {
  /** Nothing where a build would go through. */
  mistakes: string[];
  /** What reads better otherwise, and stops no build; nothing while there are mistakes. */
  advice: string[];
};

/** The same with the mistakes of what is not on the site yet, which stop no build today. */
export type CheckedDesk = CheckedContent & { heldBack: string[] };

/**
 * Checks the content as a build has it, and then with drafts and with pieces that wait for their day, as the
 * preview has it. For a development server's process: the second time, what was read is known.
 */
export function checkDesk(): CheckedDesk {
  const built = checkContent();
  if (!isAnythingHeldBack(contentRoot())) return { ...built, heldBack: [] };
  process.env.DRAFTS = 'show';
  forget();
  const shown = checkContent();
  const onWhole =
    shown.mistakes.length === 0 ? [...sameTitle(), ...insights().flatMap(outBeforeItsDate)] : [];
  Reflect.deleteProperty(process.env, 'DRAFTS');
  forget();
  const heldBack = shown.mistakes.filter((mistake) => !built.mistakes.includes(mistake));
  // How long a text is says nothing while somebody writes it; what it is called does.
  return { ...built, heldBack, advice: [...new Set([...built.advice, ...onWhole])] };
}

type Check = () => unknown;

/** Checks everything that pages are made of, and goes on after each mistake. */
export function checkContent(): CheckedContent {
  const files = [
    ...Object.entries(fileSchemas).map(
      ([file, schema]) =>
        () =>
          readFile(file, schema),
    ),
    ...Object.entries(folderSchemas).map(
      ([folder, { schema }]) =>
        () =>
          readFolder(folder, schema),
    ),
  ];
  // Kinds first: what a loader asks beyond the schema is asked where a folder is first read.
  const kinds = Object.values(kindSources).map(({ pieces }) => pieces);
  const mistakes = mistakesOf([
    () => assertFirmFacts(),
    ...kinds,
    sitePages,
    navigation,
    redirects,
    ...files,
  ]);
  // What names another piece, and every text, once the files themselves are right: else one slip is told many times.
  if (mistakes.length === 0) mistakes.push(...mistakesOf([...references(), ...texts()]));
  return { mistakes, advice: mistakes.length === 0 ? contentAdvice() : [] };
}

/** What names a piece, a page or a person. */
const references = (): Check[] => [
  ...insights().map((piece) => () => relatedTo(piece)),
  assertOwnDrawings,
  ...services().map((service) => () => recommendedReading(service, 1)),
  ...services().map((service) => () => positionPiece(service)),
  ...services().map(
    ({ id }) =>
      () =>
        peopleOnService(id),
  ),
  ...industries().map(
    ({ id }) =>
      () =>
        industryPage(id),
  ),
  () =>
    homePage().reading.pieces.map((id) =>
      insightById(id, 'content/pages/home.yaml', 'reading.pieces'),
    ),
  topics,
  pickerChoices,
  assignments,
  officeLanguages,
  tenderFile,
  notFoundPage,
  offlinePage,
];

/** Every text that a page sets. */
const texts = (): Check[] => [
  ...insights().map((piece) => () => readMarkdown(piece.body, piece)),
  ...policyBriefs().map((brief) => () => extractClaims(readMarkdown(brief.body, brief), brief)),
  ...articles().map(({ aside, ...piece }) => () => {
    if (aside) placeNote(readMarkdown(piece.body, piece).content, aside, piece.file);
  }),
  ...[...conductPolicies(), ...specimens()].map((page) => () => readMarkdown(page.body, page)),
  ...legalPages().flatMap(({ file, sections }) =>
    sections.map(
      ({ body }) =>
        () =>
          readMarkdown(body, { file }),
    ),
  ),
  () => readMarkdown(capabilityStatement().body, capabilityStatement()),
  searchDocuments,
];

const mistakesOf = (checks: readonly Check[]): string[] => [...new Set(checks.flatMap(mistakesIn))];

function mistakesIn(check: Check): string[] {
  try {
    check();
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.errors.map((sentence) => `${error.file}: ${sentence}`);
  }
}
