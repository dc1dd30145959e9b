/** What `npm run setup` is told of a firm, checked. docs/making-it-yours.md says what each answer is for. */
import { z } from 'zod';
import { importTypeScript } from '../../../lib/export/import-typescript.mjs';

const { describeIssues } = importTypeScript('lib/content/engine/content-error.ts');
const { firmFields: field } = importTypeScript('lib/content/types/firm-schema.ts');
const { schema: office } = importTypeScript('lib/content/types/office-schema.ts');

const text = z.string().trim().min(1, 'words');
// Written as the site prints it: figures and spaces.
const phone = z
  .string()
  .regex(/^\+\d[\d ]{6,}\d$/, 'a number in international form, such as +254 700 000 000');
const figure = z.string().regex(/^\d+\+$/, 'a range such as 25+');
const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, 'six digits after #, in small letters, such as #141b1e');
const path = z
  .string()
  .regex(/^M[\dMLHVCSQTAZmlhvcsqtaz\s.,-]+$/, 'SVG path data, such as M0 3h32v3.5H0z');

/** `''` says that there is none. */
const orNone = (/** @type {z.ZodType} */ schema) => z.union([z.literal(''), schema]);

/**
 * The answers that a firm may give, each of them optional: what is not said stays as it is.
 * @param {{ languages: readonly string[], offices: readonly string[], profiles: readonly string[], tokens: readonly string[] }} known
 */
function schemaOf({ languages, offices, profiles, tokens }) {
  const ofEach = (/** @type {readonly string[]} */ keys, /** @type {z.ZodType} */ value) =>
    z.strictObject(Object.fromEntries(keys.map((key) => [key, value.optional()])));
  const colours = ofEach(tokens, colour);
  return z
    .strictObject({
      name: field.name,
      shortName: field.shortName,
      domain: field.domain,
      email: field.mail,
      careersEmail: field.mail,
      phone,
      whatsapp: orNone(phone),
      address: z
        .strictObject({
          street: field.street,
          city: field.city,
          postalCode: field.postalCode,
          countryCode: field.countryCode,
        })
        .partial(),
      profiles: ofEach(profiles, field.profile),
      copyrightSince: field.copyrightSince,
      readers: field.readers,
      replyTime: z.strictObject({ hours: field.hours, days: field.days }).partial(),
      words: ofEach(
        languages,
        z
          .strictObject({
            tagline: text,
            description: text,
            street: z.string(),
            country: text,
            areaServed: text,
          })
          .partial(),
      ),
      offices: officesAmong(offices),
      colours: z.strictObject({ light: colours, dark: colours }).partial(),
      face: z
        .string()
        .regex(
          /^(?:@fontsource(?:-variable)?\/[a-z0-9-]+|\.{0,2}\/.+)$/,
          'a package such as @fontsource/work-sans, or a folder laid out like one, such as ./face',
        ),
      mark: z.union([z.literal('letter'), z.strictObject({ large: path, small: path })]),
    })
    .partial();
}

/**
 * Of an office that is there its figures, or `''`, which takes it away; of another all that its file holds.
 * @param {readonly string[]} known
 */
function officesAmong(known) {
  const figures = z.strictObject({ projects: figure, clients: figure, staff: figure });
  const ofKnown = Object.fromEntries(known.map((id) => [id, orNone(figures).optional()]));
  return z
    .object(ofKnown)
    .catchall(z.looseObject({}))
    .superRefine((answers, context) => {
      const added = Object.entries(answers).filter(([id]) => !known.includes(id));
      for (const [id, values] of added) {
        const { error } = office.safeParse({ ...values, placeholder: false });
        for (const issue of error?.issues ?? [])
          context.addIssue({ ...issue, path: [id, ...issue.path] });
        if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) continue;
        const message = 'the name of the city in small letters, with hyphens for spaces';
        context.addIssue({ code: 'custom', path: [id], message });
      }
      if (added.length > 0 || known.some((id) => answers[id] !== '')) return;
      context.addIssue({ code: 'custom', path: [], message: 'one office at least' });
    });
}

/** @typedef {z.output<ReturnType<typeof schemaOf>>} Answers */

/**
 * @param {unknown} given
 * @param {Parameters<typeof schemaOf>[0]} known ids that answers may use
 * @param {{ name: string, shortName: string }} firm as it is called now
 * @returns {{ answers: Answers } | { errors: string[] }} a sentence for each answer that cannot be taken
 */
export function checkAnswers(given, known, firm) {
  const result = schemaOf(known).safeParse(given);
  if (!result.success) return { errors: describeIssues(result.error.issues, given) };
  const { name, shortName } = { ...firm, ...result.data };
  if (!name.startsWith(shortName)) {
    return {
      errors: [
        `shortName: found ${JSON.stringify(shortName)}, expected the words with which the name begins, ${JSON.stringify(name)}: the logo sets them first`,
      ],
    };
  }
  return { answers: result.data };
}
