import { pieceDrawingNames, pieceFigures } from '@/lib/art/insight-drawings';
import {
  argumentPlaces,
  figureLabels,
  labelsOfHalf,
} from '@/lib/art/insight-drawings/figure-labels';

/** As many figures as a drawing takes, the largest first. */
const figuresFor = (draws: (typeof pieceDrawingNames)[number]) =>
  Array.from({ length: pieceFigures[draws][0] }, (_, index) => 90 - 7 * index);

it.each(pieceDrawingNames)(
  'the figures or names of %s stand in the drawing, each on its own',
  (draws) => {
    const names = Array.from(
      { length: argumentPlaces[draws]?.length ?? 0 },
      (_, index) => `Name ${index}`,
    );
    const labels = figureLabels(draws, figuresFor(draws), names);
    expect(labels.map(({ text }) => text)).toEqual(expect.arrayContaining(names));
    for (const { x, y } of labels) {
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(Math.max(x, y)).toBeLessThan(1);
    }
    for (const [index, one] of labels.entries()) {
      for (const other of labels.slice(index + 1)) {
        expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(
          0.08,
        );
      }
    }
  },
);

it('writes figures as texts do', () => {
  const told = (...args: Parameters<typeof figureLabels>) =>
    figureLabels(...args).map(({ text }) => text);
  expect(told('shortfall', [10_800, 5553])).toEqual(['10,800', '5,553']);
  expect(told('effects', [0.9, 0.1])).toEqual(['0.90', '0.10']);
  // Strokes are whole people.
  expect(told('adults', [84.8, 68.1, 18.3])).toEqual(['85', '68', '18']);
  expect(told('decisionDate', [2001, 2011, 2013, 2014])).toEqual(['2001', '2011', '2013', '2014']);
});

it('puts the share of a hundred behind its last stroke, and within a row that is nearly full', () => {
  const [most, few] = figureLabels('adults', [99, 18]);
  expect(most).toMatchObject({ anchor: 'end' });
  expect(most?.x).toBeLessThan(0.99);
  expect(few?.anchor).toBe('start');
  expect(few?.x).toBeGreaterThan(0.18);
  expect(few?.x).toBeLessThan(0.22);
});

it('says what a figure counts before it, and never beyond the right edge', () => {
  const [access, , health] = figureLabels(
    'adults',
    [85, 68, 18],
    ['Formal access', 'Saving', 'Health'],
  );
  expect(access).toMatchObject({ name: 'Formal access', text: '85', anchor: 'end' });
  expect(access?.x).toBeLessThan(1);
  expect(health).toMatchObject({ name: 'Health', text: '18', anchor: 'start' });
});

it('leaves the last stroke of a full row in sight, and a figure without its name at its bar', () => {
  const names = Array(5).fill('Start expected: day');
  const [, longest] = figureLabels('onset', [52, 78, 39, 40, 18], names);
  expect(longest).toMatchObject({ name: 'Start expected: day', anchor: 'end' });
  expect(longest?.x).toBeLessThan(78 / 80 - 0.02);
  const [access] = figureLabels('adults', [85, 18], ['Formal access', 'Health']);
  expect(access?.bareX).toBeGreaterThan(0.85);
  expect(access?.bareX).toBeLessThan(0.88);
});

it('each label stands in the half in which it is drawn, at its height there', () => {
  const all = figureLabels('twoCalendars', [1, 1], ['a', 'b', 'c', 'd', 'e']);
  const [before, after] = [labelsOfHalf(all, 'before'), labelsOfHalf(all, 'after')];
  expect([...before, ...after].map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd', 'e']);
  for (const { text, y } of [...before, ...after]) {
    const whole = all.find((one) => one.text === text)?.y ?? 0;
    expect(y / 2 + (before.some((one) => one.text === text) ? 0 : 0.5)).toBeCloseTo(whole);
  }
});
