import {
  industriesOf,
  peopleOnService,
  piecesOnService,
  practicesOf,
} from '@/lib/content/relations/graph';
import { insights } from '@/lib/content/relations/insights';
import { people } from '@/lib/content/types/person';
import { services } from '@/lib/content/types/service';

// Content is read once, as in a build.
beforeAll(() => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'production');
});

const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

it('names everyone, every practice and every industry once', () => {
  const lists = [
    ...people().map((person) => {
      const { works, writesOn } = practicesOf(person);
      return ids([...works, ...writesOn]);
    }),
    ...services().map(({ id }) => {
      const { team, writers } = peopleOnService(id);
      return ids([...team, ...writers]);
    }),
    ...insights().map((piece) => ids(industriesOf(piece))),
  ];
  for (const list of lists) expect(list).toEqual([...new Set(list)]);
});

it('puts first whoever has a practice as their first', () => {
  for (const { id } of services()) {
    const places = peopleOnService(id).team.map(({ services }) => services.indexOf(id));
    expect(places).toEqual([...places].sort());
    expect(places.length).toBeGreaterThan(0);
  }
});

it('counts a piece that only the page of an industry names as being for it', () => {
  const named = insights().filter(({ industries }) => !industries.includes('energy'));
  const forEnergy = named.filter((piece) => ids(industriesOf(piece)).includes('energy'));
  expect(forEnergy.length).toBeGreaterThan(0);
  expect(piecesOnService('policy').length).toBeGreaterThan(10);
});
