import { parseSteps } from '@/lib/content/engine/parse-steps';

const file = 'content/case-studies/x.md';

test('the first sentence of a step is its title, the bold opening its time', () => {
  const markdown =
    '1. **Weeks 1–3.** Listened, separately. Each side drew its year. We corrected nothing.\n2. **Week 4.** Put both on one wall.';
  expect(parseSteps(markdown, file)).toEqual([
    {
      when: 'Weeks 1–3',
      title: 'Listened, separately',
      text: 'Each side drew its year. We corrected nothing.',
    },
    { when: 'Week 4', title: 'Put both on one wall', text: '' },
  ]);
});

test.each([
  ['no time', '1. Listened. Then more.'],
  ['no full stop', '1. **Week 4.** Put both on one wall'],
  ['a link', '1. **Week 4.** Put [both](/about/) on one wall.'],
  ['a citation', '1. **Week 4.** Put both on one wall.[^source] More.'],
])('a step with %s is refused with the file, what was found and an example', (_, line) => {
  expect(() => parseSteps(line, file)).toThrow(file);
  expect(() => parseSteps(line, file)).toThrow(/found "1\. .*expected a line such as/);
});
