import { decapitalize } from '@/lib/format/decapitalize';

it.each([
  ['Costed options', 'costed options'],
  ['Öl und Gas', 'öl und Gas'],
  ['EU directives', 'EU directives'],
  ['M&E frameworks', 'M&E frameworks'],
  ['', ''],
])('%j continues a sentence as %j', (text, inside) => expect(decapitalize(text)).toBe(inside));
