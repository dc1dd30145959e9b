/** Parameters that say where a reader came from, and nothing of the page. */
const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|mc_[ce]id|igshid|yclid|_ga|geo|amp|outputType)$/i;
/** Part of a host name that stands for a trial: `beta.`, `betabd.`, `staging.`; or a maker's own copy. */
const TRIAL =
  /(?:^|\.)(?:beta\w{0,3}|staging|stage|test|dev|preview|uat|sandbox)\.|\.dotcmscloud\.com$|^localhost$/i;

/**
 * What is wrong with the address of a source, as what was expected instead; nothing when it can be
 * cited. Refused is what leads to a copy of the page, or stops leading anywhere: AMP pages, trial hosts,
 * numbers in place of a page's address, and marks that follow a reader.
 * @param address an absolute address
 */
export function errorOfAddress(address: string): string | undefined {
  const { hostname, pathname, searchParams } = new URL(address);
  const tracking = [...searchParams.keys()].find((name) => TRACKING.test(name));
  if (
    /^(?:www\.)?amp\.|\.ampproject\.org$/.test(hostname) ||
    /(?:^|[/.])amp(?:[/.]|$)/i.test(pathname)
  ) {
    return 'the address of the page itself, not of its AMP copy';
  }
  if (tracking) return `an address without ${tracking}=, which says nothing of the page`;
  if (pathname.length <= 4 && /^\d+$/.test(searchParams.get('p') ?? '')) {
    return 'the address in words that the page opens at, not ?p= and a number';
  }
  if (TRIAL.test(hostname)) return 'the public host, not one for trials';
  if (!hostname.includes('.'))
    return 'an address with a whole domain, such as https://firm.org/page';
  if (hostname.endsWith('.')) return 'a host name without a dot at its end';
  return undefined;
}
