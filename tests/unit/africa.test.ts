import { placesOnMap } from '@/lib/art/africa';
import map from '@/lib/art/africa.json';
import { overlap } from '@/lib/art/place-labels';
import { projectDegrees } from '@/lib/art/project-degrees';

const cities = {
  Nairobi: [-1.286, 36.817],
  Lagos: [6.524, 3.379],
  'Cape Town': [-33.925, 18.424],
  Accra: [5.603, -0.187],
  Kigali: [-1.944, 30.061],
  Casablanca: [33.573, -7.589],
  'Addis Ababa': [9.03, 38.74],
  Dakar: [14.693, -17.447],
  Antananarivo: [-18.879, 47.508],
  Tunis: [36.806, 10.181],
  Kinshasa: [-4.322, 15.307],
  Cairo: [30.044, 31.236],
} as const;

const place = (city: string) => {
  const [latitude = 0, longitude = 0] = cities[city as keyof typeof cities];
  return { city, latitude, longitude };
};
const all = Object.keys(cities).map(place);

// By d3-geo 3.1.2 with the parameters of the map, to a thousandth of its unit.
it.each([
  ['Nairobi', 486.033, 322.991],
  ['Lagos', 216.576, 259.37],
  ['Cape Town', 337.122, 583.403],
  ['Accra', 187.918, 266.471],
  ['Casablanca', 156.432, 36.924],
  ['Tunis', 280.985, 18.28],
])('%s stands where the projection of the map has it', (city, x, y) => {
  const found = projectDegrees(place(city), map.projection);
  expect(found.x).toBeCloseTo(x, 3);
  expect(found.y).toBeCloseTo(y, 3);
});

it('hangs each pin on the line at its latitude, which goes from coast to coast', () => {
  for (const { x, y, line, pin } of placesOnMap(all)) {
    expect(line).toMatch(new RegExp(`^M\\d+ ${y}h\\d`));
    for (const part of line.split(/(?=M)/)) expect(map.lines).toContain(part);
    expect(pin).toMatch(new RegExp(`^M${x - 10} ${y - 9}h20`));
  }
});

it('an island that is smaller than a line has its dash', () => {
  const praia = { city: 'Praia', latitude: 14.93, longitude: -23.51 };
  expect(placesOnMap([praia])[0]?.line).toContain('M10 179h8');
});

it.each([1, 3, 4, 6, 8, 12])('of %d places no pin or name covers another', (count) => {
  const areas = placesOnMap(all.slice(0, count)).map(({ press }) => press);
  areas.forEach((area, index) => {
    for (const other of areas.slice(0, index)) expect(overlap(area, other)).toBe(0);
    expect(Math.min(area.width, area.height)).toBeGreaterThanOrEqual(48);
  });
});

it('a name goes to the side that leaves room: of its neighbour, and within the map', () => {
  const sideOf = (...names: string[]) => placesOnMap(names.map(place)).at(-1)?.label.anchor;
  expect(sideOf('Kigali')).toBe('start');
  expect(sideOf('Nairobi', 'Kigali')).toBe('end');
  expect(sideOf('Antananarivo')).toBe('end');
});

it('a name whose side is said keeps it', () => {
  const [said] = placesOnMap([{ ...place('Kigali'), mapLabel: 'below-right' }]);
  expect(said?.label.anchor).toBe('start');
  expect(said?.label.y).toBeGreaterThan(said?.y ?? Infinity);
});
