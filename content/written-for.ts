/**
 * What is true of a firm of this name, or was written for it, by file: words that no other firm can keep.
 * `npm run preflight` lists them once the firm has another name and they still stand there. It stays when the
 * firm confirms the name.
 */
export const writtenFor: {
  name: string;
  words: readonly (readonly [file: string, words: string])[];
} = {
  name: 'Upeo Consulting',
  words: [
    ['pages/home.yaml', 'means horizon'],
    ['pages/home.yaml', 'Unlocking the Potential of Those Who Advance Africa'],
    ['pages/about.yaml', 'is the Swahili word for horizon'],
    ['pages/about.yaml', 'Unlocking the Potential of Those Who Advance Africa'],
    ['pages/about.yaml', 'As far as'],
    ['sw/pages/home.yaml', 'ni pale jicho linapofika'],
    ['sw/pages/home.yaml', 'Tunafungua Uwezo wa Wanaoisogeza Afrika Mbele'],
    ['sw/pages/about.yaml', 'ni pale jicho linapofika'],
    ['sw/pages/about.yaml', 'Tunafungua uwezo wa wanaoisogeza Afrika mbele'],
    ['sw/pages/about.yaml', 'Hadi upeo'],
    ['firm-words/en.ts', 'Unlocking the Potential of Those Who Advance Africa.'],
    ['firm-words/en.ts', 'A consulting firm in Nairobi that works on'],
    ['firm-words/sw.ts', 'Tunafungua Uwezo wa Wanaoisogeza Afrika Mbele.'],
    ['firm-words/sw.ts', 'Kampuni ya ushauri iliyoko Nairobi inayoshughulikia'],
  ],
};
