import fc from 'fast-check';

/** Pieces of which hostile text is made. `pwned` is what no page may ever set. */
const pieces = [
  '<script>pwned=1</script>',
  '<img src=x onerror=pwned=1>',
  '"><svg onload=pwned=1>',
  "' autofocus onfocus='pwned=1",
  '</textarea></title></style></script><b>',
  '<!--',
  ']]>',
  '&lt;&#x3c;&amp',
  '{email}{query}{details}{__proto__}',
  '$&$1$`',
  'javascript:pwned=1',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '%',
  '%E0%A4%A',
  '%00',
  '%0D%0ABcc: evil@example.org',
  '\r\nBcc: evil@example.org\r\n\r\n',
  '?cc=evil@example.org&bcc=evil@example.org',
  '&body=evil',
  '#more',
  '+',
  'a b',
  '\\u0000\\',
  '\u0000',
  '\u0007\u001b[31m',
  '\u2028\u2029\u0085',
  '\u202e\u2066',
  '\ufeff\u200b\u00ad',
  '\ud800',
  '\udc00',
  '👩🏾‍🌾',
  '🇰🇪',
  'مرحبا',
  'Ŋ̃ɛ̀ẹ́',
  'e\u0301\u0301\u0301\u0301',
  'İſß',
  '../../etc/passwd',
  '//evil.example/',
  "'; DROP TABLE x; --",
  '(a+)+$',
] as const;

const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 });

const short = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 6 })
      .map((all) => all.join('')),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 120 }) },
  { weight: 2, arbitrary: units.map((codes) => String.fromCharCode(...codes)) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 80 }) },
);
const huge = fc
  .tuple(fc.constantFrom(...pieces), fc.nat(20_000))
  .map(([piece, length]) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length));

/** Text as somebody may type, paste, put into an address or into storage who means no good. */
export const hostileText = fc.oneof(
  { weight: 29, arbitrary: short },
  { weight: 1, arbitrary: huge },
);
/** The same without what is very long, for forms of many fields. */
export const hostileWord = short;

/** What a key of our storage may hold: our own form, any other JSON, or no JSON at all. */
export const hostileStorage = fc.oneof(
  fc
    .array(
      fc.tuple(
        fc.constantFrom(
          'firstName',
          'message',
          'agreeToTerms',
          'solution',
          '__proto__',
          'constructor',
          'submit',
          'length',
        ),
        hostileText,
      ),
    )
    .map((entries) => JSON.stringify(entries)),
  fc.array(hostileText).map((entries) => JSON.stringify(entries)),
  fc.json(),
  hostileText,
);

/**
 * 10,000 cases in `npm run robust`, 200 in `npm test`; always the same ones. A failure prints the
 * shortest case that fails, with seed and path to run it again.
 */
export const cases = { numRuns: process.env.ROBUST_LONG ? 10_000 : 200, seed: 20_270_218 };

// Each place takes minutes then: what is done is told at once, not when the whole file is.
if (process.env.ROBUST_LONG)
  afterEach(() => {
    process.stderr.write(`10,000 cases: ${expect.getState().currentTestName}\n`);
  });
