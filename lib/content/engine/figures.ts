/** Signs by which a language groups digits and begins decimals. */
function signsOf(locale: string): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1_234_567.8);
  const sign = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return { group: sign('group'), decimal: sign('decimal') };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A space between digits is one that does not break, or an ordinary one. */
const spaced = (sign: string) => (/\s/.test(sign) ? '[ \\u00a0\\u202f]' : escaped(sign));

/** The figures of a text as plain numbers, each once: `10,800` is `10800`, in any language's grouping. */
export function figuresIn(text: string, locale: string): Set<string> {
  const { group, decimal } = signsOf(locale);
  const figure = new RegExp(
    `\\d{1,3}(?:${spaced(group)}\\d{3})+(?!\\d)(?:${escaped(decimal)}\\d+)?|\\d+(?:${escaped(decimal)}\\d+)?`,
    'g',
  );
  return new Set(
    [...text.matchAll(figure)].map(([written]) =>
      written.replace(new RegExp(`${spaced(group)}(?=\\d{3})`, 'g'), '').replace(decimal, '.'),
    ),
  );
}

/** Hours of the clock in a text, `09:30`, and the text without them. */
export function clockTimes(text: string): { times: Set<string>; rest: string } {
  const times = new Set<string>();
  const rest = text.replace(/\b(\d{1,2}):(\d\d)\b/g, (_, hours: string, minutes: string) => {
    times.add(`${Number(hours)}:${minutes}`);
    return ' ';
  });
  return { times, rest };
}

/**
 * Whether a time may stand beside those of the English: in Kiswahili, which counts the hours from dawn,
 * 09:00 is also said as saa 3:00.
 */
export function isSixHoursFrom(time: string, others: ReadonlySet<string>): boolean {
  const [hours = '', minutes] = time.split(':');
  return [...others].some((other) => {
    const [otherHours = '', otherMinutes] = other.split(':');
    return minutes === otherMinutes && (Number(otherHours) - Number(hours) + 24) % 12 === 6;
  });
}
