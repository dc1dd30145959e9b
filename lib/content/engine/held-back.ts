/** What of the content is not on the site yet: drafts, and pieces that wait for their day. */
import fs from 'node:fs';
import path from 'node:path';
import { buildDay } from '@/lib/build-time';
import { type InsightKind, insightKindIds, insightKinds } from '@/lib/content/kinds';
import { splitFrontMatter, valuesOf } from './parts';

type HeldBack = { draft?: boolean | undefined; publish?: string | undefined };

/** `DRAFTS=show npm run dev` shows what is held back too. A build never does, whatever is set. */
export const showsAll = () =>
  process.env.NODE_ENV === 'development' && process.env.DRAFTS === 'show';

/** Whether an entry is on the site on the day of the build, which is that of the firm's zone. */
export function isOut({ draft, publish }: HeldBack): boolean {
  return showsAll() || (!draft && (publish === undefined || publish <= buildDay()));
}

/** Whether what was typed into a file says that it is a draft, while those are not shown. */
export const isHiddenDraft = (typed: unknown): boolean =>
  !showsAll() && Object(typed).draft === true;

/**
 * Whether a piece is written and waits for its `publish` day. A draft waits for nobody: what names it is
 * told so.
 * @param root folder that holds all content
 * @param id `kind/slug`
 * @throws ContentError for front matter that is no YAML
 */
export function isWaiting(root: string, id: string): boolean {
  const { draft, publish } = fieldsOf(root, id);
  return !draft && !isOut({ publish });
}

/** Whether a piece is there, as a draft. */
export const isDraft = (root: string, id: string): boolean => fieldsOf(root, id).draft === true;

function fieldsOf(root: string, id: string): HeldBack {
  const [kind = '', slug = ''] = id.split('/');
  if (!Object.hasOwn(insightKinds, kind)) return {};
  const relative = `${insightKinds[kind as InsightKind].folder}/${slug}.md`;
  const full = path.join(root, relative);
  if (!fs.existsSync(full)) return {};
  const file = `content/${relative}`;
  const { matter } = splitFrontMatter(fs.readFileSync(full, 'utf8'), file);
  return Object(valuesOf(matter, file, 1)) as HeldBack;
}

/** Whether there is any draft, or anything with a day of its own. */
export const isAnythingHeldBack = (root: string): boolean =>
  fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|yaml)$/.test(name))
    .some((name) => HELD_BACK.test(fs.readFileSync(path.join(root, name), 'utf8')));

const HELD_BACK = /^(?:draft: true|publish: )/m;

/** The same by the address of a page, with or without a slash at its end. */
export function isWaitingAt(root: string, address: string): boolean {
  const [, folder = '', slug = ''] = /^(.+)\/([^/]+)\/?$/.exec(address) ?? [];
  return insightKindIds
    .filter((kind) => insightKinds[kind].path === folder)
    .some((kind) => isWaiting(root, `${kind}/${slug}`));
}

const LINK = /\[([^\]]*)\]\((\/[^)\s#?]*)[^)]*\)/g;

/** A Markdown text in which links to pieces that wait are plain words, until the day comes. */
export function withoutWaitingLinks(markdown: string, root: string): string {
  return markdown.replace(LINK, (whole, words: string, address: string) =>
    isWaitingAt(root, address) ? words : whole,
  );
}
