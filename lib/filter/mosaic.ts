/** Place of a card in the mosaic: `tablet` says whether it takes a whole row on a middle-sized screen. */
export type MosaicPlace = {
  slot: 'lead' | 'wide' | 'narrow' | 'broad' | 'third';
  tablet: 'whole' | 'half';
};

/**
 * Places for a number of cards, so that every row is full: the first across the page, two of unlike
 * size, then threes; what does not divide by three ends in further pairs. The places of the first six
 * do not change while sixes are added.
 */
export function mosaicPlaces(count: number): MosaicPlace[] {
  const slots = mosaicSlots(count);
  return slots.map((slot, index) => ({ slot, tablet: tabletRow(index, slots.length) }));
}

function mosaicSlots(count: number): MosaicPlace['slot'][] {
  if (count < 1) return [];
  const rest = count - 1;
  if (rest === 0) return ['lead'];
  if (rest === 1) return ['lead', 'wide'];
  if (rest === 3) return ['lead', ...thirds(3)];
  const pairsAtEnd = [0, 2, 1][(rest - 2) % 3] as number;
  return [
    'lead',
    'narrow',
    'broad',
    ...thirds(rest - 2 - 2 * pairsAtEnd),
    ...(['broad', 'narrow', 'narrow', 'broad'] as const).slice(0, 2 * pairsAtEnd),
  ];
}

const thirds = (count: number) => Array.from({ length: count }, () => 'third' as const);

/** Two columns: the lead and the second have a row each, and so has a last one that is left over. */
function tabletRow(index: number, count: number): MosaicPlace['tablet'] {
  const alone = (count === 3 ? index : index - 1) % 2 === 1 && index === count - 1;
  return index === 0 || (index === 1 && count !== 3) || alone ? 'whole' : 'half';
}
