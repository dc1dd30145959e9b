/** Signs of networks, on a grid of 22 by 22. They stand at the end of every page: in a file, not in each. */
export const socialMarks = {
  linkedin: 'M5 9v10M5 4v1M10 19V9M10 13c0-5 8-5.5 8 0v6',
  x: 'M3 3l16 16M19 3 3 19',
  facebook: 'M13 20v-8h4M13 12V7.5Q13 4 17 4M8 12h5',
  youtube: 'M2 5h18v12H2zM9 8v6l4.5-3z',
} as const;
