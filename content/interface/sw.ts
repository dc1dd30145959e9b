import type { Labels } from './labels';

/** Of an invented piece that is neither a case nor an event. */
const madeUp = {
  description: 'Kielelezo tu. {excerpt}',
  line: 'Kielelezo tu: kinachosemwa kuhusu kampuni kimebuniwa, na kitabadilishwa kabla ya uzinduzi. Vyanzo vinavyonukuliwa ni vya kweli.',
};

/**
 * Labels of the interface in Kiswahili, with the terms of docs/kiswahili.md. `{replyToEnquiry}` and its
 * like are facts of the firm (lib/content/engine/firm-facts.ts).
 */
export const sw = {
  skip: 'Ruka hadi maudhui',
  home: 'Mwanzo',
  /** What the wordmark in the header says to a screen reader. */
  homeOf: '{firm}, mwanzo',
  speakToAnExpert: 'Zungumza na Mtaalamu',
  /** The sign in the header of a phone. */
  call: 'Piga simu {phone}',
  aboutTheFirm: 'Kuhusu kampuni',
  exploreServices: 'Tazama Huduma Zetu',
  breadcrumb: 'Mahali ulipo',
  mainNavigation: 'Menyu kuu',
  mobileNavigation: 'Menyu kuu, skrini ndogo',
  footerNavigation: 'Chini ya ukurasa',
  openMenu: 'Fungua menyu',
  closeMenu: 'Funga menyu',
  menu: 'Menyu',
  allPages: 'Kurasa zote',
  insights: 'Maarifa',
  /**
   * Numbers as a sentence writes them; a larger one is written in figures. They count people only
   * (lib/content/pages/count-people.ts), so they agree with watu.
   */
  numbers: [
    'hakuna',
    'mmoja',
    'wawili',
    'watatu',
    'wanne',
    'watano',
    'sita',
    'saba',
    'wanane',
    'tisa',
    'kumi',
    'kumi na mmoja',
    'kumi na wawili',
  ],
  openSearch: 'Tafuta',
  logIn: 'INGIA',
  logInHint: 'INGIA hufungua programu yako ya barua pepe ikiwa na ombi la kuingia.',
  logInMail: {
    subject: 'Ombi la kuingia',
    body: 'Habari,\n\nNaomba kuingia katika sehemu ya wateja.\n\nJina:\nShirika:\nSababu ya kuomba:\n\nAsante.',
  },
  logInHelp: {
    title: 'Ombi la kuingia',
    text: 'Programu yako ya barua pepe inapaswa kuwa imefunguka ikiwa na ombi la kuingia. Hakuna kinachotumwa hadi ubonyeze Tuma humo.',
  },
  /** After a press that should have opened a mail program; before the ways to a person. */
  mailOtherwise: 'Haikufunguka? Andika mwenyewe kwa {address}, au tupigie simu au ututumie ujumbe:',
  mailElse: 'Haikufunguka? Tuma barua pepe kwa {address} yenye kichwa “{subject}”.',
  theme: {
    light: 'Mwonekano: mwangaza. Badili uwe giza',
    dark: 'Mwonekano: giza. Badili uwe kama kifaa',
    system: 'Mwonekano: kama kifaa. Badili uwe mwangaza',
    /** What is chosen, shown at the button. */
    names: { light: 'Mwangaza', dark: 'Giza', system: 'Kama kifaa' },
  },
  whatsapp: 'WhatsApp',
  search: {
    title: 'Tafuta kwenye tovuti',
    label: 'Tafuta huduma, maarifa na wataalamu',
    placeholder: 'Tafuta huduma, maarifa, wataalamu...',
    submit: 'Tafuta',
    close: 'Funga utafutaji',
    popular: 'Yanayotafutwa sana:',
    popularQueries: ['Kilimo', 'Uundaji wa Sera', 'Kujenga Uwezo'],
    results: {
      recent: 'Ulizotafuta karibuni:',
      forget: 'Futa “{query}”',
      /** After a search for nothing. */
      empty: 'Andika mada, mahali au mtu.',
      loading: 'Inatafuta…',
      failed:
        'Utafutaji haukupakiwa. Angalia kama una intaneti, kisha bonyeza Tafuta, au tazama katika {sitemap}.',
      sitemap: 'ramani ya tovuti',
      retry: 'Jaribu tena',
      /**
       * What was found: every result holds every word, some do, none does, or words were guessed. `{query}`
       * are the words that counted.
       */
      found: {
        whole: { one: 'Tokeo 1 la “{query}”', other: 'Matokeo {count} ya “{query}”' },
        mixed: {
          one: 'Tokeo 1 la “{query}”',
          other: 'Matokeo {count} ya “{query}”, {whole} kati yake kwa maneno yote',
        },
        some: {
          one: 'Hakuna ukurasa wenye maneno yote ya “{query}”. Tokeo 1 lina baadhi yake',
          other: 'Hakuna ukurasa wenye maneno yote ya “{query}”. Matokeo {count} yana baadhi yake',
        },
        near: {
          one: 'Tokeo 1 lenye tahajia inayokaribia “{query}”',
          other: 'Matokeo {count} yenye tahajia inayokaribia “{query}”',
        },
      },
      /** Said of a word that stands on no page, before or after the line above. */
      unknown: 'Hakuna ukurasa wenye {words}.',
      guess: 'Hakuna ukurasa wenye “{typed}”, kwa hiyo tumekisia {words}.',
      synonym: '“{typed}” hapa huitwa {words}.',
      also: 'Kurasa zenye {words} zimo pia.',
      quoted: '“{word}”',
      nothing: 'Hakuna kitu hapa kwa jina hilo',
      nothingText: 'Tumetafuta “{query}” na maneno yenye tahajia ya karibu.',
      /** Below the results, and where there are none. */
      ask: 'Hukupata ulichotafuta? {contact}',
      contact: 'Muulize mtu',
      best: 'Yanayofaa zaidi',
      /** Where more has been published than is searched at first. */
      newestSearched: 'Tumetafuta katika machapisho yetu mapya zaidi tu.',
      loadOlderResults: { other: 'Tafuta pia katika {count} ya zamani' },
      allSearched: 'Tumetafuta katika machapisho yote.',
      hiddenMatches: 'Humo mna {words}',
      relatedMatches: 'Huhusiana na {words}',
      all: { other: 'Tazama matokeo yote {count}' },
      groups: {
        services: 'Huduma',
        industries: 'Sekta',
        insights: 'Maarifa',
        people: 'Watu',
        offices: 'Ofisi',
        pages: 'Kurasa',
      },
    },
    kinds: {
      service: 'Huduma',
      industry: 'Sekta',
      office: 'Ofisi',
      person: 'Mtu',
      topic: 'Mada',
      page: 'Ukurasa',
    },
  },
  /** List boxes in which several values can be chosen at once, on the results page and on All Insights. */
  narrow: {
    words: {
      open: 'Punguza matokeo',
      facets: {
        kind: 'Aina',
        topic: 'Mada',
        practice: 'Nyanja',
        industry: 'Sekta',
        author: 'Mwandishi',
        year: 'Mwaka',
      },
      /** In a list box in which nothing is chosen. */
      any: 'Hujachagua',
      /** In a list box in which several values are. */
      several: { other: 'Umechagua {count}' },
      chosen: 'Machaguo yako',
      remove: 'Ondoa {name}',
      clear: 'Ondoa yote',
      loading: 'Inapakia…',
      failed: 'Machaguo hayakupakiwa. Angalia kama una intaneti, kisha bonyeza tena.',
    },
    /** What is left of what a search has found. */
    found: {
      none: 'Hakuna tokeo kati ya {all} ya “{query}” linalolingana na machaguo yako yote',
      some: {
        one: 'Tokeo 1 kati ya {all} ya “{query}” linalingana na machaguo yako',
        other: 'Matokeo {count} kati ya {all} ya “{query}” yanalingana na machaguo yako',
      },
    },
    /** The same questions as links, where scripts are off. */
    links: { kind: 'Kwa aina', topic: 'Kwa mada', archive: 'Kwa tarehe', all: 'Maarifa yote' },
  },
  cookie: {
    title: 'Mapendeleo ya vidakuzi',
    /** Before the sentence, where the banner has been answered and is looked at again. */
    answered: { accepted: 'Ulikubali.', declined: 'Ulikataa.' },
    text: 'Hakuna vidakuzi. Ukikubali, kurasa unazofungua hubaki kwenye kifaa hiki ili zisomwe bila intaneti.',
    /** Follows where there is room. */
    more: 'Ukikataa, hakuna nakala. Mwonekano na jibu hili hukumbukwa vyovyote vile.',
    policy: 'Sera ya Faragha',
    agree: 'Kubali',
    decline: 'Hapana, asante',
    close: 'Funga mapendeleo ya vidakuzi',
  },
  footer: {
    newsletterTitle: 'Maarifa Teule',
    newsletterByMail: 'Maarifa Teule kwa barua pepe',
    newsletterText:
      'Kila mwezi, kwa Kiingereza: mihtasari, mifano ya kazi na ripoti mpya, na aya moja kuhusu umuhimu wa kila chapisho.',
    newsletterPast:
      'Kwa Kiingereza: mihtasari, mifano ya kazi na ripoti za miezi iliyopita, na aya moja kuhusu umuhimu wa kila chapisho.',
    newsletterAction: 'Soma matoleo yaliyopita',
    assistTitle: 'Tukusaidieje?',
    assistText: 'Mwandikie mtu atakayekujibu. Tunajibu ndani ya {replyToEnquiry}.',
    assistAction: 'Wasiliana nasi',
    careersTitle: 'Ajira kwetu',
    careersText: '{Offices}, na watu wanaokwenda kujionea.',
    careersAction: 'Tazama Ajira',
    services: 'Huduma',
    industries: 'Sekta',
    /** First entries of the two lists where they are folded under their names. */
    allServices: 'Huduma zote',
    allIndustries: 'Sekta zote',
    company: 'Kampuni',
    equalTitle: 'Fursa sawa',
    equalText:
      'Tunaajiri na kupandisha vyeo kwa kuzingatia uwezo. Tunakaribisha waombaji wa kila kabila, jinsia, dini na umri, na wenye ulemavu wa aina yoyote, na tutarekebisha utaratibu ukituomba.',
    languages: 'Lugha',
    privacy: 'Sera ya Faragha',
    terms: 'Masharti ya Huduma',
    accessibility: 'Ufikivu',
    sitemap: 'Ramani ya Tovuti',
    cookies: 'Mapendeleo ya Vidakuzi',
  },
  offices: {
    legend: 'Ofisi',
    map: 'Ramani ya Afrika iliyochorwa kwa mistari ya mlalo, pamoja na miji yenye ofisi zetu: {cities}.',
    projects: 'Miradi',
    clients: 'Wateja',
    staff: 'Wafanyakazi',
    focus: 'Vipaumbele',
    action: 'Wasiliana na ofisi ya {city}',
    none: 'Bila ofisi maalumu',
    one: 'Ofisi',
    choose: 'Chagua moja',
    others: 'Ofisi nyingine',
    inForm:
      'Ulizo lako litaenda kwa kiongozi wa nyanja, katika mji wowote anaofanyia kazi. Ukichagua mji hapa, tutauongeza kwenye ujumbe wako.',
    chosen: 'Kwa ofisi ya {city}',
    chosenText: '{country}, {region}. {description}',
    another: 'Chagua nyingine',
    unsent: 'Chagua {city} kwenye orodha ya ofisi pia: fomu hutuma ofisi iliyochaguliwa huko.',
    toForm: 'Nenda kwenye ulizo lako',
    mailSubject: '{firm}, {city}',
    count: { one: 'ofisi moja', other: 'ofisi {number}' },
    ours: { one: 'ofisi yetu', other: 'ofisi zetu {number}' },
    numbers: [
      'sifuri',
      'moja',
      'mbili',
      'tatu',
      'nne',
      'tano',
      'sita',
      'saba',
      'nane',
      'tisa',
      'kumi',
      'kumi na moja',
      'kumi na mbili',
    ],
  },
  form: {
    optional: '(si lazima)',
    asterisk: '* lazima',
    choose: 'Chagua moja',
    submit: 'Tuma',
    submitApplication: 'Tuma ombi',
    submitting: 'Inatuma...',
    errors: {
      required: 'Tafadhali jaza sehemu hii ya lazima.',
      email: 'Andika anwani kama jina@example.org.',
      linkedin: 'Andika anwani kama linkedin.com/in/jina.',
      phone: 'Andika namba yenye tarakimu sita au zaidi.',
    },
    summaryTitle: 'Sehemu za kurekebisha: {count}',
    /** Beside each of several errors. */
    errorAt: '{number} kati ya {count}',
    tooLong:
      'Maandishi ni marefu kuliko kiungo cha barua pepe kinavyoweza kubeba. Barua pepe itakuwa na sehemu ya kwanza, na itasema hivyo; ukishabonyeza {submit}, Nakili ujumbe itakupa maandishi yote.',
    cutNotice:
      '[Umekatwa hapa: ujumbe ni mrefu kuliko kiungo cha barua pepe kinavyoweza kubeba. Tafadhali bandika maandishi yote, ukiyanakili kutoka kwenye ukurasa.]',
    /** In the visitor's own confirmation. */
    cutNoticeOwn:
      '[Umekatwa hapa: ujumbe ni mrefu kuliko kiungo cha barua pepe kinavyoweza kubeba.]',
    before:
      'Kitufe cha {submit} hufungua programu yako ya barua pepe ikiwa na ujumbe kwa {address}, uliojazwa tayari. Hakuna kinachotumwa hadi ubonyeze Tuma humo, kwa hiyo reCAPTCHA haihitajiki.',
    beforeApplication:
      'Kitufe cha {submit} hufungua programu yako ya barua pepe ikiwa na ujumbe kwa {address}, uliojazwa tayari. Ambatisha wasifu wako (CV) humo. Hakuna kinachotumwa hadi ubonyeze Tuma.',
    sentApplication:
      'Programu yako ya barua pepe inapaswa kuwa imefunguka ikiwa na ujumbe kwa {address}. Ambatisha wasifu wako (CV) humo, kisha ubonyeze Tuma.',
    /** Where the page's scripts did not come and the mail program was asked without them. */
    opened:
      'Bado hatua moja: bonyeza Tuma katika programu yako ya barua pepe. Majibu yako yanabaki hapa.',
    /** Labels them there, as a text, before the telephone number. */
    copy: 'Haikufunguka? Nakili hapa, au piga simu:',
    without: {
      title: 'Bila skripti',
      text: 'Skripti za ukurasa huu zimezimwa. Kitufe bado kinapeleka majibu yako kwenye programu yako ya barua pepe, lakini herufi zenye alama zinaweza kuharibika: soma ujumbe kabla ya kuutuma, au tuandikie mwenyewe.',
      action: 'Andika kwa {address}',
      say: 'Tafadhali taja',
      call: 'Au piga simu',
    },
  },
  sent: {
    title: 'Bado hatua moja: bonyeza Tuma',
    text: 'Programu yako ya barua pepe inapaswa kuwa imefunguka ikiwa na ujumbe kwa {address}. Ujumbe utaondoka tu ukibonyeza Tuma humo.',
    shortened:
      'Maandishi ni marefu kuliko kiungo cha barua pepe kinavyoweza kubeba, na yamekatwa mahali penye alama. Nakili ujumbe wote na uubandike humo.',
    openAgain: 'Fungua tena',
    copyMessage: 'Nakili ujumbe',
    copyAddress: 'Nakili anwani',
    copied: 'Imenakiliwa.',
    notCopied:
      'Kivinjari chako hakiruhusu kunakili. Maandishi yamechaguliwa: bonyeza Ctrl C au ⌘ C, au kwenye simu, yabonyeze bila kuachia.',
    subject: 'Kichwa',
    wrote: 'Ulichoandika',
    kept: 'Ulichoandika kinabaki kwenye kichupo hiki hadi ukiondoe au ufunge kichupo.',
    /** Where the browser allows no storage. */
    notKept:
      'Ulichoandika kinabaki hapa hadi ukiondoe, upakie ukurasa upya au uondoke kwenye ukurasa huu, na hakipo mahali pengine.',
    noProgram: 'Kifaa hiki hakina programu ya barua pepe?',
    gmail: 'Fungua katika Gmail',
    toGoogle: 'hupelekwa Google, kichupo kipya',
    outlook: 'Fungua katika Outlook',
    toMicrosoft: 'hupelekwa Microsoft, kichupo kipya',
    file: 'Hifadhi kama maandishi',
    onDevice: 'hubaki kwenye kifaa chako',
    /** Behind every link that saves a file. */
    saved: 'Imehifadhiwa: {file}',
    whatsapp: 'Tuma kwa WhatsApp',
    toWhatsapp: 'hupelekwa Meta, kichupo kipya',
    phone: 'kwa simu',
    confirmation: 'Uthibitisho wako',
    confirmationText:
      'Ujumbe wa pili, unaokuja kwako, unarudia ulichouliza. Baadhi ya vivinjari hufungua mmoja tu.',
    waits: 'Ujumbe wako uliotangulia bado upo hapo juu. Ukishautuma, uondoe ili uandike mwingine.',
    dismiss: 'Ondoa, na uandike ujumbe mwingine',
  },
  toast: {
    dismiss: 'Ondoa',
    once: 'Ukishabonyeza Tuma:',
    inquiry: {
      title: 'Fomu Imetumwa',
      text: 'Ujumbe wako umetumwa. Tutakujibu ndani ya {replyToEnquiry}.',
    },
    inquiryError: {
      title: 'Hitilafu',
      text: 'Hitilafu imetokea wakati wa kutuma fomu yako. Tafadhali jaribu tena.',
    },
    application: {
      title: 'Ombi Limetumwa',
      text: 'Ombi lako la kazi limetumwa. Tutalipitia na kukujibu ndani ya {replyToApplication}.',
    },
    applicationError: {
      title: 'Hitilafu',
      text: 'Hitilafu imetokea wakati wa kutuma ombi lako. Tafadhali jaribu tena.',
    },
  },
  mail: {
    inquirySubject: 'Fomu ya mawasiliano - {solution}',
    inquirySubjectFor: '{subject} ({office})',
    inquiryConfirmationSubject: 'Ulizo lako kwa {firm}',
    inquiryConfirmation:
      'Habari {name},\n\nAsante kwa kuwasiliana na {firm}. Tutakujibu ndani ya {replyTime}.\n\nUlizo lako:\n{details}\n\n{firm}',
    applicationSubject: 'Ombi la kazi - {position}',
    applicationEnd: 'Ombi hili limetoka kwenye ukurasa wa ajira.',
    applicationConfirmationSubject: 'Ombi lako la kazi kwa {firm}',
    applicationConfirmation:
      'Habari {name},\n\nAsante kwa kuomba kazi katika {firm}. Tutakujibu ndani ya {replyTime}.\n\n{details}\n\nTafadhali kumbuka kuambatisha wasifu wako (CV) kwenye ombi.\n\n{firm}',
    name: 'Jina',
    email: 'Barua pepe',
    office: 'Ofisi',
    solution: 'Huduma',
    industry: 'Sekta',
    message: 'Ujumbe',
    terms: 'Kukubali masharti',
    marketing: 'Jarida na mialiko',
    phone: 'Simu',
    position: 'Nafasi',
    experience: 'Uzoefu',
    location: 'Mahali',
    linkedin: 'LinkedIn',
    availability: 'Lini unaweza kuanza',
    coverLetter: 'Barua ya maombi',
    yes: 'ndiyo',
    no: 'hapana',
    empty: '(haikujazwa)',
  },
  fields: {
    firstName: 'Jina la kwanza',
    lastName: 'Jina la ukoo',
    email: 'Barua pepe',
    workEmail: 'Barua pepe ya kazi',
    solution: 'Huduma',
    industry: 'Sekta',
    message: 'Ujumbe',
    additional: 'Maelezo ya ziada',
    terms: 'Kukubali masharti',
    termsLabel: ['Nakubali ', ' na nimesoma ', '.\u00a0*'],
    marketingLabel: 'Nitumieni jarida la kila mwezi (kwa Kiingereza) na mialiko ya matukio.',
    phone: 'Simu',
    position: 'Nafasi',
    experience: 'Uzoefu',
    location: 'Mahali unapopendelea',
    linkedin: 'Wasifu wa LinkedIn',
    availability: 'Lini unaweza kuanza',
    coverLetter: 'Barua ya maombi',
    positions: {
      'policy-advisor': 'Mshauri Mwandamizi wa Sera',
      'development-specialist': 'Mtaalamu wa Maendeleo',
      'research-analyst': 'Mchambuzi wa Utafiti',
      consultant: 'Mshauri',
      associate: 'Mshauri Msaidizi',
      other: 'Nyingine',
    },
    experiences: {
      '0-2': 'Miaka 0-2',
      '3-5': 'Miaka 3-5',
      '6-10': 'Miaka 6-10',
      '11-15': 'Miaka 11-15',
      '15+': 'Miaka 15+',
    },
    locations: {
      nairobi: 'Nairobi',
      kampala: 'Kampala',
      'dar-es-salaam': 'Dar es Salaam',
      kigali: 'Kigali',
      'addis-ababa': 'Addis Ababa',
      accra: 'Accra',
      lagos: 'Lagos',
      'cape-town': 'Cape Town',
      remote: 'Kwa mbali (mtandaoni)',
      flexible: 'Popote',
    },
    availabilities: {
      immediately: 'Mara moja',
      '2-weeks': 'Baada ya wiki 2',
      '1-month': 'Baada ya mwezi 1',
      '2-months': 'Baada ya miezi 2',
      '3-months': 'Baada ya miezi 3',
    },
  },
  people: {
    languages: 'Lugha',
    office: 'Ofisi',
    expertise: 'Utaalamu',
    published: 'Yaliyochapishwa hapa',
    practices: 'Nyanja',
    writesOn: 'Pia huandika kuhusu',
    answersFor: 'Ana dhamana ya',
    profile: 'Wasifu kamili',
    writeTo: 'Mwandikie {name}',
    writeSubject: 'Kwa {name}',
    writeBody: 'Habari {name},\n\n',
  },
  caseStudy: {
    challenge: 'Changamoto',
    solution: 'Suluhisho',
    results: 'Matokeo',
    readFull: 'Soma Mfano Wote',
    client: 'Kwa ajili ya',
    where: 'Mahali',
    practices: 'Nyanja',
    duration: 'Muda',
    author: 'Mwandishi',
    reconstruction: 'Kielelezo kilichobuniwa',
    halves: { before: 'Kabla', after: 'Baada' },
    /** Headings of the text, in this order. */
    headings: {
      before: 'Hali ilivyokuwa',
      work: 'Tulichofanya',
      after: 'Hali ilivyo sasa',
      differently: 'Tungefanya tofauti wapi',
    },
  },
  report: {
    types: {
      'annual-report': 'Ripoti ya Mwaka',
      'research-report': 'Ripoti ya Utafiti',
      'policy-paper': 'Andiko la Sera',
    },
  },
  clock: {
    partsOfDay: [
      { from: 5, name: 'asubuhi' },
      { from: 12, name: 'mchana' },
      { from: 16, name: 'jioni' },
      { from: 19, name: 'usiku' },
    ],
    time: 'saa {time}',
    hours: 'saa {start} hadi saa {end}',
    both: '{told} ({clock})',
  },
  event: {
    types: { webinar: 'Semina ya mtandaoni', workshop: 'Warsha', conference: 'Kongamano' },
    localTime: '{told} ({time}) kwa saa za kwako, {zone}',
    thisWeek: 'wiki hii',
    when: 'Lini',
    date: 'Tarehe',
    zone: 'Saa za Afrika Mashariki',
    zoneShort: 'EAT',
    length: 'Muda',
    audience: 'Kwa nani',
    language: 'Lugha',
    /** Below the title of an event that lies ahead. */
    inShort: 'Ni {hours}, {place}. {fee}.',
    access: 'Ufikivu',
    accessText: 'Tuambie unahitaji nini ili ushiriki, nasi tutakiandaa kabla ya siku hiyo.',
    minutes: { one: 'dakika {count}', other: 'dakika {count}' },
    hours: { one: 'jumla ya saa {count}', other: 'jumla ya saa {count}' },
    hoursAndMinutes: '{hours} na {minutes}',
    register: 'Jisajili Sasa',
    registerHow:
      'Kitufe cha Jisajili Sasa hufungua barua pepe kwetu, iliyojazwa tayari. Kama huna programu ya barua pepe, andika kwa {address} ukitaja jina la tukio. Nafasi yako itathibitishwa kwa jibu.',
    registerHelp: {
      title: 'Usajili',
      text: 'Programu yako ya barua pepe inapaswa kuwa imefunguka ikiwa na ombi la usajili. Hakuna kinachotumwa hadi ubonyeze Tuma humo.',
    },
    mailHow: 'Hufungua barua pepe iliyojazwa, kwa {address}.',
    registerOnPaper: 'Ili kujisajili, andika kwa {address} ukitaja jina la tukio.',
    underWay: 'Tukio hili linaendelea. Usajili umefungwa.',
    over: 'Tukio hili limeshafanyika. Usajili umefungwa.',
    programme: 'Ratiba',
    programmePast: 'Ratiba kama ilivyokwenda',
    recording: 'Rekodi',
    recordingText:
      'Kumbukumbu ya maandishi iko hapa chini. Kupata rekodi, tuandikie, nasi tutakutumia kiungo.',
    askForRecording: 'Omba rekodi',
    recordingHelp: {
      title: 'Rekodi',
      text: 'Programu yako ya barua pepe inapaswa kuwa imefunguka ikiwa na ombi la rekodi. Hakuna kinachotumwa hadi ubonyeze Tuma humo.',
    },
    watchRecording: 'Tazama Rekodi',
    watchHow: 'Kumbukumbu ya maandishi iko huko. Rekodi hutumwa kwa ombi.',
    readRecord: 'Soma kumbukumbu',
    seeProgramme: 'Tazama ratiba',
    addToCalendar: 'Weka kwenye kalenda',
    notYetWritten: 'Yaliyosemwa yataandikwa hapa wazungumzaji wakishayasoma.',
    ledBy: 'Kwa uongozi wa',
    also: 'Matukio mengine',
    reading: 'Soma kuhusu mada hii',
    mail: {
      registerSubject: 'Usajili wa tukio - {title}',
      registerBody:
        'Tafadhali nisajilini kwa:\n{title}\n{date}, {told} ({hours} Saa za Afrika Mashariki)\n{place}\n\nJina:\nShirika:\nBarua pepe:\nMahitaji ya ufikivu:\n',
      recordingSubject: 'Rekodi - {title}',
      recordingBody:
        'Tafadhali nitumieni kiungo cha rekodi ya:\n{title}\n{date}, {place}\n\nJina:\nShirika:\n',
    },
  },
  issue: {
    read: 'Soma Toleo',
    author: 'Limeandikwa na',
    previous: 'Toleo lililopita, {month}',
    next: 'Toleo linalofuata, {month}',
    others: 'Matoleo',
  },
  prose: {
    sources: 'Vyanzo',
    table: 'Jedwali',
    works: {
      one: 'Onyesha chanzo kimoja',
      other: 'Onyesha vyanzo {count}',
    },
    undated: 'bila tarehe, kimesomwa {read}',
    noLink: {
      'not-online': 'hakipo mtandaoni',
      'no-lasting-address': 'anwani ya kudumu haikupatikana',
    },
    backToCitation: 'Rudi kwenye nukuu ya chanzo {source}',
    backToLaterCitation: 'Rudi kwenye nukuu ya {citation} ya chanzo {source}',
  },
  chart: {
    figure: 'Mchoro wa {number}.',
    source: 'Chanzo',
    sources: 'Vyanzo',
    stroke: 'mstari mmoja ni {count}',
    table: 'Jedwali la data',
    unknown: 'haijulikani',
  },
  reading: {
    contents: 'Kwenye ukurasa huu',
    inBrief: 'Kwa kifupi',
    workWithAuthors: 'Shirikiana na waandishi',
    related: 'Nyanja na sekta zinazohusiana',
    topic: 'Mada',
    form: 'Aina',
    also: 'Tazama pia',
    practices: 'Nyanja',
    industries: 'Sekta',
    readNext: 'Soma pia',
    updated: 'Imesasishwa {date}',
    minutesShort: { other: 'dakika {count}' },
    readChapter: { other: 'Soma sura hii, dakika {count}' },
    filter: 'Chuja kwa mada',
    kinds: 'Kwa aina',
    all: 'Zote',
    showing: 'Unaona {shown} kati ya {what} {total}',
    showingIn: 'Unaona {shown} kati ya {what} {total} kuhusu {topic}',
    /** What a list counts. */
    counted: {
      '/insights': 'machapisho',
      '/insights/all': 'machapisho',
    },
    nothingIn: 'Bado hakuna kitu kuhusu {topic}.',
    showingChosen: 'Unaona {shown} kati ya {what} {total} yanayolingana na machaguo yako',
    nothingChosen: 'Hakuna kinacholingana na machaguo yote.',
    seeAll: 'Tazama yote',
    inTopic: { one: 'Chapisho 1 kuhusu {topic}', other: 'Machapisho {count} kuhusu {topic}' },
    /** Lists that have pages of older pieces. */
    older: {
      title: '{list}, ukurasa wa {number}',
      description: {
        other:
          '{list}: machapisho {count} ya zamani, {span}: makala, mihtasari ya sera, mifano ya kazi, ripoti, matukio na matoleo ya jarida.',
      },
      crumb: 'Ukurasa wa {number}',
      span: '{from} hadi {to}',
      nav: 'Ya zamani na mapya',
      older: 'Ya zamani',
      newer: 'Mapya',
      showing: 'Unaona {shown} kati ya {what} {total} mapya zaidi',
      showingIn: 'Unaona {shown} kati ya {what} {total} mapya zaidi kuhusu {topic}',
      nothingIn: 'Hakuna chochote kuhusu {topic} kati ya mapya zaidi.',
      showingChosen:
        'Unaona {shown} kati ya {what} {total} mapya zaidi yanayolingana na machaguo yako',
      nothingChosen: 'Hakuna chapisho jipya linalolingana na machaguo yako yote.',
      rest: 'Maarifa ya zamani',
      restIn: 'Maarifa yote kuhusu {topic}',
      inAll: { other: 'Mengine {count} ya zamani katika Maarifa Yote' },
    },
    readBrief: 'Soma muhtasari',
    readReport: 'Soma ripoti',
    allInsights: 'Tazama Maarifa yote',
  },
  download: {
    brief: 'Pakua PDF',
    report: 'Pakua',
    /** Stands beside the button; {size} is in kilobytes. */
    facts: {
      one: 'PDF, ukurasa {count}, kB {size}',
      other: 'PDF, kurasa {count}, kB {size}',
    },
    /** Of a file in another language, with its mark. */
    elsewhere: 'PDF {mark}, kB {size}',
  },
  pdf: {
    contents: 'Yaliyomo',
    by: 'Na {name}',
    closing: 'Kuhusu hati hii',
    author: 'Mwandishi',
    dates: 'Imechapishwa',
    updated: '{date}, imesasishwa {updated}',
    cite: 'Nukuu hivi',
    online: 'Isome mtandaoni',
    onlineText:
      'Ukurasa husasishwa; faili hii iko kama ilivyokuwa katika tarehe iliyotajwa hapo juu.',
    contact: 'Tuulize',
    citation: 'Chanzo {number}',
  },
  newsletter: {
    label: 'Barua pepe ya kazi',
    submit: 'Jiandikishe',
    // What an island puts together is not seen to by lib/export/last-words.mjs.
    hint: 'Hufungua barua pepe kwa {address}. Utaituma\u00a0humo.',
    thanks: 'Asante kwa kujiandikisha!',
    sentTitle: 'Bado hatua moja: bonyeza Tuma kwenye barua pepe',
    /** Holds {email}, the address that was typed. */
    sent: 'Barua pepe inaomba jarida litumwe kwa {email}. Haikufunguka?',
    openAgain: 'Fungua barua pepe tena',
    orWrite: 'au andika mwenyewe kwa {address}.',
    /** Where the page's scripts did not come. */
    opened: 'Bado hatua moja: bonyeza Tuma.',
    subject: 'Kujiandikisha kupata jarida',
    body: 'Tafadhali ongezeni anwani hii kwenye orodha ya jarida la kila mwezi: {email}',
  },
  insight: {
    minutes: { one: 'dakika {count} ya kusoma', other: 'dakika {count} za kusoma' },
    kilobytes: 'kB\u00a0{size}',
    weight: 'Baada ya kubanwa; fonti na mitindo hupakiwa mara moja tu',
    kinds: {
      article: 'Makala',
      'policy-brief': 'Muhtasari wa Sera',
      'case-study': 'Mfano wa Kazi',
      report: 'Ripoti',
      event: 'Tukio',
      newsletter: 'Jarida',
    },
    /** Headings that the texts of a kind have, by what stands below them. */
    headings: {
      evidence: 'Ushahidi unasema nini',
      openQuestions: 'Tulichoshindwa kubaini',
    },
  },
  service: {
    section: 'Huduma Zetu',
    explore: 'Tazama',
    receive: 'Unapokea',
    asked: 'Unaomba',
    meaning: 'Maana yake',
    leadsTo: 'Nyanja na sekta zinazohusiana',
    findOutMore: 'Pata Zaidi',
    readPiece: 'Soma “{title}”',
    timesAYear: { one: 'mara moja kwa mwaka', other: 'mara {count} kwa mwaka' },
    people: 'Watu utakaofanya nao kazi',
    alsoWriting: 'Wengine wanaoandika kuhusu hili:',
    alsoNear: 'Nyingine zinazohusiana:',
  },
  legal: {
    /** The first edition's date, then the day of the last change; the statement has that of its tests. */
    updated:
      'Toleo la kwanza: {date}. Sehemu zilizobadilishwa baadaye, mara ya mwisho tarehe {changed}.',
    tested: 'Majaribio ya mwisho: {date}. Badiliko la mwisho: {changed}.',
    short: 'Kwa kifupi',
    contents: 'Kwenye ukurasa huu',
    ask: 'Una swali kuhusu ukurasa huu?',
    askText: 'Tupigie simu, au andika kwa {address}. Mtu atakujibu.',
  },
  /** What is invented, or not yet the firm's word: each goes with its `placeholder` in content/. */
  placeholder: {
    /** The kind of an invented piece, in lists, results, feeds and citations. */
    kind: '{kind}, kielelezo tu',
    /** Its excerpt where it stands without its page. */
    description: {
      article: madeUp.description,
      'policy-brief': madeUp.description,
      'case-study': 'Mfano wa kubuni. {excerpt}',
      report: madeUp.description,
      event: 'Tukio la kubuni, halijathibitishwa. {excerpt}',
      newsletter: madeUp.description,
    },
    /** Below its title. */
    pieces: {
      article: madeUp.line,
      'policy-brief': madeUp.line,
      'case-study':
        'Mfano wa kubuni, ulioandikwa kuonyesha jinsi tunavyoripoti. Haumhusu mteja yeyote, na mfano wetu wa kweli utachukua nafasi yake kabla ya uzinduzi.',
      report: madeUp.line,
      event:
        'Tukio la kubuni: tarehe, mahali, wazungumzaji, ada na rekodi yoyote, yote haya ni ya kubuni hadi kampuni iyathibitishe. Vyanzo vinavyonukuliwa ni vya kweli.',
      newsletter: madeUp.line,
    },
    role: '{role}, mtu wa kubuni',
    bio: 'Mtu wa kubuni, si mtu halisi. {bio}',
    /** What search engines are told of the state of an invented piece. */
    status: 'Kielelezo tu',
    people: {
      all: 'Watu walio kwenye ukurasa huu ni wa kubuni: wapo kuonyesha kitakachokuwa hapa. Watu wa kampuni yenyewe watachukua nafasi zao kabla ya uzinduzi.',
      some: 'Watu wa kubuni, hadi watu wa kampuni yenyewe wachukue nafasi zao: {names}.',
    },
    offices: 'Takwimu za {cities} ni za kubuni hadi kampuni izithibitishe.',
    promises: 'Rasimu kwa ajili ya kampuni, itathibitishwa kabla ya uzinduzi.',
    promisesOf: '{parts}: rasimu kwa ajili ya kampuni, itathibitishwa kabla ya uzinduzi.',
  },
  /** /working-with-us and the pages below it. */
  procurement: {
    link: 'Kushirikiana nasi',
    /** A line on the pages from which buyers come. */
    invitation:
      'Unanunua kwa zabuni? Mbinu, aina za mikataba, vielelezo vya kazi na faili ya zabuni:',
    contents: 'Kwenye ukurasa huu',
    write: 'Andika kwa {address}',
    assignments: {
      people: 'Watu',
      deliverables: 'Vya kukabidhi',
      folded: { one: 'Watu, na kimoja cha kukabidhi', other: 'Watu, na vya kukabidhi {count}' },
      week: 'Wiki ya {week}: {text}',
      length: { one: 'wiki {count}', other: 'wiki {count}' },
    },
    contracts: { name: 'Aina ya mkataba', text: 'Ni nini', condition: 'Sharti letu' },
    roles: { name: 'Nafasi', text: 'Ni nini', condition: 'Sharti letu' },
    tender: { paper: 'Hati', state: 'Hali yake', text: 'Ni nini' },
    counts: {
      published: { one: '{count} imechapishwa hapa', other: '{count} zimechapishwa hapa' },
      request: { other: '{count} kwa ombi' },
      'not-held': { other: '{count} hatuna' },
    },
    published: 'Imechapishwa hapa',
    request: {
      one: 'Kwa ombi, ndani ya siku 1 ya kazi',
      other: 'Kwa ombi, ndani ya siku {count} za kazi',
    },
    notHeld: 'Hatuna',
    toBeConfirmed: 'Bado kuthibitishwa',
    allMethods: { other: 'Mbinu zote {count}' },
    policy: {
      drafted: 'Rasimu ya {date}, iliyoandikwa ili ipitishwe. Bado haijapitishwa na kampuni.',
      adopted: 'Imepitishwa. Maandishi ya {date}.',
      ask: 'Tuulize jinsi hili linavyofanyika katika utafiti.',
    },
    specimen: { look: 'Cha kuangalia', others: 'Vielelezo vingine' },
    costing: {
      shown: 'Mwaka unaoonyeshwa',
      table: 'Gharama kwa fungu na mwaka, kwa {currency}',
      line: 'Kipengele',
      unit: 'Bei ya kimoja',
      all: 'Miaka yote',
      vote: 'Jumla ya fungu hili',
      cost: 'Gharama, mafungu yote',
      whole: 'Mafungu yote',
      revenue: 'Mapato',
      income: 'Mapato, vipengele vyote',
      net: 'Gharama ukiondoa mapato',
    },
    statement: { asOf: 'Kufikia {date}', download: 'Pakua PDF' },
  },
  feeds: {
    title: '{firm}: {title}',
    titles: {
      all: 'Maarifa yote',
      article: 'Makala',
      'policy-brief': 'Mihtasari ya sera',
      'case-study': 'Mifano ya kazi',
      report: 'Ripoti',
      event: 'Matukio',
      newsletter: 'Jarida',
    },
    follow: 'Kwenye programu yako ya kufuatilia tovuti (RSS)',
    text: 'Kila chapisho mara linapotoka: lote likiwa kwa Kiswahili, muhtasari na kiungo likiwa kwa Kiingereza. Nakili mojawapo ya anwani hizi.',
    atom: 'Atom',
    json: 'JSON Feed',
  },
  calendar: {
    name: '{firm}: matukio',
    title: 'Matukio yote kwenye kalenda yako',
    text: 'Jiandikishe, na tarehe mpya na mabadiliko yatafika kwenye kalenda yako yenyewe. Ikiwa hakuna kinachofunguka, ipe kalenda yako anwani hii, au chukua faili.',
    subscribe: 'Ongeza matukio yote',
    file: 'Faili ya kalenda',
  },
  cite: {
    title: 'Nukuu chapisho hili',
    plain: '{author} ({year}). {title}. {type}. {publisher}, {city}.',
    text: 'Kama maandishi',
    bibtex: 'BibTeX',
    ris: 'RIS, kwa Zotero, EndNote na Mendeley',
    copy: 'Nakili',
    download: 'Pakua {ending}',
  },
  share: {
    title: 'Shiriki na wengine',
    copy: 'Nakili maandishi na kiungo',
    whatsapp: 'WhatsApp',
    toWhatsapp: 'hupelekwa Meta, kichupo kipya',
    sms: 'SMS',
    toSms: {
      one: 'hufungua programu ya ujumbe; ni SMS moja',
      other: 'hufungua programu ya ujumbe; ni sawa na SMS {count}',
    },
    mail: 'Kwa barua pepe',
    toMail: 'hufungua programu ya barua pepe',
    pocket: 'Picha ya kutuma',
    pocketFacts: 'Pikseli 1080 × 1350, kB {size}',
  },
} satisfies Labels;
