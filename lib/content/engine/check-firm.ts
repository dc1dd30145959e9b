import { firm } from '@/lib/firm';
import { ContentError, found } from './content-error';

/** In international form, as a link and WhatsApp need it; how its figures are set apart is the firm's affair. */
const NUMBER = /^\+\d[\d\s().-]{6,}\d$/;

/**
 * What no type says of the firm's facts (`content/firm.ts`): a number that nobody can call would stand on
 * every page.
 * @throws ContentError
 */
export function assertFirmFacts({ phone, whatsapp }: { phone: string; whatsapp: string } = firm) {
  const errors = Object.entries({ phone, whatsapp })
    .filter(([field, number]) => !NUMBER.test(number) && (field === 'phone' || number !== ''))
    .map(
      ([field, number]) =>
        `${field}: found ${found(number)}, expected a number in international form, such as +254 700 000 000`,
    );
  if (errors.length > 0) throw new ContentError('content/firm.ts', errors);
}
