import { clockTimes, figuresIn, isSixHoursFrom } from './figures';

type Locales = { from: string; to: string };

/** What a translation has to hold as it stands: names in braces, citations, addresses of links. */
const KEPT: readonly [what: string, pattern: RegExp][] = [
  ['name in braces', /\{\w+\}/g],
  ['citation', /\[\^[^\]]+\]/g],
  ['address', /(?<=\]\()[^)\s]+/g],
];

/**
 * What a translated text says with other figures, names or addresses than the English: a sentence for
 * each, in the form `found …, expected …`. It need not have the same words, nor the same number of them.
 */
export function compareWords(english: string, translated: string, locales: Locales): string[] {
  const kept = KEPT.flatMap(([what, pattern]) =>
    difference(setOf(english, pattern), setOf(translated, pattern), what),
  );
  // A digit of a citation or an address has been compared above.
  const plain = (text: string) =>
    KEPT.reduce((rest, [, pattern]) => rest.replace(pattern, ' '), text);
  const ours = clockTimes(plain(english));
  const theirs = clockTimes(plain(translated));
  const times = new Set(
    [...theirs.times].filter((time) => !isSixHoursFrom(time, ours.times) || ours.times.has(time)),
  );
  return [
    ...kept,
    ...difference(ours.times, times, 'time'),
    ...difference(figuresIn(ours.rest, locales.from), figuresIn(theirs.rest, locales.to), 'figure'),
  ];
}

const setOf = (text: string, pattern: RegExp) => new Set(text.match(pattern) ?? []);

function difference(
  ours: ReadonlySet<string>,
  theirs: ReadonlySet<string>,
  what: string,
): string[] {
  const missing = [...ours].filter((one) => !theirs.has(one));
  const added = [...theirs].filter((one) => !ours.has(one));
  return [
    ...added.map((one) => `found the ${what} ${one}, expected ${listOf(missing, what)}`),
    ...(added.length === 0 && missing.length > 0
      ? [`found no ${what} ${missing.join(', ')}, expected it as in the English text`]
      : []),
  ];
}

const listOf = (missing: readonly string[], what: string) =>
  missing.length > 0 ? missing.join(', ') : `no ${what} that the English text does not have`;
