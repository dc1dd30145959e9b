/** @jest-environment jsdom */
import fc from 'fast-check';
import { matchedWords, segmentsOf } from '@/lib/browser/search/highlight';
import { forgetSearch, recentSearches, rememberSearch } from '@/lib/browser/search/recent';
import { createSearch, type Search } from '@/lib/search/engine';
import { distinctWords, proseOf } from '@/lib/search/prose';
import { termOf } from '@/lib/search/words';
import { searchDocument } from '../support/search-document';

let search: Search;

beforeAll(async () => {
  search = await createSearch(
    [
      searchDocument('subsidy', {
        title: 'Seed before subsidy',
        excerpt: 'A subsidy multiplies whatever seed is in the shop.',
      }),
      searchDocument('season', { title: 'The season', words: 'seed voucher warehouse e-levy 18' }),
      searchDocument('headed', { title: 'Another', headings: 'Seed law' }),
      searchDocument('esi', {
        group: 'people',
        title: 'Esi Ɔforiwaa Mɛnsa',
        excerpt: 'Research lead. Survey design.',
        aliases: 'Research lead',
        keywords: 'Survey design, Evaluation, Accra',
      }),
      searchDocument('wanjiku', { group: 'people', title: 'Wanjikũ Mũthoni Kariuki' }),
      searchDocument('accra', {
        group: 'offices',
        title: 'Accra',
        label: 'Office, Ghana',
        aliases: 'Ghana',
        related: 'contact',
      }),
      searchDocument('capacity', { group: 'services', title: 'Capacity building' }),
      searchDocument('organisations', {
        group: 'industries',
        title: 'Development organizations',
        aliases: 'elimu',
      }),
      searchDocument('contact', {
        group: 'pages',
        title: 'Contact',
        aliases: 'how much, charge, log in, tender',
      }),
      searchDocument('about', { group: 'pages', title: 'About the firm', aliases: 'about us' }),
      searchDocument('lender', { title: 'Who lends', words: 'lender lending charge accra office' }),
      searchDocument('farms', { title: 'Farming by the book', words: '5,000' }),
    ],
    { farmer: ['wakulima'], 'capacity building': ['mafunzo'] },
  );
});

/** Ids in the order in which they are shown. */
const found = (query: string) => {
  const { best, groups } = search(query);
  return [...best, ...groups.flatMap(({ hits }) => hits)].map(({ document: { id } }) => id);
};

