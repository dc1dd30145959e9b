import { stem as englishStem } from '../en/stem';

/**
 * Kiswahili words end in a vowel and are compared as they are written: what bends them stands at the front,
 * and a word that is being typed has to find those that begin with it. What belongs together is found by its
 * family. Others are English, of texts that are not translated, and lose what they lose in English.
 */
export const stem = (plain: string) => (/[aeiou]$/.test(plain) ? plain : englishStem(plain));
