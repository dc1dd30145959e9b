import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import { language } from '@/lib/languages';
import type { InsightSummary } from './insight';

const { placeholder: notes } = labels;

const listOf = new Intl.ListFormat(language.locale);

/** What a piece that is invented says of itself on its page; nothing of any other. */
export function placeholderNote({
  kind,
  placeholder,
}: Pick<InsightSummary, 'kind' | 'placeholder'>) {
  return placeholder ? notes.pieces[kind] : undefined;
}

/** What a machine is told of a person. */
export function bioOf({ bio, placeholder }: { bio: string; placeholder: boolean }): string {
  return placeholder ? interpolate(notes.bio, { bio }) : bio;
}

type Named = { name: string; placeholder: boolean };

/** What a page says of the people whom it shows: that all, some or none of them are placeholders. */
export function peopleNote(people: readonly Named[]): string | undefined {
  const names = people.filter(({ placeholder }) => placeholder).map(({ name }) => name);
  if (names.length === 0) return undefined;
  const { all, some } = notes.people;
  return names.length === people.length ? all : interpolate(some, { names: listOf.format(names) });
}

/** What stands below the figures of the offices, while those of some are placeholders. */
export function officesNote(offices: readonly { city: string; placeholder: boolean }[]) {
  const cities = offices.filter(({ placeholder }) => placeholder).map(({ city }) => city);
  return cities.length > 0
    ? interpolate(notes.offices, { cities: listOf.format(cities) })
    : undefined;
}

/** What stands beside promises, while the firm has yet to confirm one of them. */
export function promisesNote(promises: readonly { placeholder: boolean }[]): string | undefined {
  return promises.some(({ placeholder }) => placeholder) ? notes.promises : undefined;
}

type Drafted = { title: string; items: readonly { placeholder: boolean }[] };

/** The same once for a page: which of its parts hold promises that the firm has yet to confirm. */
export function draftedNote(parts: readonly Drafted[]): string | undefined {
  const titles = parts.filter(({ items }) => promisesNote(items)).map(({ title }) => title);
  return titles.length > 0
    ? interpolate(notes.promisesOf, { parts: listOf.format(titles.map((title) => `“${title}”`)) })
    : undefined;
}

/** The role of a person as printed below the name, which says of an invented one that it is. */
export function roleOf({ role, placeholder }: { role: string; placeholder: boolean }): string {
  return placeholder ? interpolate(notes.role, { role }) : role;
}
