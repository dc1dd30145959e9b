import type { Drawing } from '@/lib/art/svg-batch';
import {
  consultation,
  handovers,
  hundredDays,
  keys,
  schedule,
  secondHolder,
  sentAndArrived,
  sharedDuct,
  twoCalendars,
} from './arguments';
import { credit, decisionDate, effects, landing, outages, seven, shortfall } from './measures';
import { adults, bothNames, claimDays, lots, onset, register, varieties } from './registers';

/**
 * Drawings of one piece each: of its figures, which its file names and its text prints, or of its
 * argument. They are made of upright and level edges alone, so a box of another shape stretches them
 * and cuts nothing off that is counted.
 */
export const pieceDrawings = {
  adults,
  bothNames,
  claimDays,
  lots,
  onset,
  register,
  varieties,
  credit,
  decisionDate,
  effects,
  landing,
  outages,
  seven,
  shortfall,
  consultation,
  handovers,
  hundredDays,
  keys,
  schedule,
  secondHolder,
  sentAndArrived,
  sharedDuct,
  twoCalendars,
} satisfies Record<string, (figures: readonly number[], width: number, height: number) => Drawing>;

export type PieceDrawing = keyof typeof pieceDrawings;

export const pieceDrawingNames = Object.keys(pieceDrawings) as PieceDrawing[];
