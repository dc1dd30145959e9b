import { pastedText } from '@/lib/editor/pasted-text';

it.each([
  ['bullets', '•\tone\n·\ttwo\no\tthree', '- one\n- two\n- three'],
  ['numbers', '1.\tone\n2)\ttwo', '1. one\n2. two'],
  ['signs that nobody sees', 'won\u00adder\u200b\ufeff', 'wonder'],
  ['spaces', 'a\u00a0b\tc  ', 'a b c'],
  ['a control character', 'a\u0007b\vc', 'ab c'],
  ['line ends', 'a\r\n\r\nb\rc', 'a\n\nb\nc'],
])('what comes with %s is cleaned', (_, pasted, clean) => {
  expect(pastedText(pasted, { isRich: false })).toBe(clean);
});

it('a paragraph of a text program is one here, and a list stays together', () => {
  const pasted = 'One.\nTwo.\n•\tthree\n•\tfour\n\nFive.\n';
  expect(pastedText(pasted, { isRich: true })).toBe('One.\n\nTwo.\n\n- three\n- four\n\nFive.');
});

it('Markdown that was copied as plain text stays as it is', () => {
  const text =
    '## A part\n\nA line\nand the next.\n\n| a | b |\n| --- | --- |\n| c | d |\n\n- one\n  - two';
  expect(pastedText(text, { isRich: false })).toBe(text);
});
