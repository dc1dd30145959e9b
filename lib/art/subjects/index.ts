import type { Drawing } from '@/lib/art/svg-batch';
import { draw as agriculture } from './agriculture';
import { draw as capacity } from './capacity';
import { draw as communications } from './communications';
import { draw as development } from './development';
import { draw as education } from './education';
import { draw as energy } from './energy';
import { draw as financial } from './financial';
import { draw as furrow } from './furrow';
import { draw as healthcare } from './healthcare';
import { draw as monitoring } from './monitoring';
import { draw as policy } from './policy';
import { draw as programs } from './programs';
import { draw as publicSector } from './public-sector';
import { draw as research } from './research';
import { draw as technology } from './technology';

/**
 * One generator a practice or industry. Each is made of one primitive, the horizontal line, and of
 * what happens to it there: it converges, terraces, nests, is sampled, relayed, woven, measured.
 */
export const subjects = {
  policy,
  agriculture,
  capacity,
  research,
  communications,
  programs,
  monitoring,
  'public-sector': publicSector,
  development,
  furrow,
  financial,
  healthcare,
  education,
  technology,
  energy,
} satisfies Record<string, (seed: string, width: number, height: number) => Drawing>;

export type ArtSubject = keyof typeof subjects;

export const artSubjects = Object.keys(subjects) as ArtSubject[];
