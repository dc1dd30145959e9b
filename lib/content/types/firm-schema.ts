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
  hours: z.string('the number as a text: "24"').regex(/^\d+$/, 'digits alone, such as 24'),
  days: z
    .string('the days as a text: "5-7"')
    .regex(/^\d+(?:-\d+)?$/, 'digits, and a hyphen between two numbers, such as 5-7'),
};

/** `content/firm.ts` */
export const schema = z.object({
  name: firmFields.name,
  shortName: firmFields.shortName,
  email: mail.describe('Inquiries, access requests, newsletter.'),
  idAuthority: z
    .object({
      domain: firmFields.domain.describe('Of the firm.'),
      since: z.iso.date('a day such as 2025-01-01').describe('On which the domain was the firm’s.'),
    })
    .describe(
      'What ids in feeds and calendars begin with. Set once: after a change every reader shows everything as new.',
    ),
  careersEmail: mail.describe('The only address that receives applications.'),
  phone,
  whatsapp: firmFields.whatsapp.describe(
    'Number that answers on WhatsApp; empty where there is none.',
  ),
  address: z.object({
    street: text,
    city: text,
    postalCode: text,
    countryCode: firmFields.countryCode,
  }),
  social: z.array(
    z.object({
      id: text,
      name: text,
      url: firmFields.profile.describe('Profile there; one without an address is not shown.'),
    }),
  ),
  copyrightSince: firmFields.copyrightSince.describe('First year of the copyright line.'),
  legalUpdated: z
    .string()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'a month such as 2025-01')
    .describe('Month of the first edition of the legal pages.'),
  newsletter: z.object({ readers: firmFields.readers }),
  replyTime: z.object({
    hours: firmFields.hours.describe('Hours until an enquiry has its answer.'),
    days: firmFields.days.describe('Business days until an application has its answer.'),
  }),
});
