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
import { feeReduced, missing, monthsAhead } from './letters';
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
  feeReduced,
  handovers,
  hundredDays,
  keys,
  missing,
  monthsAhead,
  schedule,
  secondHolder,
  sentAndArrived,
  sharedDuct,
  twoCalendars,
} satisfies Record<string, (figures: readonly number[], width: number, height: number) => Drawing>;

export type PieceDrawing = keyof typeof pieceDrawings;

/** How many figures a drawing is made of; `Infinity` where it takes as many as there are. */
export const pieceFigures: Record<PieceDrawing, readonly [least: number, most: number]> = {
  adults: [2, Number.POSITIVE_INFINITY],
  bothNames: [2, Number.POSITIVE_INFINITY],
  claimDays: [1, 1],
  consultation: [4, 4],
  credit: [3, 9],
  decisionDate: [4, 4],
  effects: [2, Number.POSITIVE_INFINITY],
  feeReduced: [2, 2],
  handovers: [1, 1],
  hundredDays: [1, 1],
  keys: [0, 0],
  landing: [3, 3],
  lots: [2, 2],
  missing: [2, 2],
  monthsAhead: [2, 2],
  onset: [5, 5],
  outages: [4, Number.POSITIVE_INFINITY],
  register: [1, 1],
  schedule: [0, 0],
  secondHolder: [1, 1],
  sentAndArrived: [1, 1],
  seven: [0, 0],
  sharedDuct: [0, 0],
  shortfall: [2, Number.POSITIVE_INFINITY],
  twoCalendars: [0, 0],
  varieties: [2, 2],
};

export const pieceDrawingNames = Object.keys(pieceDrawings) as PieceDrawing[];