describe('search', () => {
  it('weighs a title above a heading above the text', () => {
    expect(found('seed')).toEqual(['subsidy', 'headed', 'season']);
  });

  it('finds the beginning of a word', () => {
    expect(found('subsi')).toEqual(['subsidy']);
    expect(found('capacity bui')).toEqual(['capacity']);
  });

  it('answers a single letter', () => expect(found('w')).toContain('wanjiku'));

  it('finds singular for plural, British for American spelling, and words of one family', () => {
    expect(found('subsidies')).toEqual(['subsidy']);
    expect(found('organisation')).toEqual(['organisations']);
    expect(found('farmers')).toEqual(['farms']);
    expect(found('evaluate')).toEqual(['esi']);
  });

  it('forgives slips, and says what it took them for', () => {
    expect(found('capasity bilding')).toEqual(['capacity']);
    expect(search('capasity bilding').guesses).toEqual([
      { typed: 'capasity', read: ['capacity'] },
      { typed: 'bilding', read: ['building'] },
    ]);
    expect(search('capacity').guesses).toEqual([]);
    // A vowel left out is read, in a short word too.
    expect(search('elmu').guesses).toEqual([{ typed: 'elmu', read: ['elimu'] }]);
  });

  it.each([
    ['gender', 'a letter for another at the beginning is another word'],
    ['weed', 'short words have neighbours'],
    ['reason', 'it begins otherwise'],
  ])('does not guess at %s: %s', (word) => {
    expect(search(word)).toMatchObject({ count: 0, unknown: [word] });
  });

  it('does not mix near spellings into what is spelt right', () => {
    expect(found('season')).toEqual(['season']);
  });

  it('finds names without their accents and letters', () => {
    expect(found('mensa')).toEqual(['esi']);
    expect(found('oforiwaa')).toEqual(['esi']);
    expect(found('muthoni')).toEqual(['wanjiku']);
  });

  it('finds people by what they know', () => expect(found('survey')).toEqual(['esi']));

  it('finds the office of a place, with and without its kind', () => {
    for (const query of ['accra', 'accra office', 'office in Ghana', 'contact accra']) {
      expect(found(query)[0]).toBe('accra');
    }
  });

  it('shows a person to whoever asks for one', async () => {
    const either = await createSearch([
      searchDocument('article', { title: 'Evaluation of schools' }),
      searchDocument('person', { group: 'people', title: 'Esi', keywords: 'Evaluation' }),
    ]);
    const first = (query: string) => either(query).groups[0]?.hits[0]?.document.id;
    expect(first('evaluation of something')).toBe('article');
    expect(first('who does evaluation')).toBe('person');
    expect(first('nani tathmini evaluation')).toBe('person');
  });

  it('finds what is written in one word or two, with or without a hyphen', () => {
    expect(found('elevy')).toEqual(found('e-levy'));
    expect(found('ware house')).toEqual(['season']);
    expect(found('capacitybuilding')).toEqual(['capacity']);
    expect(found('5000')).toEqual(['farms']);
  });

  it('finds figures whole: 18 is not the beginning of another', () => {
    expect(found('18')).toEqual(['season']);
    expect(found('1')).toEqual([]);
  });

  it('marks what was asked for, and not the small words of its name', async () => {
    const credit = await createSearch([
      searchDocument('credit', { title: 'Letters of credit', aliases: 'letters of credit' }),
    ]);
    const { groups } = credit('letters of credit');
    expect(groups[0]?.hits[0]?.terms).toEqual(new Set(['letters', 'credit'].map(termOf)));
  });

  it('passes over words that say nothing, and says which counted', () => {
    expect(found('the seed of it')).toEqual(found('seed'));
    expect(search('the seed of it').counted).toBe('seed');
    expect(search('seed of what law').counted).toBe('seed … law');
    expect(search('what seed and which Seed law').counted).toBe('seed … law');
  });

  it('takes words that say nothing for the name that they are', () => {
    expect(found('about us')).toEqual(['about']);
    expect(found('how much')).toEqual(['contact']);
  });

  it('answers with the page that bears the words, before those that use them', () => {
    expect(found('how much do you charge')[0]).toBe('contact');
    expect(found('charge')).toEqual(['contact', 'lender']);
  });

  it('takes a question that is a name for that name, whatever holds its words besides', async () => {
    const named = await createSearch([
      searchDocument('service', {
        group: 'services',
        title: 'Report on annual figures',
        aliases: 'annual figures report',
        words: 'annual report',
      }),
      searchDocument('page', { group: 'pages', title: 'Reports', aliases: 'annual report' }),
    ]);
    expect(named('the annual report').groups[0]?.hits[0]?.document.id).toBe('page');
    expect(named('annual figures report').groups[0]?.hits[0]?.document.id).toBe('service');
  });

  it('never loses a page to one more word', () => {
    for (const more of ['voucher', 'astronomy', 'help me find', 'Accra', 'warehous']) {
      expect(found(`seed subsidy ${more}`)[0]).toBe('subsidy');
    }
  });

  it('says when nothing holds all, and when some do', () => {
    expect(search('seed subsidy law')).toMatchObject({ whole: 0, counted: 'seed subsidy law' });
    expect(search('seed law')).toMatchObject({ whole: 1 });
    expect(search('voucher warehouse')).toMatchObject({ whole: 1, count: 1 });
  });

  it('names a word that stands nowhere, and answers the others', () => {
    const outcome = search('seed astronomy');
    expect(outcome).toMatchObject({ unknown: ['astronomy'], counted: 'seed', count: 3, whole: 3 });
  });

  it('reads what visitors call things as what the pages call them', () => {
    expect(found('wakulima')).toEqual(['farms']);
    expect(found('mafun')).toEqual(['capacity']);
    expect(search('mafunzo').synonyms).toEqual([{ typed: 'mafunzo', read: ['capacity building'] }]);
  });

  it('says which synonym leads, where one of the first three lacks the word', async () => {
    const office = searchDocument('nairobi', {
      group: 'offices',
      title: 'Nairobi',
      aliases: 'East Africa',
    });
    const careers = searchDocument('careers', { title: 'Careers', words: 'Kampala' });
    const near = { 'East Africa': ['Kampala'] };
    const two = await createSearch([office, careers], near);
    expect(two('Kampala')).toMatchObject({
      count: 2,
      also: [{ typed: 'Kampala', read: ['East Africa'] }],
    });
    const study = searchDocument('study', { title: 'Kampala' });
    const three = await createSearch([office, careers, study], near);
    expect(three('Kampala').also).toHaveLength(1);
    const others = ['a', 'b'].map((id) => searchDocument(id, { title: `Kampala ${id}` }));
    const five = await createSearch([office, careers, study, ...others], near);
    expect(five('Kampala').also).toEqual([]);
  });

  it('names words that are in the text and not in sight, and none that only an editor wrote', async () => {
    const [hit] = search('voucher').groups[0]?.hits ?? [];
    expect(hit?.hiddenMatches).toEqual(['voucher']);
    expect(search('multiplies').groups[0]?.hits[0]?.hiddenMatches).toEqual([]);
    expect(search('tender').groups[0]?.hits[0]).toMatchObject({
      hiddenMatches: [],
      relatedMatches: ['tender'],
    });
    expect(hit?.relatedMatches).toEqual([]);
    const named = searchDocument('many', { words: 'ash beech cedar date elm', aliases: 'elm fig' });
    const one = await createSearch([named]);
    const [many] = one('ash beech cedar date elm fig').groups[0]?.hits ?? [];
    expect(many?.relatedMatches).toEqual(['fig']);
  });

  it('shows the best first, whatever their group', () => {
    const { best, count, groups } = search('seed accra capacity');
    expect(best).toHaveLength(3);
    expect(best.length + groups.flatMap(({ hits }) => hits).length).toBe(count);
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
        expect(found(query)).toHaveLength(search(query).count);
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
      '12 2019 voucher',
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

describe('pieces in another language', () => {
  const documents = [
    searchDocument('far', {
      title: 'Fertiliser and seed',
      keywords: 'fertiliser',
      elsewhere: true,
    }),
    searchDocument('near', { title: 'Pembejeo', words: 'fertiliser' }),
  ];
  const ids = async (query: string) => {
    const { best, groups } = (await createSearch(documents))(query);
    return [...best, ...groups.flatMap(({ hits }) => hits)].map(({ document: { id } }) => id);
  };

  it('stand below those of the language of the page, however well they fit', async () => {
    expect(await ids('fertiliser')).toEqual(['near', 'far']);
  });

  it('are found by their own words where nothing else is', async () => {
    expect(await ids('seed')).toEqual(['far']);
  });
});

it('lets others have their turn while it is made', async () => {
  const many = Array.from({ length: 20 }, (_, index) =>
    searchDocument(`piece-${index}`, { title: `Seed ${index}` }),
  );
  let turns = 0;
  const others = setInterval(() => turns++, 0);
  const made = await createSearch(many);
  clearInterval(others);
  expect(turns).toBeGreaterThan(2);
  expect(made('seed').count).toBe(many.length);
});
