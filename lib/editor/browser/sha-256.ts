/**
 * SHA-256 (FIPS 180-4), because that of browsers (`crypto.subtle`) answers later and a save is made in one go.
 */

/** The first bits of the fractional parts of a root of each of the first primes, as whole numbers. */
function fractions(root: (prime: number) => number, count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    if (!isPrime(candidate)) continue;
    const value = root(candidate);
    found.push(((value - Math.floor(value)) * 2 ** 32) | 0);
  }
  return found;
}

function isPrime(candidate: number): boolean {
  for (let divisor = 2; divisor * divisor <= candidate; divisor += 1)
    if (candidate % divisor === 0) return false;
  return true;
}

const START = fractions(Math.sqrt, 8);
const ROUNDS = fractions(Math.cbrt, 64);

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The message, a bit, zeros, and the length in bits: a multiple of 64 bytes. */
function padded(text: string): DataView {
  const message = new TextEncoder().encode(text);
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(bytes.length - 8, BigInt(message.length) * 8n);
  return view;
}

function compress(state: readonly number[], block: DataView, offset: number): number[] {
  const words = Array.from({ length: 16 }, (_, at) => block.getInt32(offset + at * 4));
  const word = (at: number) => words[at] ?? 0;
  for (let at = 16; at < 64; at += 1) {
    const early = word(at - 15);
    const late = word(at - 2);
    const fromEarly = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const fromLate = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words.push((word(at - 16) + fromEarly + word(at - 7) + fromLate) | 0);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  ROUNDS.forEach((round, at) => {
    const mixed = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + mixed + ((e & f) ^ (~e & g)) + round + word(at)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  });
  return [a, b, c, d, e, f, g, h].map((value, at) => (value + (state[at] ?? 0)) | 0);
}

/**
 * @param text taken as UTF-8
 * @returns 64 hexadecimal digits
 */
export function sha256(text: string): string {
  const block = padded(text);
  let state = START;
  for (let offset = 0; offset < block.byteLength; offset += 64)
    state = compress(state, block, offset);
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
