import { hash } from './random';

/**
 * Value noise: a random height on every whole number, with a smooth walk between them. This is what
 * makes ridges and contours look grown. Both functions give values from 0 to 1.
 */
export function noise1(seed: string): (x: number) => number {
  const key = hash(seed);
  const height = (i: number) => ((Math.imul(i ^ key, 2654435761) >>> 8) & 0xffff) / 0xffff;
  return (x) => {
    const i = Math.floor(x);
    return mix(height(i), height(i + 1), ease(x - i));
  };
}

export function noise2(seed: string): (x: number, y: number) => number {
  const key = hash(seed);
  const height = (i: number, j: number) => {
    let n = Math.imul(i, 374761393) ^ Math.imul(j, 668265263) ^ key;
    n = Math.imul(n ^ (n >>> 13), 1274126177);
    return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
  };
  return (x, y) => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    const across = ease(x - i);
    const upper = mix(height(i, j), height(i + 1, j), across);
    const lower = mix(height(i, j + 1), height(i + 1, j + 1), across);
    return mix(upper, lower, ease(y - j));
  };
}

/** Smoothstep: leaves and arrives level. */
function ease(t: number): number {
  return t * t * (3 - 2 * t);
}

function mix(from: number, to: number, share: number): number {
  return from * (1 - share) + to * share;
}
