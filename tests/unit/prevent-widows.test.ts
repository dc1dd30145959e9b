import { preventWidows } from '@/lib/export/prevent-widows.mjs';

/** A page of these elements as React writes it, and the data it is taken over with. */
function keep(html: string, ...texts: string[]) {
  const payload = `0:${JSON.stringify(['$', 'p', null, { children: texts }])}\n`;
  const page = preventWidows({ html, payload });
  return { html: page.html, texts: JSON.parse(page.payload.slice(2))[3].children as string[] };
}

const text = 'Every enquiry is read by a practice lead within 24 hours.';
const kept = 'Every enquiry is read by a practice lead within 24\u00a0hours.';

it('holds a short last word to the one before it, for the reader and for React', () => {
  expect(keep(`<p>${text}</p>`, text)).toEqual({ html: `<p>${kept}</p>`, texts: [kept] });
});

it('holds a longer one to a short word before it', () => {
  const long = 'It says in which paper and on which day the list has to be published.';
  expect(keep(`<p>${long}</p>`, long).html).toContain('be\u00a0published.');
});

it.each([
  ['a day and its month', 'Plans were due on 1 September and', 'on 1\u00a0September'],
  ['the same in Kiswahili', 'Mipango ilitakiwa tarehe 1 Septemba na', '1\u00a0Septemba'],
  ['an amount', 'The county had KSh 5.2 million for it and', 'KSh\u00a05.2\u00a0million'],
  ['a share', 'Of the budget 2 per cent was left and', '2\u00a0per\u00a0cent'],
  ['an amount in Kiswahili', 'Kaunti ilikuwa na KSh milioni 5 na', 'milioni\u00a05'],
])('holds %s together', (_, before, whole) => {
  const { html, texts } = keep(`<p>${before} <b>more</b></p>`, `${before} `);
  expect(html).toContain(whole);
  expect(texts[0]).toContain(whole);
});

it('holds it in a cell that a phone sets as lines', () => {
  expect(keep(`<td data-label="When">${text}</td>`, text).texts).toEqual([kept]);
});

it('looks at the whole of a block, across the elements in its lines', () => {
  const before = 'A clause that says who reads it, and ';
  const { html } = keep(`<li>${before}<a href="/x">how it is used</a>.</li>`, before, '.');
  // The last space stands in a text that the data does not hold.
  expect(html).toBe(`<li>${before}<a href="/x">how it is used</a>.</li>`);
  const link = 'what the officer does with it';
  expect(keep(`<li>Read <b>${link}</b>.</li>`, 'Read ', link, '.').html).toBe(
    '<li>Read <b>what the officer does with\u00a0it</b>.</li>',
  );
});

it('reads the characters that HTML writes in another way', () => {
  const said = 'We ask the ministry’s own "clerk" & the treasury’s for it';
  const { html, texts } = keep(
    '<p>We ask the ministry’s own &quot;clerk&quot; &amp; the treasury’s for it</p>',
    said,
  );
  expect(html).toContain('for\u00a0it</p>');
  expect(texts).toEqual([`${said.slice(0, -3)}\u00a0it`]);
});

it.each([
  ['a long last word', '<p>What each of them is asked for and understands</p>'],
  ['a third word', '<p>The gazette is read in full by all who live within 40\u00a0km</p>'],
  ['a short label', '<p>How it is used</p>'],
  [
    'a pair that would tear the line',
    '<p>Institutions that work after institutionalisation later</p>',
  ],
  ['a heading', `<h1>${text}</h1>`],
  ['a cell that has another beside it', `<td>${text}</td>`],
  ['a line in the display face', `<p class="type-d3">${text}</p>`],
  ['a name that is a heading elsewhere', `<p>${text}</p><h3><a href="/x">${text}</a></h3>`],
  ['a word of a drawing', `<p>${text}</p><svg><text>${text}</text></svg>`],
  ['a word of a button', `<p>${text}</p><button>${text}</button>`],
  ['a word of a link that looks like one', `<p><a href="/x" class="mt-4 btn">${text}</a></p>`],
  ['a value of a form', `<select><option>${text}</option></select><p>${text}</p>`],
  ['the title of the document', `<title>${text}</title><p>${text}</p>`],
])('leaves %s as it is', (_, html) => {
  const texts = [...html.matchAll(/>([^<]+)</g)].map(([, value]) => String(value));
  expect(keep(html, ...texts)).toEqual({ html, texts });
});

it('leaves what is no text of the page: scripts, styles, drawings, long rows of data', () => {
  const script = `<script>for(let i=0;i<3;i++)a<b&&c(d>e)</script><script type="application/ld+json">{"text":"${text}"}</script>`;
  const html = `${script}<p>${text}</p>`;
  const long = `{"description":"${text}"}`.padEnd(1100, ' ');
  const payload = `1:T${long.length.toString(16)},${long}0:${JSON.stringify([text])}\n`;
  const page = preventWidows({ html, payload });
  expect(page.html).toBe(`${script}<p>${kept}</p>`);
  expect(page.payload).toBe(`1:T${long.length.toString(16)},${long}0:${JSON.stringify([kept])}\n`);
});
