/** What journeys need to know of today's content, read from its files: nothing of it is written down here. */
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { frontMatter } from '../../lib/content/engine/front-matter.mjs';
import { isOut } from '../../lib/content/engine/held-back';
import { firm } from '../../lib/firm';

const root = path.join(process.cwd(), 'content');

/** The fields of every published file of a folder, with the name of the file. */
function entries<Fields>(folder: string): (Fields & { slug: string })[] {
  return fs
    .readdirSync(path.join(root, folder))
    .filter((name) => /\.(?:md|yaml)$/.test(name))
    .map((name) => {
      const text = fs.readFileSync(path.join(root, folder, name), 'utf8');
      return { ...parse(frontMatter(text)?.matter ?? text), slug: name.replace(/\.\w+$/, '') };
    })
    .filter(isOut);
}

export type OfficeFigures = { projects: string; clients: string; staff: string };
export const office = (id: string): OfficeFigures =>
  entries<OfficeFigures>('offices').find(({ slug }) => slug === id) as OfficeFigures;

type Person = { name: string; expertise: string[] };
export const people = () => entries<Person>('people');

type Event = { title: string; start: string; end: string };
/** Events by how they stand at an instant, the nearer first. */
export function eventsAt(now: string) {
  const all = entries<Event>('events').sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
  const at = Date.parse(now);
  return {
    all,
    coming: all.filter(({ start }) => Date.parse(start) > at),
    underWay: all.filter(({ start, end }) => Date.parse(start) <= at && at <= Date.parse(end)),
    past: all.filter(({ end }) => Date.parse(end) < at),
  };
}

/** A text with the firm's facts in place of `{firm.email}` and `{nairobi.projects}`. */
export function withFacts(text: string): string {
  return text.replace(/\{(\w+)((?:\.\w+)+)\}/g, (_, first: string, rest: string) => {
    const whole: unknown = first === 'firm' ? firm : office(first);
    return String(
      rest
        .slice(1)
        .split('.')
        .reduce<unknown>((part, key) => Reflect.get(Object(part), key), whole),
    );
  });
}
