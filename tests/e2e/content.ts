/** What journeys need to know of today's content, read from its files: nothing of it is written down here. */
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { frontMatter } from '../../lib/content/engine/front-matter.mjs';
import { isOut } from '../../lib/content/engine/held-back';
import { type InsightKind, insightKinds } from '../../lib/content/kinds';
import { homePage } from '../../lib/content/pages/home';
import { pickerChoices } from '../../lib/content/relations/picker';
import { industries } from '../../lib/content/types/industry';
import { type Office, offices } from '../../lib/content/types/office';
import { services } from '../../lib/content/types/service';
import { topicWords } from '../../lib/content/types/topic';
import { firm } from '../../lib/firm';

const root = path.join(process.cwd(), 'content');

/** The fields of every published file of a folder, with the name of the file and its whole text. */
function entries<Fields>(folder: string): (Fields & { slug: string; text: string })[] {
  return fs
    .readdirSync(path.join(root, folder))
    .filter((name) => /\.(?:md|yaml)$/.test(name))
    .sort()
    .map((name) => {
      const text = fs.readFileSync(path.join(root, folder, name), 'utf8');
      return {
        ...parse(frontMatter(text)?.matter ?? text),
        slug: name.replace(/\.\w+$/, ''),
        text,
      };
    })
    .filter(isOut);
}

type Person = { name: string; expertise: string[] };
export const people = () => entries<Person>('people');

type Piece = { title: string; aside?: { beside: string; text: string } };
/** The first piece of a kind, in the order of file names, whose text is as wanted. */
export function pieceOf(kind: InsightKind, ...wanted: readonly RegExp[]) {
  const { folder, path: below } = insightKinds[kind];
  const found = entries<Piece>(folder).find(({ text }) =>
    wanted.every((pattern) => pattern.test(text)),
  );
  if (!found) throw new Error(`No ${kind} has ${wanted.join(' and ')}.`);
  return { ...found, route: `${below}/${found.slug}/`.slice(1) };
}
/** The address of its page, without the leading slash. */
export const routeOf = (kind: InsightKind, ...wanted: readonly RegExp[]): string =>
  pieceOf(kind, ...wanted).route;

/** The address of the practice or industry that shows something of its own in a way, or of the first: without the leading slash. */
export function practiceRoute(folder: 'services' | 'industries', feature: string): string {
  const all = entries<{ feature?: { kind: string } }>(folder);
  const { slug } = all.find((one) => one.feature?.kind === feature) ?? (all[0] as (typeof all)[0]);
  return `${folder}/${slug}/`;
}

/** The address of the first specimen of a kind, without the leading slash. */
export function specimenRoute(kind: string): string {
  const found = entries<{ kind: string }>('specimens').find((one) => one.kind === kind);
  if (!found) throw new Error(`No specimen is a ${kind}.`);
  return `working-with-us/specimens/${found.slug}/`;
}

type Event = {
  title: string;
  start: string;
  end: string;
  type: string;
  place: string;
  fee: string;
  recording?: boolean;
};
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

/** A webinar, a workshop with a programme and, before both, a conference with a recording. */
export function eventsOfEachType() {
  const all = entries<Event>('events')
    .map((event) => ({ ...event, route: `insights/events/${event.slug}/` }))
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
  const conference = all.find(({ recording }) => recording);
  const latest = (type: string, wanted: RegExp) =>
    all.findLast((event) => event.type === type && wanted.test(event.text));
  const [webinar, workshop] = [latest('webinar', /^agenda:/m), latest('workshop', /^agenda:/m)];
  if (!webinar || !workshop || !conference) throw new Error('An event of some type is not there.');
  return { webinar, workshop, conference };
}

/** The offices as a screen reader is told of them: the first in full, of the others the row. */
function officesToHear() {
  const [headquarters, ...others] = offices();
  const rowOf = ({ city, country }: Office) => `${city} ${country}`;
  const cities = offices().map(({ city }) => city);
  return {
    headquarters: headquarters && { ...headquarters, row: rowOf(headquarters) },
    others: {
      rows: others
        .map((office) => `- radio "${rowOf(office)}"\n    - text: ${rowOf(office)}`)
        .join('\n    '),
    },
    cities: { listed: cities.join(', '), named: cities.join(' ') },
  };
}

/** A line for each of some things; all but the first are indented as that is where it stands. */
const linesOf = <Thing>(things: readonly Thing[], indent: number, line: (thing: Thing) => string) =>
  things.map(line).join(`\n${' '.repeat(indent)}`);

/** What menus, lists and forms offer, which is as many as the firm has. */
function offered() {
  const picker = pickerChoices();
  const option = (name: string, chosen: boolean) =>
    `- option "${name}"${chosen ? ' [selected]' : ''}`;
  const practices = services();
  return {
    count: String(practices.length),
    menu: linesOf(
      practices,
      8,
      ({ name, summary, path }) =>
        `- listitem:\n          - link "${name} ${summary}":\n            - /url: ${path}/`,
    ),
    solutions: linesOf(practices, 2, ({ name }) => option(name, false)),
    industries: linesOf(industries(), 2, ({ name }) => option(name, false)),
    pickerServices: linesOf(picker.services, 6, (one) =>
      option(one.shortName, one === picker.services[0]),
    ),
    pickerIndustries: linesOf(picker.industries, 6, (one) =>
      option(one.shortName, one === picker.industries[0]),
    ),
    topics: linesOf(
      topicWords(),
      6,
      ({ name, path }) => `- listitem:\n        - link "${name}":\n          - /url: ${path}/`,
    ),
    // A firm need not have one.
    whatsapp: firm.whatsapp
      ? '- listitem:\n      - link "Send by WhatsApp"\n      - text: goes to Meta, in a new tab'
      : '',
  };
}

/** A text with facts in place of `{firm.email}`, `{home.offices.title}` and `{headquarters.projects}`. */
export function withFacts(text: string): string {
  const facts = { firm, home: homePage(), offered: offered(), ...officesToHear() };
  return text.replace(/\{(\w+(?:\.\w+)+)\}/g, (_, names: string) =>
    String(names.split('.').reduce<unknown>((part, key) => Reflect.get(Object(part), key), facts)),
  );
}
