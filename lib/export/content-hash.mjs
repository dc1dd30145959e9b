import { createHash } from 'node:crypto';

/**
 * A short name for a file's content, so that the file may be cached for good.
 * @param {string | Buffer} content
 * @returns {string} 12 characters of base64url (72 bits)
 */
export function contentHash(content) {
  return createHash('sha256').update(content).digest('base64url').replace(/^-/, '_').slice(0, 12);
}

/**
 * A hash as Content Security Policy and Subresource Integrity write it.
 * @param {string | Buffer} content
 * @returns {string} `sha256-…`
 */
export function integrity(content) {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
