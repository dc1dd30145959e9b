import { placeOf } from '@/lib/editor/browser/mistaken-field';

it.each([
  [
    'content/events/x.md: agenda[2].time: found "25:00", expected a 24-hour time',
    { file: 'content/events/x.md', field: 'agenda.1.time' },
  ],
  [
    'content/articles/x.md: text, line 12: found a link to /nowhere',
    { file: 'content/articles/x.md', field: 'body' },
  ],
  [
    'content/articles/x.md: text: found [^nobody] without a source',
    { file: 'content/articles/x.md', field: 'body' },
  ],
  [
    'content/sw/articles/x.md: the text: found nothing',
    { file: 'content/sw/articles/x.md', field: 'body' },
  ],
  [
    'content/articles/x.md: heading "Rain: when": found level 1',
    { file: 'content/articles/x.md', field: 'body' },
  ],
  [
    'content/articles/x.md: chart 2, rows[1][2]: found "few"',
    { file: 'content/articles/x.md', field: 'body' },
  ],
  ['content/firm.ts: email: found "x"', { file: 'content/firm.ts', field: 'email' }],
  ['content/articles/x.md: found no front matter', { file: 'content/articles/x.md' }],
  ['The network has gone.', undefined],
])('knows the file and the field of a sentence: %s', (sentence, place) => {
  expect(placeOf(sentence)).toEqual(place);
});
