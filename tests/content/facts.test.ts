import fs from 'node:fs';
import path from 'node:path';
import { contentRoot } from '@/lib/content/engine/read';
import { homePage } from '@/lib/content/pages/home';
import { countAdvice } from '@/lib/content/relations/count-advice';
import { offices } from '@/lib/content/types/office';
import { experts, leadership } from '@/lib/content/types/person';
import { firm } from '@/lib/firm';
import { labels } from '@/lib/labels';

const counts: readonly string[] = labels.numbers;
const { impact } = homePage();

/** Facts of the firm that its texts repeat: how they are written there, and what they have to be. */
const facts: [string, RegExp, string][] = [
  ['readers of the newsletter', /([\d,.]+\+?) professionals/g, firm.newsletter.readers],
  ['clients', /(\d+\+?) clients/g, impact.clients.number],
  ['years of experience', /\b(?:for |years?: )?(\d+\+) years/g, impact.years.number],
  ['reply to an enquiry', /within (\d+ (?:hours|days))/g, firm.replyTime.inquiry],
  ['reply to an application', /within ([\d–-]+ business days)/g, firm.replyTime.application],
  // They say {offices}, which follows the files; a number that is written out does not.
  ['offices', /\b(\w+) (?:African )?offices\b/gi, counts[offices().length] as string],
  [
    'leaders',
    /\b(\w+) people(?: who answer|, one line|, each with)/gi,
    counts[leadership().length] as string,
  ],
  ['experts', /\b(\w+) leads you will meet/gi, counts[experts().length] as string],
];

/**
 * What the firm says of itself, by file: pages, menus, labels, legal pages. A report of a year tells what was
 * so in that year, and keeps it.
 */
const texts: [string, string][] = ['pages', 'legal', 'navigation.yaml', 'interface/en.ts']
  .map((name) => path.join(contentRoot(), name))
  .flatMap((full) =>
    fs.statSync(full).isDirectory()
      ? fs.readdirSync(full).map((file) => path.join(full, file))
      : [full],
  )
  .map((file): [string, string] => [
    path.relative(contentRoot(), file),
    fs.readFileSync(file, 'utf8'),
  ]);

it.each(facts)('%s: the same wherever the firm says it', (_, pattern, truth) => {
  const said = texts.flatMap(([file, text]) =>
    [...text.matchAll(pattern)]
      .map(([, found]) => (found as string).toLowerCase())
      .filter((found) => /\d/.test(found) || counts.includes(found))
      .map((found) => [file, found]),
  );
  expect(said.filter(([, found]) => found !== truth)).toEqual([]);
});

it('practices and industries: as many as there are, wherever a text counts them', () => {
  expect(countAdvice()).toEqual([]);
});
