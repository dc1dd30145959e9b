/** @jest-environment node */
import { captionWidth, cardSvg } from '@/lib/open-graph/card-svg';
import { openGraphCards } from '@/lib/open-graph/cards';
import { openGraphFileName } from '@/lib/open-graph/file-name';
import { setCaption } from '@/lib/open-graph/words';
import { balancedLines, fitText } from '@/lib/typography/balance';
import { lineWidth, outline } from '@/lib/typography/outlines';

/** Every letter is one unit wide. */
const count = (line: string) => line.length;

describe('breaking a headline', () => {
  it('makes lines of like length, not a full one and a rest', () => {
    expect(balancedLines('one two three four', 14, count)).toEqual(['one two', 'three four']);
  });

  it('breaks where the words say so', () => {
    expect(balancedLines('one two\nthree', 40, count)).toEqual(['one two', 'three']);
  });

  it('takes the largest size that fits', () => {
    const box = { width: 100, height: 30, leading: 1 };
    expect(fitText('one two', box, [30, 20, 10], count)).toEqual({ size: 10, lines: ['one two'] });
  });

  it('takes a smaller size rather than leave a short word alone', () => {
    const box = { width: 100, height: 60, leading: 1 };
    expect(fitText('a programme', box, [10], count).lines).toEqual(['a', 'programme']);
    expect(fitText('a programme', box, [10, 9, 8], count)).toEqual({
      size: 9,
      lines: ['a programme'],
    });
  });
});

describe('text as outlines', () => {
  const style = { face: 'display', size: 100 } as const;

  it('grows with its size and its words', () => {
    expect(lineWidth('Delta', { ...style, size: 200 })).toBeCloseTo(2 * lineWidth('Delta', style));
    expect(lineWidth('Delta and highland', style)).toBeGreaterThan(2 * lineWidth('Delta', style));
  });

  it.each(['Wanjikũ', 'Ɔforiwaa', 'Mɛnsa', 'Adébáyọ̀'.normalize('NFC').slice(0, 6)])(
    'has the letters of %s, not empty boxes',
    (name) => {
      const box = outline('\u{10FFFF}', style).data;
      for (const letter of name) expect(outline(letter, style).data).not.toBe(box);
    },
  );
});

describe('pictures for shared links', () => {
  const cards = openGraphCards();

  it('are drawn without a font of the machine', () => {
    for (const card of cards) expect(cardSvg(card)).not.toMatch(/<text|font-family|var\(|NaN/);
  });

  it('change their name with their words', () => {
    const [card] = cards as [(typeof cards)[number]];
    expect(openGraphFileName({ ...card, title: 'Another' })).not.toBe(openGraphFileName(card));
    expect(openGraphFileName({ ...card })).toBe(openGraphFileName(card));
  });

  it('have room for what stands below their line', () => {
    const wide = cards.flatMap((card) => {
      const { kicker, detail, layout } = card;
      if (!detail || layout === 'below') return [];
      const width = captionWidth(card);
      const { size, below } = setCaption({ kicker, detail }, width);
      const used = lineWidth(detail, { face: 'text', size });
      return used > width || size < 26 ? [[kicker, detail, below, size, used]] : [];
    });
    expect(wide).toEqual([]);
  });

  it('set hours that are told both ways below the kind of event, whole', () => {
    const words = {
      kicker: 'Semina ya mtandaoni, kielelezo tu',
      detail: 'saa 9:00 mchana hadi saa 10:00 jioni (15:00–16:00 EAT), Mtandaoni',
    };
    const day = { day: '18', month: 'Februari', year: '2027' };
    const width = captionWidth({ layout: 'right', art: day });
    const { size, below } = setCaption(words, width);
    expect(below).toBe(true);
    expect(lineWidth(words.detail, { face: 'text', size })).toBeLessThanOrEqual(width);
  });
});
