/** @jest-environment jsdom */
import fc from 'fast-check';
import { createSearch } from '@/lib/search/engine';
import { matchedWords, segmentsOf } from '@/lib/search/highlight';
import { distinctWords, proseOf } from '@/lib/search/prose';
import { forgetSearch, recentSearches, rememberSearch } from '@/lib/search/recent';
import { termOf } from '@/lib/search/words';
import { searchDocument } from '../support/search-document';

const search = createSearch([
  searchDocument('subsidy', {
    title: 'Seed before subsidy',
    excerpt: 'A subsidy multiplies whatever seed is in the shop.',
  }),
  searchDocument('season', { title: 'The season', words: 'seed voucher warehouse' }),
  searchDocument('headed', { title: 'Another', headings: 'Seed law' }),
  searchDocument('esi', {
    group: 'people',
    title: 'Esi Ɔforiwaa Mɛnsa',
    excerpt: 'Research lead. Survey design.',
    keywords: 'Survey design, Evaluation',
  }),
  searchDocument('wanjiku', { group: 'people', title: 'Wanjikũ Mũthoni Kariuki' }),
  searchDocument('capacity', { group: 'services', title: 'Capacity building' }),
  searchDocument('organisations', { group: 'industries', title: 'Development organizations' }),
]);

const found = (query: string) =>
  search(query).groups.flatMap(({ hits }) => hits.map(({ document: { id } }) => id));

describe('search', () => {
  it('weighs a title above a heading above the text', () => {
    expect(found('seed')).toEqual(['subsidy', 'headed', 'season']);
  });

  it('finds the beginning of a word', () => {
    expect(found('subsi')).toEqual(['subsidy']);
    expect(found('capacity bui')).toEqual(['capacity']);
  });

  it('answers a single letter', () => expect(found('w')).toContain('wanjiku'));

  it('finds singular for plural, and British for American spelling', () => {
    expect(found('subsidies')).toEqual(['subsidy']);
    expect(found('organisation')).toEqual(['organisations']);
  });

  it('forgives slips, and says so', () => {
    expect(found('capasity bilding')).toEqual(['capacity']);
    expect(search('capasity bilding').closeness).toBe('near');
    expect(search('capacity').closeness).toBe('whole');
  });

  it('does not mix near spellings into what is spelt right', () => {
    expect(found('season')).toEqual(['season']);
  });

  it('finds names without their accents and letters', () => {
    expect(found('mensa')).toEqual(['esi']);
    expect(found('oforiwaa')).toEqual(['esi']);
    expect(found('muthoni')).toEqual(['wanjiku']);
  });

  it('finds people by what they know', () => expect(found('evaluation')).toEqual(['esi']));

  it('passes over words that say nothing', () => {
    expect(found('the seed of it')).toEqual(found('seed'));
  });

  it('falls back to part of the words, and says so', () => {
    const outcome = search('seed astronomy');
    expect(outcome.closeness).toBe('some');
    expect(outcome.count).toBe(3);
  });

  it('names words that are in the text and not in sight', () => {
    const [hit] = search('voucher').groups[0]?.hits ?? [];
    expect(hit?.unseen).toEqual(['voucher']);
    expect(search('multiplies').groups[0]?.hits[0]?.unseen).toEqual([]);
  });

  it('finds nothing for nothing', () => {
    expect(search('').count).toBe(0);
    expect(search('!!! ???').count).toBe(0);
    expect(search('xylophone').count).toBe(0);
  });

  it('counts what it lists, whatever is asked', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '<img src=x onerror=alert(1)>',
        '__proto__',
        'constructor toString',
        '"><script>',
        '(((((',
        '.*+?^$',
        'a'.repeat(5000),
        'seed '.repeat(2000),
        '\u0000seed',
        '𝕊eed ŋ ﬁ',
      ),
    );
    fc.assert(
      fc.property(hostile, (query) => {
        const { count, groups } = search(query);
        expect(groups.flatMap(({ hits }) => hits)).toHaveLength(count);
      }),
    );
  });
});

describe('marks', () => {
  it('stand on whole words, in any spelling of them', () => {
    expect(segmentsOf('Seeds, seed; seedy', new Set(['seed']))).toEqual([
      { text: 'Seeds', marked: true },
      { text: ', ', marked: false },
      { text: 'seed', marked: true },
      { text: '; seedy', marked: false },
    ]);
    expect(matchedWords('Mũthoni and muthoni', new Set(['muthoni']))).toEqual(['Mũthoni']);
  });

  it('change nothing in the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string()), (text, words) => {
        const segments = segmentsOf(text, new Set(words.map(termOf)));
        expect(segments.map((segment) => segment.text).join('')).toBe(text);
      }),
    );
  });
});

describe('the index', () => {
  it('reads the sentences of a content file and not its ids and addresses', () => {
    expect(
      proseOf({
        glyph: 'policy',
        items: [{ text: 'See [the paper](https://example.org/some-paper) first.' }],
        count: 3,
        none: null,
      }),
    ).toEqual(['See [the paper  first.']);
  });

  it('holds each word once, without those that are indexed already', () => {
    expect(distinctWords(['Vouchers and a voucher in 2019, at 12.'], ['Seed'])).toBe(
      '2019 voucher',
    );
    expect(distinctWords(['The seed was late'], ['Seeds'])).toBe('late');
  });
});

describe('recent searches', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('are the last five, newest first, each once', () => {
    for (const query of ['one', 'two', 'three', 'four', 'five', 'six', ' THREE ']) {
      rememberSearch(query);
    }
    expect(recentSearches()).toEqual(['THREE', 'six', 'five', 'four', 'two']);
    expect(rememberSearch('   ')).toHaveLength(5);
    expect(forgetSearch('three')).toEqual(['six', 'five', 'four', 'two']);
  });

  it.each(['not json', '{"a":1}', '[1,null,{"x":2},""," "]', 'null', '"seed"'])(
    'are none when storage holds %s',
    (rubbish) => {
      sessionStorage.setItem('recent-searches', rubbish);
      expect(recentSearches()).toEqual([]);
    },
  );

  it('are none when storage is refused', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(rememberSearch('seed')).toEqual([]);
  });
});
