import { z } from 'zod';
import { parseSteps, type Step } from '@/lib/content/engine/parse-steps';
import { splitSections } from '@/lib/content/engine/split-sections';
import { labels, labelsIn } from '@/lib/labels';
import { type CaseExhibit, caseExhibits } from './case-exhibit';
import { type AuthoredInsight, authored, newestFirst, readKind } from './insight';
import { authoredFields } from './insight-fields';

const sentence = z.string().min(10);

/** `content/case-studies/<slug>.md` */
export const schema = z.strictObject({
  ...authoredFields,
  client: z.string().describe('Described, never named.'),
  country: z.string(),
  where: z.string(),
  duration: z.string(),
  tags: z.array(z.string()).min(1).max(4),
  challenge: sentence,
  solution: sentence,
  results: z.array(sentence).min(3).max(4),
  exhibits: caseExhibits
    .optional()
    .describe('What the work left on the wall and on paper, drawn again.'),
  callToAction: z.string().describe('The sentence above the way to a person, at the end.'),
});

export type CaseStudy = AuthoredInsight & {
  client: string;
  country: string;
  where: string;
  duration: string;
  tags: string[];
  challenge: string;
  solution: string;
  results: string[];
  /** What was done, step by step. */
  steps: Step[];
  exhibits: CaseExhibit[];
  callToAction: string;
};

/** All case studies, newest first. Throws ContentError when a heading is missing. */
export function caseStudies(): CaseStudy[] {
  return readKind('case-study', schema)
    .map(({ data, ...entry }) => {
      const sections = splitSections(
        entry.body,
        labelsIn(entry.bodyLanguage).caseStudy.headings,
        entry.file,
      );
      return {
        ...authored('case-study', { data, ...entry }),
        client: data.client,
        country: data.country,
        where: data.where,
        duration: data.duration,
        tags: data.tags,
        challenge: data.challenge,
        solution: data.solution,
        results: data.results,
        steps: parseSteps(sections.work, entry.file),
        exhibits: data.exhibits ?? [],
        callToAction: data.callToAction,
        lead: { title: labels.caseStudy.results, sentences: data.results },
        keywords: [...data.tags, data.country, data.where],
        texts: [data.client, data.challenge, data.solution, ...data.results],
      };
    })
    .sort(newestFirst);
}
