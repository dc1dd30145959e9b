import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

type ContentFolder = {
  /** Whether it begins as a copy of `content/`, or empty. */
  filled: boolean;
  /** How long it lasts. */
  per: 'test' | 'file';
};

/**
 * A temporary folder that the loaders read in place of `content/`.
 * @returns a function that gives its path; to be called while a test runs
 */
export function contentFolder({ filled, per }: ContentFolder): () => string {
  let root: string;
  const [before, after] = per === 'test' ? [beforeEach, afterEach] : [beforeAll, afterAll];
  before(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
    if (filled) fs.cpSync('content', root, { recursive: true });
    process.env.CONTENT_DIR = root;
  });
  after(() => {
    fs.rmSync(root, { recursive: true });
    delete process.env.CONTENT_DIR;
  });
  return () => root;
}
