/** Lists of the enquiry form, by the folder whose pages they name. */
const LISTS: Readonly<Record<string, string>> = { services: 'solution', industries: 'industry' };

/**
 * Address of the enquiry form, in which what a page is about is chosen.
 * @param path of the page of a practice or an industry; of another, or of none, the contact page is the way
 */
export function enquiryAbout(path = ''): string {
  const [, folder = '', id] = path.split('/');
  const list = LISTS[folder];
  return list && id ? `/contact?${list}=${id}#inquiry` : '/contact';
}

/** Path of the practice that stands first behind a piece, for `enquiryAbout`. */
export const practiceBehind = ({ services: [first] }: { services: readonly string[] }) =>
  first && `/services/${first}`;
