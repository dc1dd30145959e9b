import { FIRM_ZONE } from '@/lib/format/firm-zone.mjs';

/**
 * When the site is built, in milliseconds. `SOURCE_DATE_EPOCH` sets it, in seconds, as reproducible
 * builds agree (reproducible-builds.org/specs/source-date-epoch); else it is now.
 */
export function buildTime(): number {
  const set = process.env.SOURCE_DATE_EPOCH;
  return set ? Number(set) * 1000 : Date.now();
}

/** The day of the build in the firm's zone: `2026-11-22`. */
export function buildDay(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: FIRM_ZONE }).format(buildTime());
}

/** The years of a copyright: `2025–2026`, or `2025` while it is that year. */
export function yearsSince(first: number): string {
  const now = Number(buildDay().slice(0, 4));
  return now > first ? `${first}–${now}` : String(first);
}
