import { placeOf } from '@/lib/editor/browser/mistaken-field';

it.each<[string, ReturnType<typeof placeOf>]>([
  [
    'content/events/x.md: agenda[2].time: found "25:00", expected a 24-hour time',
    { file: 'content/events/x.md', field: 'agenda.1.time' },
  ],
  ...[
    'text, line 12: found a link to /nowhere',
    'text: found [^nobody] without a source',
    'the text: found nothing',
    'heading "Rain: when": found level 1',
    'chart 2, rows[1][2]: found "few"',
  ].map((told): [string, ReturnType<typeof placeOf>] => [
    `content/articles/x.md: ${told}`,
    { file: 'content/articles/x.md', field: 'body' },
  ]),
  ['content/firm.ts: email: found "x"', { file: 'content/firm.ts', field: 'email' }],
  ['content/articles/x.md: found no front matter', { file: 'content/articles/x.md' }],
  ['The network has gone.', undefined],
])('knows the file and the field of a sentence: %s', (sentence, place) => {
  expect(placeOf(sentence)).toEqual(place);
});
