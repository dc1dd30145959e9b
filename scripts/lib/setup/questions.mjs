/**
 * What `npm run setup` asks, with what stands now; a file of answers may say more.
 * @param {any} firm the facts of content/firm.ts
 * @param {Readonly<Record<'light' | 'dark', ReadonlyMap<string, string>>>} tokens
 * @param {string} face name of the display face
 * @param {Readonly<Record<string, Record<string, unknown>>>} words what the firm says of itself, by language
 * @param {readonly { id: string, city: string }[]} offices
 */
export function questionsOn(firm, tokens, face, words, offices) {
  const plain = (/** @type {string} */ field, /** @type {string} */ ask) => ({
    path: [field],
    ask,
    now: String(firm[field]),
  });
  const place = (/** @type {string} */ field, /** @type {string} */ ask) => ({
    path: ['address', field],
    ask,
    now: String(firm.address[field]),
  });
  const colour = (
    /** @type {'light' | 'dark'} */ theme,
    /** @type {string} */ token,
    /** @type {string} */ ask,
  ) => ({
    path: ['colours', theme, token],
    ask: `${ask}, ${theme} theme`,
    now: tokens[theme].get(`--${token}`) ?? '',
  });
  return [
    // The short name is asked for first: the name has to begin with it.
    { path: ['name'], ask: 'Name of the firm', now: firm.name },
    { path: ['shortName'], ask: 'Short name, the first words of it', now: firm.shortName },
    { path: ['domain'], ask: 'Domain, for good', now: firm.idAuthority.domain },
    plain('email', 'Address for enquiries'),
    plain('careersEmail', 'Address for applications'),
    plain('phone', 'Telephone'),
    plain('whatsapp', 'Number on WhatsApp (- for none)'),
    place('street', 'Street'),
    place('city', 'City'),
    place('postalCode', 'Postal code'),
    place('countryCode', 'Country, two letters'),
    ...Object.entries(words).flatMap(([id, said]) =>
      [
        ['country', 'Country'],
        ['tagline', 'One line on the firm'],
        ['description', 'The firm in a sentence, for search results'],
      ].map(([field = '', ask]) => ({
        path: ['words', id, field],
        ask: `${ask} (${id})`,
        now: String(said[field]),
      })),
    ),
    ...offices.map(({ id, city }) => ({
      path: ['offices', id],
      ask: `Office in ${city} (- for none)`,
      now: 'stays',
    })),
    ...firm.social.map((/** @type {{ id: string, name: string, url: string }} */ profile) => ({
      path: ['profiles', profile.id],
      ask: `Profile on ${profile.name} (- for none)`,
      now: profile.url,
    })),
    colour('light', 'act', 'Colour of buttons'),
    colour('light', 'link', 'Colour of links'),
    colour('light', 'earth', 'Colour of the first field'),
    colour('dark', 'act', 'Colour of buttons'),
    colour('dark', 'link', 'Colour of links'),
    colour('dark', 'earth', 'Colour of the first field'),
    { path: ['face'], ask: 'Display face, a package such as @fontsource/work-sans', now: face },
    { path: ['mark'], ask: 'Sign: letter draws the first one of the short name', now: 'as it is' },
  ];
}
