/** @jest-environment node */
import crypto from 'node:crypto';
import { markOf } from '@/lib/content/engine/mark-of.mjs';
import { sha256 } from '@/lib/editor/browser/sha-256';

it('is what Node says, at every length around the end of a block', () => {
  for (let length = 0; length < 200; length += 1) {
    const text = 'ä€😀a'.repeat(50).slice(0, length);
    expect(sha256(text)).toBe(crypto.createHash('sha256').update(text).digest('hex'));
  }
});

it('begins as the mark of a text', () => {
  expect(sha256('Title').slice(0, 8)).toBe(markOf('Title'));
});
