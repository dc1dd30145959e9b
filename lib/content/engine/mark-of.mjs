import crypto from 'node:crypto';

/**
 * The mark of an English text, by which a translation says what it was made from.
 * @param {string} text
 * @returns {string} eight digits
 */
export const markOf = (text) => crypto.createHash('sha256').update(text).digest('hex').slice(0, 8);
