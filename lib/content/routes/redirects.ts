import { z } from 'zod';
import { ContentError } from '@/lib/content/engine/content-error';
import { readFile } from '@/lib/content/engine/read';
import { sitePages } from './routes';

const NAME = 'redirects.yaml';
const FILE = `content/${NAME}`;

const address = z
  .string()
  .regex(
    /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/,
    'an address that begins with a slash and ends without one, such as /insights/seed-law',
  );

/** `content/redirects.yaml`; the export needs at least one of them to write the forwarding pages. */
export const redirectList = z
  .array(
    z.strictObject({
      from: address.describe('Address that a page once had.'),
      to: address.describe('Address that it has now.'),
    }),
  )
  .min(1);

/** An address that forwards. Both are without base path and trailing slash. */
export type Redirect = {
  from: string;
  to: string;
  /** Title of the page it leads to. */
  title: string;
};

/**
 * Every address that forwards, as the file lists them. The forwarding pages are made from this list,
 * and so are the rules of hosts that can answer with status 301.
 * @throws ContentError for a target that is no page, an old address that is one, and one listed twice
 */
export function redirects(): Redirect[] {
  return checkRedirects(readFile(NAME, redirectList), sitePages());
}

/** Addresses that lead on to a page. */
export const oldAddresses = () => readFile(NAME, redirectList).map(({ from }) => from);

/**
 * The first address that a page had, so that feed readers and calendars know it again after it moved.
 * @param path present address, without base path and trailing slash
 */
export function firstPath(path: string): string {
  return readFile(NAME, redirectList).find(({ to }) => to === path)?.from ?? path;
}

/**
 * Titles for redirects, once they are known to lead somewhere.
 * @param pages every page of the site
 * @throws ContentError as `redirects`
 */
export function checkRedirects(
  list: readonly { from: string; to: string }[],
  pages: readonly { path: string; title: string }[],
): Redirect[] {
  const titles = new Map(pages.map(({ path, title }) => [path, title]));
  const errors = list.flatMap(({ from, to }, index) => {
    const place = `[${index + 1}]`;
    const earlier = list.findIndex((other) => other.from === from);
    return [
      titles.has(from) &&
        `${place}.from: found ${JSON.stringify(from)}, which is a page of the site, expected an address that no page has any more`,
      earlier < index &&
        `${place}.from: found ${JSON.stringify(from)} a second time, expected each address once`,
      !titles.has(to) &&
        `${place}.to: found ${JSON.stringify(to)}, expected the present address of a published page`,
    ].filter((error) => error !== false);
  });
  if (errors.length > 0) throw new ContentError(FILE, errors);
  return list.map(({ from, to }) => ({ from, to, title: titles.get(to) ?? '' }));
}
