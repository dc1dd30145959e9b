/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { paginateInsights } from '@/lib/content/relations/archive-pages';
import { codeLimits, judgeBudget, limits } from '@/lib/export/budget.mjs';
import { firmBytes } from '@/lib/export/firm-bytes.mjs';
import { ownTexts, weightOf } from '@/lib/export/own-text.mjs';
import { contentFolder } from '../support/content-folder';

/** What the limits say of a firm whose sign, faces and name weigh what they were set with. */
const judge = (pages: Parameters<typeof judgeBudget>[0]) =>
  judgeBudget(pages, firmBytes({ sign: '', faces: '', isSameName: true }));

const root = contentFolder({ filled: false, per: 'test' });

const ARTICLE = 'insights/x/index.html';
/** A page at every limit of its code, and the text of its file. */
const page = (text: number, more: Partial<Record<keyof typeof limits, number>> = {}) => ({
  file: ARTICLE,
  ...codeLimits,
  html: codeLimits.html + text + (more.html ?? 0),
  firstView: codeLimits.firstView + text + (more.firstView ?? 0),
  secondPage: codeLimits.secondPage + text + (more.secondPage ?? 0),
  css: codeLimits.css + (more.css ?? 0),
  inline: codeLimits.inline + (more.inline ?? 0),
  font: 0,
  picture: 0,
  hydrate: 0,
  own: { file: 'content/articles/x.md', bytes: text, remedy: 'shorten it' },
});

it('tells an editor of a long piece, and lets the build go on', () => {
  expect(judge([page(25_100 - codeLimits.html)])).toEqual({
    errors: [],
    warnings: ['content/articles/x.md makes a page of 25.1 kB; 22 kB are wanted: shorten it'],
  });
  expect(judge([page(limits.html - codeLimits.html)]).warnings).toEqual([]);
});

it.each(['html', 'css', 'inline', 'firstView', 'secondPage'] as const)(
  'stops the build for one byte of %s that is not the piece’s text, however short the text',
  (part) => {
    for (const text of [500, 12_350]) {
      const { errors } = judge([page(text, { [part]: 1 })]);
      expect(errors).toHaveLength(1);
      expect(errors[0]).toContain(`/insights/x/: ${part}`);
    }
  },
);

it('stops the build for any other page over its limits', () => {
  const { own, ...other } = page(0);
  const over = { ...other, ...limits, file: 'about/index.html', html: limits.html + 1 };
  expect(judge([over])).toEqual({
    errors: [`/about/: html ${limits.html + 1} bytes, at most ${limits.html}`],
    warnings: [],
  });
});

it('leaves a firm the room that its sign and face need, and no more', () => {
  const sign = Array.from(
    { length: 40 },
    (_, at) => `C${at * 37} ${at * 11} ${at * 53} ${at} 7 ${at * 29}`,
  );
  const room = firmBytes({ sign: `M0 3${sign.join('')}z`, faces: '', isSameName: true });
  expect(room).toMatchObject({ css: 0, inline: 0, secondPage: room.html });
  expect(room.html).toBeGreaterThan(50);
  const { own, ...other } = page(0);
  const over = { ...other, ...limits, file: 'about/index.html', html: limits.html + room.html };
  expect(judgeBudget([over], room).errors).toEqual([]);
  expect(judgeBudget([{ ...over, html: over.html + 1 }], room).errors).toHaveLength(1);
});

describe('the text of a page', () => {
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.join(root(), path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(root(), file), text);
  };

  it('is that of the content file at its address', async () => {
    write('articles/x.md', 'Maize. '.repeat(20));
    write('policy-briefs/x.md', 'Seed and soil.');
    const ownText = ownTexts(root());
    expect((await ownText(ARTICLE))?.file).toBe('content/articles/x.md');
    expect((await ownText('insights/policy-briefs/x/index.html'))?.file).toBe(
      'content/policy-briefs/x.md',
    );
    for (const none of ['insights/y/index.html', 'insights/index.html', 'index.html'])
      expect(await ownText(none)).toBeUndefined();
  });

  it('of the lists of everything and of a topic is the entries that they keep', async () => {
    const bytesOf = async (list: string) => {
      const own = await ownTexts(root())(`insights/${list}/index.html`);
      return own?.bytes ?? 0;
    };
    const add = (from: number, to: number) => {
      for (let at = from; at < to; at++) {
        const category = at % 2 ? 'policy' : 'finance';
        write(`articles/x${at}.md`, `---\ncategory: ${category}\n---\n`);
      }
    };
    add(0, 1);
    const one = await bytesOf('all');
    expect(one).toBeGreaterThan(0);
    for (const count of [30, 47, 48, 60]) {
      add(0, count);
      const { newest } = paginateInsights(Array.from({ length: count }));
      expect([count, await bytesOf('all')]).toEqual([count, newest.length * one]);
    }
    expect(await bytesOf('all/1')).toBe(24 * one);
    expect(await bytesOf('topics/policy')).toBe(30 * one);
    // An edition in another language lists as many.
    expect((await ownTexts(root())('sw/insights/topics/policy/index.html'))?.bytes).toBe(30 * one);
  });

  it('of the list of a kind is its entries', async () => {
    write('policy-briefs/x.md', 'Seed and soil.');
    const ownText = ownTexts(root());
    const one = await ownText('insights/policy-briefs/index.html');
    write('policy-briefs/y.md', 'Soil.');
    const two = await ownText('insights/policy-briefs/index.html');
    expect([one?.file, two?.bytes]).toEqual(['content/policy-briefs/', 2 * (one?.bytes ?? 0)]);
  });

  it('weighs more with each word, chart and source', async () => {
    const words = 'The county weighs its maize at the gate, and writes nothing down.';
    const plain = await weightOf(words);
    expect(await weightOf(`${words} Nobody asks for the other figure.`)).toBeGreaterThan(plain);
    expect(await weightOf(`${words}\n\`\`\`chart\n\`\`\`\n`)).toBeGreaterThan(plain + 400);
    expect(await weightOf(`sources:\n  - id: a\n${words}`)).toBeGreaterThan(plain + 15);
  });
});
