/**
 * The last searches of this session, newest first. They never outlive the tab, and a browser that
 * refuses storage simply has none.
 */

import { wellFormed } from '@/lib/format/well-formed';

const KEY = 'recent-searches';
const MOST = 5;
const LONGEST = 80;

/** The searches kept; an empty list for storage that is blocked, empty or not ours. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    const entries = stored
      .filter((entry): entry is string => typeof entry === 'string' && entry.trim() !== '')
      .map((entry) => wellFormed(cut(entry)));
    return [...new Set(entries)].slice(0, MOST);
  } catch {
    return [];
  }
}

/** Puts a search first; one that differs only in case takes the place of the other. */
export function rememberSearch(query: string): string[] {
  const entry = wellFormed(cut(query.trim().replace(/\s+/g, ' ')));
  return entry ? keep([entry, ...without(entry)]) : recentSearches();
}

/** Takes one search out. */
export function forgetSearch(query: string): string[] {
  return keep(without(query));
}

/** Never half of a character: its address could not be written. */
function cut(text: string): string {
  return [...text].slice(0, LONGEST).join('');
}

function without(query: string): string[] {
  return recentSearches().filter((entry) => entry.toLowerCase() !== query.toLowerCase());
}

function keep(entries: string[]): string[] {
  const kept = entries.slice(0, MOST);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is blocked or full: there is nothing to come back to, and nothing is lost.
  }
  return recentSearches();
}
