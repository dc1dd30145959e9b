import fs from 'node:fs';
import path from 'node:path';
import { buildDay } from '@/lib/build-time';
import { contentRoot } from '@/lib/content/engine/read';
import { kindFacts } from '@/lib/content/kinds';
import { fileSchemas, folderSchemas } from '@/lib/content/schemas';
import { industries } from '@/lib/content/types/industry';
import type { Insight } from '@/lib/content/types/insight';
import { offices } from '@/lib/content/types/office';
import { people } from '@/lib/content/types/person';
import { services } from '@/lib/content/types/service';
import { countWords } from '@/lib/format/reading-time';
import { slugify } from '@/lib/format/slug.mjs';
import { languages } from '@/lib/languages';
import type { Photo } from '@/lib/photo/photo';
import { countAdvice } from './count-advice';
import { insights } from './insights';
import { pickerChoices } from './picker';

/**
 * What reads better otherwise and stops no build: one sentence each, with file, field, what was found
 * and what is wanted. The build prints them.
 */
export function contentAdvice(): string[] {
  const pieces = insights();
  const heard = new Set(pieces.flatMap((piece) => piece.people));
  return [
    ...pieces.flatMap(({ kind, body, file }) => {
      const length = lengthAdvice(kindFacts(kind).words, countWords(body));
      return length ? [`${file}: the text: ${length}`] : [];
    }),
    ...pieces.flatMap(stillToCome),
    ...sameTitle(),
    ...pieces.flatMap(outBeforeItsDate),
    ...sameOrder(people().map((one) => ({ ...one, file: `content/people/${one.id}.yaml` }))),
    ...sameOrder(services().map((one) => ({ ...one, file: `content/services/${one.id}.yaml` }))),
    ...sameOrder(
      industries().map((one) => ({ ...one, file: `content/industries/${one.id}.yaml` })),
    ),
    ...sameOrder(
      offices().map(({ id, city, order }) => ({
        file: `content/offices/${id}.yaml`,
        name: city,
        order,
      })),
    ),
    ...countAdvice(),
    ...unsaidInPicker(),
    ...sameName(),
    ...movedOffices(),
    ...foldersNobodyReads(),
    ...[...people(), ...pieces].flatMap(({ photo }) => photoAdvice(photo)),
    ...people()
      .filter(({ id }) => !heard.has(id))
      .map(
        ({ id }) =>
          `content/people/${id}.yaml: found no piece of theirs, one as author or speaker is wanted: search finds people by what they wrote`,
      ),
  ];
}

/** A piece that was begun twice, or a copy that kept its title: a list would show it twice. */
export function sameTitle(): string[] {
  const byTitle = new Map<string, Insight[]>();
  const keyOf = ({ kind, title }: Insight) => `${kind} ${title}`;
  for (const piece of insights()) {
    const known = byTitle.get(keyOf(piece));
    if (known) known.push(piece);
    else byTitle.set(keyOf(piece), [piece]);
  }
  return insights().flatMap((piece) => {
    const other = byTitle.get(keyOf(piece))?.find(({ id }) => id !== piece.id);
    return other
      ? [
          `${piece.file}: title: found ${JSON.stringify(piece.title)}, which is that of ${other.file} too, a title of its own is wanted: in lists nobody can tell the two apart`,
        ]
      : [];
  });
}

/** A day of publishing that holds nothing back, because the piece says that it came out later. */
export const outBeforeItsDate = ({ file, publish, published }: Insight): string[] =>
  publish && publish < published
    ? [
        `${file}: publish: found ${publish}, which is before its date, ${published} or later is wanted, or no publish`,
      ]
    : [];

type Ordered = { file: string; name: string; order?: number | undefined };

/** Two in one place stand in the order of their file names, which nobody has chosen. */
const sameOrder = (all: readonly Ordered[]): string[] =>
  all.flatMap(({ file, order }, index) => {
    const other = all.slice(0, index).find((one) => order !== undefined && one.order === order);
    const last = Math.max(...all.map((one) => one.order ?? 0));
    return other
      ? [
          `${file}: order: found ${order}, which is that of ${other.name} too, a number that no other has is wanted, such as ${last + 1}`,
        ]
      : [];
  });

/** What a visitor chooses in the picker of the home page deserves a sentence of its own. */
function unsaidInPicker(): string[] {
  const { services: practices, industries: sectors } = pickerChoices();
  return practices.flatMap(({ id, byIndustry }) =>
    sectors
      .filter((sector) => byIndustry[sector.id] === undefined)
      .map(
        (sector) =>
          `content/services/${id}.yaml: byIndustry: found nothing for ${JSON.stringify(sector.id)}, a sentence is wanted: what the practice means there, for the picker of the home page`,
      ),
  );
}

/** A file that was copied for somebody else. */
const sameName = (): string[] =>
  people().flatMap(({ id, name }, index, all) => {
    const other = all.slice(0, index).find((one) => one.name === name);
    return other
      ? [
          `content/people/${id}.yaml: name: found ${name}, which stands in content/people/${other.id}.yaml too, the name of somebody else is wanted`,
        ]
      : [];
  });

/** An address keeps the name of its file, and whoever has it looks for that city. */
const movedOffices = (): string[] =>
  offices()
    .filter(({ id, city }) => slugify(city) !== id)
    .map(
      ({ id, city }) =>
        `content/offices/${id}.yaml: city: found ${city}, while its address is /contact#${id}, a file named ${slugify(city)}.yaml is wanted, with the degrees of ${city}`,
    );

/** A day to come in one of these fields holds nothing back. */
function stillToCome({ kind, file, published, updated = published }: Insight): string[] {
  const today = buildDay();
  const out = kindFacts(kind).date === 'takes-place' ? 'announced' : 'date';
  const [field, day] = published > today ? [out, published] : ['updated', updated];
  return day > today
    ? [
        `${file}: ${field}: found ${day}, which is still to come while the piece is out, a day that has come is wanted; publish: ${day} would keep the piece back`,
      ]
    : [];
}

/** A folder of somebody's own: its pieces would be waited for in vain. */
function foldersNobodyReads(): string[] {
  const known = new Set([
    ...Object.keys(folderSchemas),
    ...Object.keys(fileSchemas).map((file) => path.dirname(file)),
    ...languages.map(({ id }) => id),
  ]);
  return fs
    .readdirSync(contentRoot(), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !known.has(entry.name))
    .filter(({ name }) =>
      fs.readdirSync(path.join(contentRoot(), name)).some((file) => !file.endsWith('.ts')),
    )
    .map(
      ({ name }) =>
        `content/${name}: found a folder that nothing reads, one of ${Object.keys(folderSchemas).join(', ')} is wanted`,
    );
}

/** Wider than the widest file that is made of a photo, by far. */
const WIDE = 6000;

const photoAdvice = (photo: Photo | undefined): string[] =>
  photo && photo.width > WIDE
    ? [
        `${photo.file}: the photo: found ${photo.width} × ${photo.height} pixels, ${WIDE} or fewer are wanted: the pages have smaller files made of it, and only the folder grows`,
      ]
    : [];

type Length = { least: number; most?: number };

function lengthAdvice(wanted: Length | undefined, words: number): string | undefined {
  if (!wanted) return undefined;
  const { least, most } = wanted;
  if (words >= least && (most === undefined || words <= most)) return undefined;
  const range = most === undefined ? `${least} or more` : `${least} to ${most}`;
  return `found ${words} words, ${range} are wanted`;
}
