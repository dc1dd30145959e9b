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
  return Array.from({ length: count }, (_, index) => ({
    slot: slotAt(index, count),
    tablet: tabletRow(index, count),
  }));
}

function slotAt(index: number, count: number): MosaicPlace['slot'] {
  if (index < 1) return 'lead';
  if (count === 2) return 'wide';
  if (count === 4) return 'third';
  if (index < 3) return index < 2 ? 'narrow' : 'broad';
  /** Position within the pairs that end the mosaic: broad and narrow, then narrow and broad. */
  const atEnd = index - count + 2 * ([0, 2, 1][count % 3] as number);
  if (atEnd < 0) return 'third';
  return atEnd % 3 ? 'narrow' : 'broad';
}

/** Two columns: the lead and the second have a row each, and so has a last one that is left over. */
function tabletRow(index: number, count: number): MosaicPlace['tablet'] {
  const alone = (count === 3 ? index : index - 1) % 2 === 1 && index === count - 1;
  return index === 0 || (index === 1 && count !== 3) || alone ? 'whole' : 'half';
}
