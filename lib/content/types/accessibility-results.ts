import { z } from 'zod';
import { sw } from '@/content/audit-words/sw';
import { ContentError } from '@/lib/content/engine/content-error';
import { readFile } from '@/lib/content/engine/read';
import { formatDate } from '@/lib/format/date';
import { type LanguageId, language } from '@/lib/languages';

/** Written by `npm run a11y` after a complete run; nobody edits it by hand. */
const FILE = 'accessibility-results.json';

/** A run makes about 1.5 million checks. */
const MOST_CHECKS = 100_000_000;

const count = z.int().min(0);

const engine = z.strictObject({
  name: z.string().min(3),
  version: z.string().regex(/^\d+\.\d+\.\d+/, { error: 'a version such as 4.10.2' }),
  /** What its rules are taken from. */
  standard: z.string().min(4),
  rules: z.int().min(1),
  /** Rules applied to elements, over all views. */
  checks: z.int().min(1),
  violations: count,
  /** Findings that an entry of `exceptions` covers. */
  exceptions: count,
  /** What the engine leaves to a person. */
  questions: count,
});

const exception = z.strictObject({
  engine: z.string().min(3),
  rule: z.string().min(3),
  count,
  reason: z.string().min(20),
  /** Where the reason can be read: title and address. */
  source: z.string().min(5),
  link: z.url({ protocol: /^https$/, error: 'an address that begins with https://' }),
});

/** `content/accessibility-results.json` */
export const schema = z.strictObject({
  date: z.iso.date({ error: 'a date such as 2026-03-12' }),
  pages: z.int().min(1),
  states: z.int().min(1),
  /** Pages and states times themes and widths. */
  views: z.int().min(1),
  themes: z.array(z.enum(['light', 'dark'])).length(2),
  /** CSS pixels. */
  widths: z.array(z.int().min(320)).min(2),
  engines: z.array(engine).length(3),
  exceptions: z.array(exception),
});

/**
 * What three engines found on the site in the last complete run.
 * @throws ContentError as `readFile`
 */
export function accessibilityResults() {
  return readFile(FILE, schema, MOST_CHECKS);
}

/** The day of the last complete run. */
export function accessibilityDate(): string {
  return formatDate(accessibilityResults().date);
}

/** Its words in other languages; the statement of a language that has none here stays in the first. */
const words: Partial<Record<LanguageId, Readonly<Record<string, string>>>> = { sw };

/**
 * A text of the results in the language of this build.
 * @throws ContentError for one that has not been translated
 */
function inOwnWords(text: string): string {
  const own = words[language.id];
  if (!own) return text;
  const said = own[text];
  if (said) return said;
  throw new ContentError(`content/audit-words/${language.id}.ts`, [
    `the words: found none for ${JSON.stringify(text)}, expected what it is in this language`,
  ]);
}

const figure = (value: number) => value.toLocaleString(language.locale);
const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;

/** The results as Markdown, for the placeholders of the accessibility statement; tables are given as rows. */
export function accessibilityFacts(): Record<string, string> {
  const { date, pages, states, views, widths, engines, exceptions } = accessibilityResults();
  return {
    testedOn: formatDate(date),
    pages: figure(pages),
    states: figure(states),
    views: figure(views),
    widths: new Intl.ListFormat(language.locale).format(widths.map(String)),
    engineRows: engines
      .map(({ name, version, standard, rules, checks, violations, exceptions: aside, questions }) =>
        row(
          `${name} ${version}`,
          inOwnWords(standard),
          ...[rules, checks, violations, aside, questions].map(figure),
        ),
      )
      .join('\n'),
    exceptionRows: exceptions
      .map(({ engine: name, rule, count: times, reason, source, link }) =>
        row(
          `${name}: ${rule}`,
          figure(times),
          `${inOwnWords(reason)} [${inOwnWords(source)}](${link})`,
        ),
      )
      .join('\n'),
  };
}
