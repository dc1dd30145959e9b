import localFont from 'next/font/local';

/*
 * The display face (lib/typography/display-face.json) and Onest (text), subset by what a page is likely to
 * need: these two files are preloaded, those of fonts.css are fetched when a page holds a letter that they
 * cover. Metrics of the fallback faces are in app/styles/base.css. Licences lie beside the files. (Ranges must
 * be literals: next/font reads them at compile time.)
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

/**
 * Their families are named in app/styles (`--font-display`, `--font-text`): to import this file is to load them.
 * @public
 */
export const fonts = [ojuju, onest];
