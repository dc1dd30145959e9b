/** Faces of the documents: files in lib/pdf/fonts. */
export type Face = 'text' | 'strong' | 'display';

export type TextStyle = {
  face: Face;
  /** Points. */
  size: number;
  leading: number;
  colour: 'ink' | 'ink-2' | 'link';
  /** Space between letters, in parts of the size. */
  tracking?: number;
  /** Lines of about one length, for titles. */
  balance?: boolean;
  /** Figures of one width, for columns of them. */
  tabular?: boolean;
};

const display = { face: 'display', colour: 'ink', tracking: -0.012, balance: true } as const;

/** Every size of type in the documents, in points. */
export const type = {
  cover: { ...display, size: 34, leading: 36 },
  title: { ...display, size: 30, leading: 32 },
  section: { ...display, size: 20, leading: 23 },
  part: { face: 'strong', size: 11.5, leading: 15, colour: 'ink', balance: true },
  lede: { face: 'text', size: 13, leading: 19, colour: 'ink' },
  point: { face: 'text', size: 11.5, leading: 16.5, colour: 'ink' },
  body: { face: 'text', size: 9.8, leading: 15, colour: 'ink' },
  table: { face: 'text', size: 8.6, leading: 12.4, colour: 'ink' },
  tableHead: { face: 'strong', size: 8.2, leading: 11.6, colour: 'ink' },
  source: { face: 'text', size: 8.6, leading: 12.6, colour: 'ink' },
  figureTitle: { face: 'strong', size: 10.2, leading: 13.6, colour: 'ink', balance: true },
  note: { face: 'text', size: 8, leading: 11.4, colour: 'ink-2' },
  label: { face: 'strong', size: 8, leading: 11.4, colour: 'ink' },
  small: { face: 'text', size: 8, leading: 11.4, colour: 'ink-2' },
} as const satisfies Record<string, TextStyle>;
