import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { OpenGraphCard } from './card';

/** Everything besides its words that decides how a picture looks. */
const SOURCES = [
  'lib/open-graph',
  'lib/art',
  'lib/typography',
  'app/fonts',
  'app/styles/tokens.css',
  'content/firm.ts',
];

/** Size of the pictures in pixels, as the consumers of Open Graph ask for it. */
export const openGraphSize = { width: 1200, height: 630 } as const;

/**
 * File name of a picture. It carries a hash of what the picture is made from (the words, and the
 * files that draw), so it is known before the picture is drawn, and changes whenever the picture may.
 */
export function openGraphFileName(card: OpenGraphCard): string {
  const slug = card.path.slice(1).replaceAll('/', '-') || 'home';
  const digits = crypto
    .createHash('sha256')
    .update(sourcesDigest())
    .update(JSON.stringify(card))
    .digest('hex');
  return `${slug}.${digits.slice(0, 10)}.png`;
}

let digest: string | undefined;

/** Read once a process; afresh in development, where drawings change under a running server. */
function sourcesDigest(): string {
  if (digest !== undefined && process.env.NODE_ENV === 'production') return digest;
  const hash = crypto.createHash('sha256');
  for (const file of SOURCES.flatMap(filesOf)) {
    hash.update(file).update(fs.readFileSync(path.join(process.cwd(), file)));
  }
  digest = hash.digest('hex');
  return digest;
}

function filesOf(source: string): string[] {
  const full = path.join(process.cwd(), source);
  if (!fs.statSync(full).isDirectory()) return [source];
  return fs
    .readdirSync(full)
    .sort()
    .flatMap((name) => filesOf(path.posix.join(source, name)));
}
