/**
 * The one list of the offices in the code, in the order in which they are listed: where each is, in degrees,
 * how many hours its clocks are ahead of Greenwich (Morocco's go back one in Ramadan, which is left out), and where its city's name stands from its pin on the map, in units of the map. JavaScript, because
 * scripts/tools/build-map.mjs reads it without a compiler.
 */
export const places = {
  nairobi: { lat: -1.286, lon: 36.817, utc: 3, label: { x: 16, y: -18 } },
  lagos: { lat: 6.524, lon: 3.379, utc: 1, label: { x: 16, y: -18 } },
  'cape-town': { lat: -33.925, lon: 18.424, utc: 2, label: { x: -16, y: 24 } },
  accra: { lat: 5.603, lon: -0.187, utc: 0, label: { x: -16, y: 24 } },
  kigali: { lat: -1.944, lon: 30.061, utc: 2, label: { x: -16, y: 24 } },
  casablanca: { lat: 33.573, lon: -7.589, utc: 1, label: { x: -16, y: -16 } },
};
