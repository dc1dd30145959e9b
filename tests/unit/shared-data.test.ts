import { payloadScript, sharedScript } from '@/lib/export/hydration-payload.mjs';
import { sharedParts, withParts } from '@/lib/export/shared-data.mjs';
import { UNWEIGHED } from '@/lib/format/weight-place.mjs';

const element = (name: string, words: string) => `["$","${name}",null,{"children":"${words}"}]`;
const header = element('header', `It's a header: "C:\\\\" \u2028 ${'menu '.repeat(60)}`);
const footer = element('footer', 'addresses '.repeat(40));
const sheet = '["$","link",null,{"href":"/_next/one.css"}]';
const page = (words: string) => `0:[${sheet},${header},${element('p', words)},${footer}]\n`;
const texts = ['One.', 'Two.', 'Three.'].map(page);

type Self = { __next_f?: unknown[][]; started?: number };
const run = (self: Self, code: string) =>
  new Function('self', 'startPage', 'sharedParts', `with(self){${code}}`)(self);
const page1 = { payload: texts[0] ?? '', bootstrap: 'self.started=(self.started??0)+1' };

describe('what most pages give React alike', () => {
  const parts = sharedParts(texts);

  it('is found once, without what each page has for itself', () => {
    expect(parts.join('')).toContain('menu menu');
    expect(parts.join('')).toContain('addresses addresses');
    expect(parts.join('')).not.toMatch(/One\.|Two\.|Three\./);
    expect(new Set(parts).size).toBe(parts.length);
  });

  it('holds nothing that the export fills in later', () => {
    const weight = `["$","span",null,{"children":"${UNWEIGHED}\u00a0kB","class":"${'x'.repeat(200)}"}]`;
    const all = sharedParts(texts.map((text) => `${text.repeat(2)}${weight}${weight}`)).join('');
    expect(all).toContain('menu menu');
    expect(all).not.toMatch(/\.css|kB/);
  });

  it('stands in a page as a number, and the page reads as before', () => {
    for (const text of texts) {
      const split = withParts(text, parts);
      expect(split.some((part) => typeof part === 'number')).toBe(true);
      expect(split.map((part) => (typeof part === 'number' ? parts[part] : part)).join('')).toBe(
        text,
      );
    }
  });

  it('is nothing where pages have nothing alike', () => {
    expect(sharedParts([element('p', 'a'.repeat(500)), element('p', 'b'.repeat(500))])).toEqual([]);
    expect(withParts('0:["$","p"]', [])).toEqual(['0:["$","p"]']);
  });
});

describe('the scripts of a page and of what it shares', () => {
  const parts = sharedParts(texts);
  const own = payloadScript(page1, new Map([['/_next/one.css', '/css/ours.css']]), parts);
  const shared = sharedScript(parts);

  it.each([
    ['the shared one first', [shared, own]],
    ['the shared one last', [own, shared]],
  ])('start React once with all of the data, %s', (_, scripts) => {
    const self: Self = {};
    // As in a browser, a name on `self` is a name everywhere.
    Object.assign(self, { startPage: undefined, sharedParts: undefined });
    run(self, scripts[0] ?? '');
    expect(self.started).toBeUndefined();
    run(self, scripts[1] ?? '');
    expect(self.started).toBe(1);
    expect(self.__next_f).toEqual([[0], [1, texts[0]?.replace('/_next/one.css', '/css/ours.css')]]);
  });

  it('a page that shares nothing needs no other script', () => {
    const self: Self = {};
    run(self, payloadScript(page1, new Map(), []));
    expect(self.__next_f?.[1]?.[1]).toBe(texts[0]);
    expect(self.started).toBe(1);
  });
});
