/** @jest-environment node */
import { followOrder } from '@/lib/editor/follow-order';

const one = { title: 'One' };
const two = { title: 'Two' };
const three = { title: 'Three' };
const moja = { title: 'Moja' };
const mbili = { title: 'Mbili' };
const tatu = { title: 'Tatu' };
const words = [moja, mbili, tatu];
const before = [one, two, three];

const followed = (after: unknown, said: unknown = words, old: unknown = words) =>
  followOrder(
    { items: said },
    { before: { items: before }, after: { items: after }, old: { items: old } },
  );

it.each([
  ['moved', [three, one, two], [tatu, moja, mbili]],
  ['taken away', [one, three], [moja, tatu]],
  ['added in the middle', [one, { title: 'New' }, two, three], [moja, {}, mbili, tatu]],
  ['changed', [one, { title: 'Second' }, three], words],
  ['moved, and another changed', [three, one, { title: 'Second' }], [tatu, moja, mbili]],
])('an entry that is %s leaves each translation with its own', (_, after, wanted) => {
  expect(followed(after)).toEqual({ items: wanted });
});

it('leaves a list that the same save has moved, or that has another length by now', () => {
  const moved = [tatu, moja, mbili];
  expect(followed([three, one, two], moved)).toEqual({ items: moved });
  const longer = [moja, { title: 'Mpya' }, mbili, tatu];
  expect(followed([one, { title: 'New' }, two, three], longer)).toEqual({ items: longer });
});

it('touches nothing where nobody can tell what was changed and what was taken away', () => {
  expect(followed([{ title: 'Neither' }, three])).toEqual({ items: words });
});

it('moves texts as well as groups, and finds entries by their ids', () => {
  const beside = { before: ['a', 'b'], after: ['b', 'a'], old: ['x', 'y'] };
  expect(followOrder(['x', 'y'], beside)).toEqual(['y', 'x']);
  const entries = (...ids: string[]) =>
    ids.map((id) => ({ id, tags: id === 'a' ? ['1', '2'] : [] }));
  const turned = [
    { id: 'b', tags: [] },
    { id: 'a', tags: ['2', '1'] },
  ];
  const said = [{ id: 'a', tags: ['moja', 'mbili'] }];
  expect(followOrder(said, { before: entries('a', 'b'), after: turned, old: said })).toEqual([
    { id: 'a', tags: ['mbili', 'moja'] },
  ]);
});
