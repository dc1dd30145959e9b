import { wellFormed } from '@/lib/format/well-formed';

/** The end of an address that asks for a text; empty for an empty text. Takes any text whatever. */
export function searchQuery(text: string): string {
  return text && `?q=${encodeURIComponent(wellFormed(text))}`;
}

/** Path of the results for a text. */
export const searchHref = (text: string) => `/search${searchQuery(text)}`;
