/**
 * The firm's facts. Code reads them here (through `lib/firm.ts`): the frame, mail links, feeds, documents,
 * pictures, structured data. Sentences below `content/` say `{firm}` and `{firmShort}` for the name,
 * and write the city out. What the firm says of itself stands in `firm-words/`, by language.
 * Values that are still placeholders are listed in `placeholders`; `npm run preflight` prints them
 * and fails until the list is empty.
 */
export const firm = {
  name: 'Upeo Consulting',
  shortName: 'Upeo',
  /** Inquiries, access requests, newsletter. */
  email: 'info@upeo.example',
  /**
   * A domain of the firm and a day on which it was the firm's, as RFC 4151 asks. Ids in feeds and
   * calendars begin with them. Set once; a later change makes every reader show everything as new.
   */
  idAuthority: { domain: 'upeo.example', since: '2025-01-01' },
  /** The only address that receives applications and writes to applicants. */
  careersEmail: 'careers@upeo.example',
  phone: '+254 700 000 000',
  /** Number that answers on WhatsApp, in international form; '' where there is none. */
  whatsapp: '+254 700 000 000',
  address: {
    street: 'Horizon House, 3rd floor, Ngong Road',
    city: 'Nairobi',
    postalCode: '00100',
    countryCode: 'KE',
  },
  /** Profiles on other sites; one without an address is not shown. */
  social: [
    { id: 'linkedin', name: 'LinkedIn', url: 'https://linkedin.example/company/upeo' },
    { id: 'x', name: 'X', url: 'https://x.example/upeo' },
    { id: 'facebook', name: 'Facebook', url: 'https://facebook.example/upeo' },
    { id: 'youtube', name: 'YouTube', url: 'https://youtube.example/@upeo' },
  ],
  /** First year of the copyright line; the last is that of the build. */
  copyrightSince: 2025,
  /** Month of the first edition of the legal pages; the day of each later change is in its file. */
  legalUpdated: '2025-01',
  newsletter: { readers: '5,000+' },
  /**
   * Visitors who agree in the banner keep copies of the pages they visit, to read offline. `false` takes
   * the copies away from everyone at their next visit; the banner (content/interface/en.ts) and the
   * privacy page must then stop offering them.
   */
  offlineCopies: true as boolean,
  /** Hours until an enquiry has its answer, and business days until an application has. */
  replyTime: { hours: '24', days: '5-7' },
} as const;

/**
 * The placeholders among the values above, by field. `npm run preflight` lists each one that still holds
 * its placeholder. A value that the firm confirms as it is goes from this list.
 */
export const placeholders: Readonly<Record<string, string>> = {
  name: 'Upeo Consulting',
  shortName: 'Upeo',
  email: 'info@upeo.example',
  careersEmail: 'careers@upeo.example',
  phone: '+254 700 000 000',
  whatsapp: '+254 700 000 000',
  'replyTime.hours': '24',
  'replyTime.days': '5-7',
  'newsletter.readers': '5,000+',
  'idAuthority.domain': 'upeo.example',
  'address.street': 'Horizon House, 3rd floor, Ngong Road',
  'social.0.url': 'https://linkedin.example/company/upeo',
  'social.1.url': 'https://x.example/upeo',
  'social.2.url': 'https://facebook.example/upeo',
  'social.3.url': 'https://youtube.example/@upeo',
};
