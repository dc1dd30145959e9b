import { renderToStaticMarkup } from 'react-dom/server';
import { NameList } from '@/components/ui/name-list';

const entries = ['A', 'B', 'C'].map((name) => ({ name, path: `/${name}` }));
const textOf = (count: number) =>
  renderToStaticMarkup(<NameList entries={entries.slice(0, count)} />).replace(/<[^>]*>/g, '');

it.each([
  [0, ''],
  [1, 'A'],
  [2, 'A and B'],
  [3, 'A, B and C'],
])('joins %i names as the language does', (count, text) => expect(textOf(count)).toBe(text));

it('keeps what is said of a name beside it', () => {
  const html = renderToStaticMarkup(
    <NameList entries={[{ name: 'A', path: '/a', detail: ' (chair)' }]} />,
  );
  expect(html).toBe('<a class="text-link" href="/a/">A</a> (chair)');
});
