import localFont from 'next/font/local';

/*
 * Ojuju (display) and Onest (text), subset by what a page is likely to need: only the two `latin` files
 * are preloaded, the others are fetched when a page holds a letter they cover (`west`: open vowels of
 * Akan, Ewe and their neighbours; `dots`: Yoruba, Igbo; `tilde`: Kikuyu, Kamba). Metrics of the fallback
 * faces are in app/styles/base.css. Licences lie beside the files. (Ranges must be literals: next/font
 * reads them at compile time.)
 */
const ojuju = localFont({
  src: './fonts/ojuju-latin.woff2',
  weight: '690',
  display: 'swap',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E,U+00A0,U+00A9,U+00AB,U+00B0,U+00B7,U+00BB,U+00C9,U+00D7,U+00E0-00E2,U+00E7-00EB,U+00ED-00EF,U+00F1,U+00F3-00F4,U+00F6,U+00F9-00FC,U+02BC,U+2013-2014,U+2018-201A,U+201C-201E,U+2026,U+20AC,U+2191,U+2193,U+2212',
    },
  ],
});
const ojujuLatinRest = localFont({
  src: './fonts/ojuju-latin-rest.woff2',
  weight: '690',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00A8,U+00AA,U+00AC,U+00AE-00AF,U+00B1-00B6,U+00B8-00BA,U+00BC-00C8,U+00CA-00D6,U+00D8-00DF,U+00E3-00E6,U+00EC,U+00F0,U+00F2,U+00F5,U+00F7-00F8,U+00FD-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2022,U+2032-2033,U+2039-203A,U+2122',
    },
  ],
});
const ojujuWest = localFont({
  src: './fonts/ojuju-west.woff2',
  weight: '690',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0143-0144,U+014A-014B,U+0186,U+0190,U+0254,U+025B,U+0300-0301,U+0303',
    },
  ],
});
const ojujuDots = localFont({
  src: './fonts/ojuju-dots.woff2',
  weight: '690',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0300-0301,U+0304,U+1E62-1E63,U+1EB8-1EB9,U+1ECA-1ECD,U+1EE4-1EE5,U+20A6',
    },
  ],
});
const ojujuTilde = localFont({
  src: './fonts/ojuju-tilde.woff2',
  weight: '690',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0128-0129,U+0168-0169',
    },
  ],
});
const ojujuAfrica = localFont({
  src: './fonts/ojuju-africa.woff2',
  weight: '690',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-0101,U+010C-010D,U+0112-0113,U+011A-011B,U+012A-012B,U+0147-0148,U+014C-014D,U+0160-0161,U+016A-016B,U+0174-0177,U+017D-017E,U+0181,U+0189-018A,U+018E-018F,U+0191-0194,U+0196-0199,U+019D,U+01B2-01B4,U+01B7,U+01CD-01D4,U+01E6-01E7,U+01F8-01F9,U+0253,U+0256-0257,U+0259,U+0260,U+0263,U+0268-0269,U+0272,U+0289,U+028B-028C,U+0292,U+0294,U+0300-0301,U+0303-0304,U+0308,U+0323,U+1E0C-1E0D,U+1E24-1E25,U+1E3E-1E3F,U+1E6C-1E6D,U+1E92-1E93,U+1EA0-1EA1,U+1EBC-1EBD,U+20B5',
    },
  ],
});
const ojujuExt = localFont({
  src: './fonts/ojuju-ext.woff2',
  weight: '690',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0102-010B,U+010E-0111,U+0116-0119,U+011C-0127,U+012E-0130,U+0132-013E,U+0141-0142,U+0145-0146,U+0150-0151,U+0154-015F,U+0162-0167,U+016C-0173,U+0178-017C,U+0218-021B',
    },
  ],
});
const onest = localFont({
  src: './fonts/onest-latin.woff2',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E,U+00A0,U+00A9,U+00AB,U+00B0,U+00B7,U+00BB,U+00C9,U+00D7,U+00E0-00E2,U+00E7-00EB,U+00ED-00EF,U+00F1,U+00F3-00F4,U+00F6,U+00F9-00FC,U+02BC,U+2013-2014,U+2018-201A,U+201C-201E,U+2026,U+20AC,U+2191,U+2193,U+2212',
    },
  ],
});
const onestLatinRest = localFont({
  src: './fonts/onest-latin-rest.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00A3,U+00A5,U+00A7-00A8,U+00AA,U+00AE-00AF,U+00B1-00B4,U+00B6,U+00B8-00BA,U+00BC-00C8,U+00CA-00D6,U+00D8-00DF,U+00E3-00E6,U+00EC,U+00F0,U+00F2,U+00F5,U+00F7-00F8,U+00FD-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2022,U+2039-203A,U+2122',
    },
  ],
});
const onestWest = localFont({
  src: './fonts/onest-west.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0143-0144,U+014A-014B,U+0186,U+0190,U+0254,U+025B,U+0300-0301,U+0303',
    },
  ],
});
const onestDots = localFont({
  src: './fonts/onest-dots.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0128-0129,U+0168-0169,U+0300-0301,U+0303-0304,U+0308,U+0323,U+1EA0-1EA1,U+1EB8-1EB9,U+1EBC-1EBD,U+1ECA-1ECD,U+1EE4-1EE5',
    },
  ],
});
const onestAfrica = localFont({
  src: './fonts/onest-africa.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-0101,U+010C-010D,U+0112-0113,U+011A-011B,U+012A-012B,U+0147-0148,U+014C-014D,U+0160-0161,U+016A-016B,U+0174-0177,U+017D-017E,U+0181,U+0189-018A,U+018E-018F,U+0191-0194,U+0196-0199,U+019D,U+01B2-01B4,U+01B7,U+01CD-01D4,U+01E6-01E7,U+01F8-01F9,U+0253,U+0256-0257,U+0259,U+0260,U+0263,U+0268-0269,U+0272,U+0289,U+028B-028C,U+0292,U+0294,U+0300-0301,U+0303-0304,U+0308,U+0323,U+1E0C-1E0D,U+1E24-1E25,U+1E3E-1E3F,U+1E62-1E63,U+1E6C-1E6D,U+1E92-1E93',
    },
  ],
});
const onestExt = localFont({
  src: './fonts/onest-ext.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0102-010B,U+010E-0111,U+0114-0119,U+011C-0127,U+012C-0130,U+0132-0142,U+0145-0146,U+0149,U+014E-0151,U+0154-015F,U+0162-0167,U+016C-0173,U+0178-017C,U+017F,U+0218-021B',
    },
  ],
});

/**
 * Their families are named in app/styles (`--font-display`, `--font-text`): to import this file is to load them.
 * @public
 */
export const fonts = [
  ojuju,
  ojujuLatinRest,
  ojujuWest,
  ojujuDots,
  ojujuTilde,
  ojujuAfrica,
  ojujuExt,
  onest,
  onestLatinRest,
  onestWest,
  onestDots,
  onestAfrica,
  onestExt,
];
