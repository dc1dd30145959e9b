/**
 * The six channels in their order, each a thing of lines that stands on one: two pages, a table between two
 * chairs, a set on air, a board on its posts, a voice, a desk with a telephone. On a sheet of 96 by 48.
 */
export const channelDrawings = [
  'M14 46V6h30v40M52 46V6h30v40M21 15h16M21 24h16M21 33h9M59 15h16M59 24h16M59 33h9',
  'M24 26h48M30 26v20M66 26v20M8 18v28M8 34h10v12M88 18v28M88 34h-10v12',
  'M8 46V18h44v28M16 18V4M15 27h30M15 36h30M62 46V34M72 46V26M82 46V18',
  'M16 46V4h64v42M16 32h64M25 13h46M25 22h28',
  'M8 46v-8M18 46V30M28 46V16M38 46V34M48 46V6M58 46V24M68 46V12M78 46V32M88 46V38',
  'M6 30h84M14 30v16M82 30v16M30 30v-8h36v8M26 14h44M26 14v5M70 14v5',
];
