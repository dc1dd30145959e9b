import { z } from 'zod';

const text = z.string().trim().min(1, 'words');
const mail = z.email('an address such as info@firm.org');
const phone = z
  .string()
  .regex(/^\+\d[\d\s().-]{6,}\d$/, 'a number in international form, such as +254 700 000 000');
/** `''` says that there is none. */
const orNone = <T extends z.ZodType>(schema: T) => z.union([z.literal(''), schema]);

/** What a firm's facts look like, one by one: as `content/firm.ts` holds them, and `npm run setup` asks for them. */
export const firmFields = {
  name: text.max(40),
  shortName: text.max(20),
  domain: z
    .string()
    .regex(/^(?:[a-z0-9]+(?:-+[a-z0-9]+)*\.)+[a-z]{2,}$/, 'a domain such as firm.org'),
  mail,
  phone,
  whatsapp: orNone(phone),
  street: text,
  city: text,
  postalCode: text,
  countryCode: z.string().regex(/^[A-Z]{2}$/, 'two capital letters, such as KE'),
  profile: orNone(z.url({ protocol: /^https$/, error: 'an address that begins with https://' })),
  copyrightSince: z.number().int().min(1900).max(2100),
  readers: z.string().regex(/^[\d,.]+\+?$/, 'a number such as 5,000+'),
  hours: z.string().regex(/^\d+$/, 'a number in quotes, such as "24"'),
  days: z.string().regex(/^\d+(?:-\d+)?$/, 'days in quotes, such as "5-7"'),
};

/** `content/firm.ts` */
export const schema = z.object({
  name: firmFields.name,
  shortName: firmFields.shortName,
  email: mail,
  idAuthority: z.object({
    domain: firmFields.domain,
    since: z.iso.date('a day such as 2025-01-01'),
  }),
  careersEmail: mail,
  phone,
  whatsapp: firmFields.whatsapp,
  address: z.object({
    street: text,
    city: text,
    postalCode: text,
    countryCode: firmFields.countryCode,
  }),
  social: z.array(z.object({ id: text, name: text, url: firmFields.profile })),
  copyrightSince: firmFields.copyrightSince,
  legalUpdated: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'a month such as 2025-01'),
  newsletter: z.object({ readers: firmFields.readers }),
  replyTime: z.object({ hours: firmFields.hours, days: firmFields.days }),
});
