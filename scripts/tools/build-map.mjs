/**
 * Draws the map of Africa in horizontal lines and writes lib/art/africa.json.
 *
 * World-atlas is Natural Earth data, in the public domain: https://github.com/topojson/world-atlas.
 * The countries are merged before anything is drawn. No national border is drawn, so on no border a
 * side is taken. The offices are put on the map when the site is built, by the projection that is written here.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { geoAzimuthalEqualArea } from 'd3-geo';
import { merge } from 'topojson-client';

const WIDTH = 640;
const HEIGHT = 700;
const MARGIN = 4;
/** Distance of two lines, and the height of the first. */
const STEP = 9;
const FIRST_LINE = 8;
/** Rings of a smaller area, in square units, would only leave specks. */
const SMALLEST_RING = 60;

const COUNTRIES = [
  'Algeria',
  'Angola',
  'Benin',
  'Botswana',
  'Burkina Faso',
  'Burundi',
  'Cabo Verde',
  'Cameroon',
  'Central African Rep.',
  'Chad',
  'Comoros',
  'Congo',
  'Dem. Rep. Congo',
  "Côte d'Ivoire",
  'Djibouti',
  'Egypt',
  'Eq. Guinea',
  'Eritrea',
  'eSwatini',
  'Ethiopia',
  'Gabon',
  'Gambia',
  'Ghana',
  'Guinea',
  'Guinea-Bissau',
  'Kenya',
  'Lesotho',
  'Liberia',
  'Libya',
  'Madagascar',
  'Malawi',
  'Mali',
  'Mauritania',
  'Mauritius',
  'Morocco',
  'Mozambique',
  'Namibia',
  'Niger',
  'Nigeria',
  'Rwanda',
  'São Tomé and Principe',
  'Senegal',
  'Seychelles',
  'Sierra Leone',
  'Somalia',
  'Somaliland',
  'South Africa',
  'S. Sudan',
  'Sudan',
  'Tanzania',
  'Togo',
  'Tunisia',
  'Uganda',
  'W. Sahara',
  'Zambia',
  'Zimbabwe',
];

/** No state is dropped for being small: each of these gets one dash on the nearest line. */
const SMALL_ISLANDS = {
  'Cabo Verde': [-23.6, 15.1],
  Comoros: [43.3, -11.7],
  Mauritius: [57.5, -20.3],
  Seychelles: [55.5, -4.7],
  'São Tomé and Príncipe': [6.6, 0.2],
};

const continent = await loadContinent();
/** Degrees that stand in the middle of the projection: east, north. */
const CENTRE = [18, 2];
const project = geoAzimuthalEqualArea()
  .rotate(CENTRE.map((degrees) => -degrees))
  .fitExtent(
    [
      [MARGIN, MARGIN],
      [WIDTH - MARGIN, HEIGHT - MARGIN],
    ],
    continent,
  );
const rings = continent.coordinates
  .flat()
  .map((ring) => ring.map((place) => project(place)))
  .filter((ring) => Math.abs(twiceArea(ring)) > 2 * SMALLEST_RING);

const map = {
  source: 'Natural Earth via world-atlas 50m (public domain)',
  viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
  step: STEP,
  projection: { centre: CENTRE, scale: project.scale(), translate: project.translate() },
  lines: continentLines() + Object.values(SMALL_ISLANDS).map(dash).join(''),
};
const target = new URL('../../lib/art/africa.json', import.meta.url);
await writeFile(target, JSON.stringify(map, null, 1));
console.log(`${map.lines.length} characters of lines, ${rings.length} rings`);

async function loadContinent() {
  const require = createRequire(import.meta.url);
  const world = JSON.parse(await readFile(require.resolve('world-atlas/countries-50m.json')));
  const parts = world.objects.countries.geometries.filter((country) =>
    COUNTRIES.includes(country.properties.name),
  );
  const found = parts.map((country) => country.properties.name);
  const missing = COUNTRIES.filter((name) => !found.includes(name));
  if (missing.length > 0) throw new Error(`world-atlas has no country named ${missing.join(', ')}`);
  return merge(world, parts);
}

function twiceArea(ring) {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length];
    return sum + x * nextY - nextX * y;
  }, 0);
}

function continentLines() {
  let lines = '';
  for (let y = FIRST_LINE; y < HEIGHT; y += STEP) lines += line(y);
  return lines;
}

/** Path data of all land at one height. */
function line(y) {
  let data = '';
  let x = 0;
  for (const [from, to] of landAt(y)) {
    data += data ? `m${from - x} 0h${to - from}` : `M${from} ${y}h${to - from}`;
    x = to;
  }
  return data;
}

/** Where the land begins and ends at one height; slivers are left out, narrow gaps closed. */
function landAt(y) {
  const coasts = rings.flatMap((ring) => crossings(ring, y)).sort((a, b) => a - b);
  const spans = [];
  for (let index = 0; index + 1 < coasts.length; index += 2) {
    if (coasts[index + 1] - coasts[index] <= 2) continue;
    const from = Math.round(coasts[index]);
    const to = Math.round(coasts[index + 1]);
    const last = spans.at(-1);
    if (last && from - last[1] < 4) last[1] = to;
    else spans.push([from, to]);
  }
  return spans;
}

function crossings(ring, y) {
  const found = [];
  ring.forEach(([x, ringY], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length];
    if (ringY <= y === nextY <= y) return;
    found.push(x + ((y - ringY) / (nextY - ringY)) * (nextX - x));
  });
  return found;
}

function dash(place) {
  const [x, y] = project(place);
  return `M${Math.round(x) - 4} ${nearestLine(y)}h8`;
}

function nearestLine(y) {
  return Math.round((y - FIRST_LINE) / STEP) * STEP + FIRST_LINE;
}
