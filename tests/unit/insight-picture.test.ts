import { defaultFit, drawShapes } from '@/lib/art/drawing';
import { pieceDrawingNames } from '@/lib/art/insight-drawings';
import { insightPicture } from '@/lib/art/pictures/insight';
import { picture, pictureOfInsight } from '@/lib/content/types/insight-picture';

const alt = 'So many strokes for so many people, in rows.';
const read = (figures: unknown[], draws = 'register') => picture.parse({ draws, figures, alt });

describe('the drawing of a piece', () => {
  it('takes its figures as the text prints them', () => {
    const text = 'The petition counted 14,762 people, 0.90 of one kind, in five places.';
    expect(pictureOfInsight(read(['14,762', '0.90', 'five'], 'credit'), text, 'a.md')).toEqual({
      draws: 'credit',
      figures: [14762, 0.9, 5],
      alt,
    });
  });

  it.each([
    ['14,762', 'The petition counted 14,763 people.'],
    ['14,762', 'It counted 114,762 people.'],
    ['90', 'Within 90.5 days.'],
    ['five', 'A fivefold rise.'],
  ])('stops the build for %s in "%s"', (figure, text) => {
    expect(() => pictureOfInsight(read([figure]), text, 'a.md')).toThrow(
      `picture.figures: found ${figure}, expected a figure that the text prints`,
    );
  });

  it('stops the build where the drawing of an argument has fewer names than it shows', () => {
    const named = picture.parse({ draws: 'keys', names: ['Budget', 'Audit'], alt });
    expect(() => pictureOfInsight(named, 'Three desks.', 'a.md')).toThrow(
      'picture.names: found 2, expected 3, those in keys',
    );
  });

  it('reads no figure that is neither a number nor a word for one', () => {
    expect(() => read(['many'])).toThrow();
  });

  it('draws the register a thousand strokes for as many people, and as much of a bar for each other thousand', () => {
    const spec = insightPicture(
      {
        art: 'policy',
        seed: 'x',
        picture: { draws: 'register', figures: [14762], alt },
      },
      'wide',
    );
    const shapes = drawShapes(spec);
    const lengths = [...shapes.matchAll(/M\d+ \d+h(\d+)v\d+h-\d+z/g)].map(([, long]) =>
      Number(long),
    );
    const longest = Math.max(...lengths);
    const strokes = lengths.filter((long) => long < longest / 20);
    const bars = lengths.filter((long) => long >= longest / 20);
    const inBars = bars.reduce((sum, long) => sum + (long / longest) * strokes.length, 0);
    expect(strokes).toHaveLength(1000);
    // To the unit in which a drawing is made.
    expect(Math.abs(strokes.length + inBars - 14762)).toBeLessThanOrEqual(strokes.length / longest);
  });

  it('loses nothing that is counted to a box of another shape', () => {
    for (const draws of pieceDrawingNames) {
      expect(defaultFit({ art: 'piece', draws, figures: [], width: 1, height: 1 })).toBe('none');
    }
  });

  it('leaves a piece without one to the art of its subject', () => {
    const spec = insightPicture({ art: 'policy', seed: 'x' }, 'wide');
    expect(spec).toMatchObject({ art: 'policy', seed: 'x-wide' });
  });
});
