/** Of an invented piece that is neither a case nor an event. */
const madeUp = {
  description: 'Illustrative. {excerpt}',
  line: 'Illustrative: what it tells of the firm is made up, and is replaced before launch. The works it cites are real.',
};

/**
 * Labels of the interface in English: everything a visitor reads that belongs to no page. A second
 * language is a second file of this shape (labels.ts). `{replyToEnquiry}` and its like are facts of the
 * firm (lib/content/engine/firm-facts.ts).
 */
export const en = {
  skip: 'Skip to content',
  home: 'Home',
  /** What the wordmark in the header says to a screen reader. */
  homeOf: '{firm}, home',
  speakToAnExpert: 'Speak to an Expert',
  /** The sign in the header of a phone. */
  call: 'Call {phone}',
  aboutTheFirm: 'About the firm',
  exploreServices: 'Explore Our Services',
  breadcrumb: 'Breadcrumb',
  mainNavigation: 'Main',
  mobileNavigation: 'Main, small screens',
  footerNavigation: 'Footer',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menu: 'Menu',
  allPages: 'All pages',
  insights: 'Insights',
  /** Numbers as a sentence writes them; a larger one is written in figures. */
  numbers: [
    'no',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  openSearch: 'Search',
  logIn: 'LOG IN',
  logInHint: 'LOG IN opens your mail program with an access request.',
  logInMail: {
    subject: 'Access request',
    body: 'Hello,\n\nI would like access to the client area.\n\nName:\nOrganisation:\nReason for access:\n\nThank you.',
  },
  logInHelp: {
    title: 'Access request',
    text: 'This should have opened your mail program with an access request. Nothing is sent until you press Send there.',
  },
  /** After a press that should have opened a mail program; before the ways to a person. */
  mailOtherwise: 'Nothing opened? Write to {address} yourself, or call or message us:',
  /** The same behind a link that has no room for more. */
  mailElse: 'Nothing opened? Write to {address}, with the subject “{subject}”.',
  theme: {
    light: 'Theme: light. Change to dark',
    dark: 'Theme: dark. Change to system',
    system: 'Theme: system. Change to light',
    /** What is chosen, shown at the button. */
    names: { light: 'Light', dark: 'Dark', system: 'System' },
  },
  whatsapp: 'WhatsApp',
  search: {
    title: 'Search Consulting',
    label: 'Search services, insights and team members',
    placeholder: 'Search services, insights, team members...',
    submit: 'Search',
    close: 'Close search',
    popular: 'Popular searches:',
    popularQueries: ['Agriculture', 'Policy Development', 'Capacity Building'],
    results: {
      recent: 'Recent searches:',
      forget: 'Forget “{query}”',
      /** After a search for nothing. */
      empty: 'Type a subject, a place or a person.',
      loading: 'Searching…',
      failed:
        'The search could not be loaded. Check the connection, then press Search, or look in the {sitemap}.',
      sitemap: 'sitemap',
      retry: 'Try again',
      /**
       * What was found: every result holds every word, some do, none does, or words were guessed. `{query}`
       * are the words that counted.
       */
      found: {
        whole: { one: '1 result for “{query}”', other: '{count} results for “{query}”' },
        mixed: {
          one: '1 result for “{query}”',
          other: '{count} results for “{query}”, {whole} of them with every word',
        },
        some: {
          one: 'Nothing holds all of “{query}”. 1 result holds part of it',
          other: 'Nothing holds all of “{query}”. {count} results hold part of it',
        },
        near: {
          one: '1 result spelt nearly like “{query}”',
          other: '{count} results spelt nearly like “{query}”',
        },
      },
      /** Said of a word that stands on no page, before or after the line above. */
      unknown: 'No page has {words}.',
      guess: 'No page has “{typed}”, so this is a guess at {words}.',
      synonym: '“{typed}” stands here as {words}.',
      /** Where what comes first has only the synonym of a word that stands on other pages. */
      also: 'Pages with {words} are among them.',
      quoted: '“{word}”',
      nothing: 'Nothing here by that name',
      nothingText: 'We looked for “{query}” and for spellings near it.',
      /** Below the results, and where there are none. */
      ask: 'Not what you were looking for? {contact}',
      contact: 'Ask a person',
      best: 'Best matches',
      /** Where more has been published than is searched at first. */
      newestSearched: 'Of our publications, the newest were searched.',
      loadOlderResults: { other: 'Search {count} older ones too' },
      allSearched: 'Every publication has been searched.',
      hiddenMatches: 'Mentions {words}',
      /** Words that the page does not have, and that editors say it answers. */
      relatedMatches: 'Related to {words}',
      all: { other: 'See all {count} results' },
      groups: {
        services: 'Services',
        industries: 'Industries',
        insights: 'Insights',
        people: 'People',
        offices: 'Offices',
        pages: 'Pages',
      },
    },
    kinds: {
      service: 'Service',
      industry: 'Industry',
      office: 'Office',
      person: 'Person',
      topic: 'Topic',
      page: 'Page',
    },
  },
  /** List boxes in which several values can be chosen at once, on the results page and on All Insights. */
  narrow: {
    words: {
      open: 'Narrow results',
      facets: {
        kind: 'Kind',
        topic: 'Topic',
        practice: 'Practice',
        industry: 'Industry',
        author: 'Author',
        year: 'Year',
      },
      /** In a list box in which nothing is chosen. */
      any: 'Any',
      /** In a list box in which several values are. */
      several: { other: '{count} chosen' },
      chosen: 'Your choices',
      remove: 'Remove {name}',
      clear: 'Clear all',
      loading: 'Loading…',
      failed: 'The choices could not be loaded. Check the connection, then press again.',
    },
    /** What is left of what a search has found. */
    found: {
      none: 'None of {all} results for “{query}” fits all your choices',
      some: {
        one: '1 of {all} results for “{query}” fits your choices',
        other: '{count} of {all} results for “{query}” fit your choices',
      },
    },
    /** The same questions as links, where scripts are off. */
    links: { kind: 'By kind', topic: 'By topic', archive: 'By date', all: 'All insights' },
  },
  cookie: {
    title: 'Cookie preferences',
    /** Before the sentence, where the banner has been answered and is looked at again. */
    answered: { accepted: 'You agreed.', declined: 'You declined.' },
    text: 'No cookies. Agree keeps copies of the pages you visit on this device, for reading offline.',
    /** Follows where there is room. */
    more: 'No thanks, and it keeps none. Your theme and this answer are remembered either way.',
    policy: 'Privacy Policy',
    agree: 'Agree',
    decline: 'No thanks',
    close: 'Close cookie preferences',
  },
  footer: {
    newsletterTitle: 'Featured Insights',
    /** Over the field of the newsletter. */
    newsletterByMail: 'Featured Insights by email',
    newsletterText:
      'New briefs, cases and reports once a month, with one paragraph each on why they matter.',
    /** In place of text and field, where the page ends in one; on the pages of the newsletter the way to all insights. */
    newsletterPast:
      'The briefs, cases and reports of earlier months, with one paragraph each on why they matter.',
    newsletterAction: 'Read past issues',
    assistTitle: 'How can we assist you?',
    assistText: 'Write to the person who will answer. We reply within {replyToEnquiry}.',
    assistAction: 'Contact us',
    careersTitle: 'Careers with us',
    /** `{Offices}`: how many there are, from `offices.count`. */
    careersText: '{Offices}, and people who go and see.',
    careersAction: 'Explore Careers',
    services: 'Services',
    industries: 'Industries',
    /** First entries of the two lists where they are folded under their names. */
    allServices: 'All services',
    allIndustries: 'All industries',
    company: 'Company',
    equalTitle: 'Equal opportunity',
    equalText:
      'We hire and promote on merit. We welcome applicants of every ethnicity, gender, religion, age and disability, and we will adapt the process if you ask.',
    languages: 'Language',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    accessibility: 'Accessibility',
    sitemap: 'Sitemap',
    cookies: 'Cookie Preferences',
  },
  offices: {
    legend: 'Offices',
    map: 'Map of Africa drawn in horizontal lines, with the cities of our offices: {cities}.',
    projects: 'Projects',
    clients: 'Clients',
    staff: 'Staff',
    focus: 'Focus areas',
    action: 'Contact the {city} office',
    none: 'No office in particular',
    /** In the form, where no office is chosen; leads to the list of them. */
    one: 'Office',
    choose: 'Choose one',
    /** Names the cities that an enquiry can be written to, each a link. */
    others: 'Other offices',
    inForm:
      'Your enquiry goes to a practice lead, in whichever city they work. Choose a city here, and we add it to your message.',
    chosen: 'For the {city} office',
    chosenText: '{country}, {region}. {description}',
    another: 'Choose another',
    /** Below the office that only the address names, where no script presses its button. */
    unsent: 'Choose {city} in the list of offices too: the form sends what is chosen there.',
    /** Below the choice of none; leads back to the form. */
    toForm: 'To your enquiry',
    mailSubject: '{firm}, {city}',
    /** How many there are: what sentences below `content/` name as `{offices}` and `{ourOffices}`. */
    count: { one: 'one office', other: '{number} offices' },
    ours: { one: 'our office', other: 'our {number} offices' },
    /** `{number}` of these, from none on; a larger one is written in figures. */
    numbers: [
      'no',
      'one',
      'two',
      'three',
      'four',
      'five',
      'six',
      'seven',
      'eight',
      'nine',
      'ten',
      'eleven',
      'twelve',
    ],
  },
  form: {
    optional: '(optional)',
    /** Above the fields: what the asterisk at a label says. */
    asterisk: '* required',
    choose: 'Choose one',
    submit: 'Submit',
    submitApplication: 'Submit application',
    submitting: 'Submitting...',
    errors: {
      required: 'Please complete this required field.',
      email: 'Enter an address such as name@example.org.',
      linkedin: 'Enter an address such as linkedin.com/in/name.',
      phone: 'Enter a number of six digits or more.',
    },
    summaryTitle: '{count} fields need your attention',
    /** Beside each of several errors. */
    errorAt: '{number} of {count}',
    tooLong:
      'Longer than a mail link can carry. The mail will hold the first part and say so; Copy message gives you all of it after you press {submit}.',
    cutNotice:
      '[Shortened here: the message is longer than a mail link can carry. Please paste the whole text, copied from the page.]',
    /** In the visitor's own confirmation. */
    cutNoticeOwn: '[Shortened here: the message is longer than a mail link can carry.]',
    before:
      '{submit} opens your own mail program with a message to {address}, filled in. Nothing is sent until you press Send there, so no reCAPTCHA is needed.',
    beforeApplication:
      '{submit} opens your own mail program with a message to {address}, filled in. Attach your CV there. Nothing is sent until you press Send.',
    /** First words of the panel that follows. */
    sentApplication:
      'Your mail program should have opened with a message to {address}. Attach your CV there, then press Send.',
    /** Where the page's scripts did not come and the mail program was asked without them. */
    opened: 'One step left: press Send in your mail program. Your answers stay here.',
    /** Labels them there, as a text, before the telephone number. */
    copy: 'Nothing opened? Copy this, or call:',
    without: {
      title: 'Without scripts',
      text: 'This page’s scripts are off. The button still hands your answers to your mail program, where accented letters can come out wrong: read the message before you send it, or write to us yourself.',
      action: 'Write to {address}',
      say: 'Please say',
      call: 'Or call',
    },
  },
  sent: {
    title: 'One step left: press Send',
    text: 'Your mail program should have opened with a message to {address}. It leaves only when you press Send there.',
    shortened:
      'The text was too long for a mail link and stops at a marked place. Copy the whole message and paste it in.',
    openAgain: 'Open again',
    copyMessage: 'Copy message',
    copyAddress: 'Copy address',
    copied: 'Copied.',
    notCopied:
      'Your browser does not allow copying. The text is selected: press Ctrl C or ⌘ C, or hold it on a phone.',
    subject: 'Subject',
    wrote: 'What you wrote',
    kept: 'What you wrote stays in this tab until you dismiss it or close the tab.',
    /** Where the browser allows no storage. */
    notKept:
      'What you wrote stays here until you dismiss it, or reload or leave this page, and is nowhere else.',
    noProgram: 'No mail program on this device?',
    gmail: 'Open in Gmail',
    toGoogle: 'goes to Google, in a new tab',
    outlook: 'Open in Outlook',
    toMicrosoft: 'goes to Microsoft, in a new tab',
    file: 'Save as a text file',
    onDevice: 'stays on your device',
    /** Behind every link that saves a file. */
    saved: 'Saved: {file}',
    whatsapp: 'Send by WhatsApp',
    toWhatsapp: 'goes to Meta, in a new tab',
    phone: 'by telephone',
    confirmation: 'Your own confirmation',
    confirmationText:
      'A second message, to you, repeats what you asked. Some browsers open only one.',
    waits: 'Your last message still stands above. Once it is sent, dismiss it to write another.',
    dismiss: 'Dismiss, and write another',
  },
  toast: {
    dismiss: 'Dismiss',
    once: 'Once you have pressed Send:',
    inquiry: {
      title: 'Form Submitted Successfully',
      text: "Your message has been sent. We'll get back to you within {replyToEnquiry}.",
    },
    inquiryError: {
      title: 'Error',
      text: 'There was an error submitting your form. Please try again.',
    },
    application: {
      title: 'Application Submitted Successfully',
      text: "Your application has been sent. We'll review it and get back to you within {replyToApplication}.",
    },
    applicationError: {
      title: 'Error',
      text: 'There was an error submitting your application. Please try again.',
    },
  },
  mail: {
    inquirySubject: 'Contact Form Submission - {solution}',
    inquirySubjectFor: '{subject} ({office})',
    inquiryConfirmationSubject: 'Your inquiry to {firm}',
    inquiryConfirmation:
      'Dear {name},\n\nThank you for contacting {firm}. We will reply within {replyTime}.\n\nYour inquiry:\n{details}\n\n{firm}',
    applicationSubject: 'Career Application - {position}',
    applicationEnd: 'This application came through the careers page.',
    applicationConfirmationSubject: 'Your application to {firm}',
    applicationConfirmation:
      'Dear {name},\n\nThank you for applying to {firm}. We will reply within {replyTime}.\n\n{details}\n\nPlease remember to attach your CV to the application.\n\n{firm}',
    name: 'Name',
    email: 'Email',
    office: 'Office',
    solution: 'Solution',
    industry: 'Industry',
    message: 'Message',
    terms: 'Agreed to the terms',
    marketing: 'Agreed to marketing',
    phone: 'Phone',
    position: 'Position',
    experience: 'Experience',
    location: 'Location',
    linkedin: 'LinkedIn',
    availability: 'Availability',
    coverLetter: 'Cover letter',
    yes: 'yes',
    no: 'no',
    empty: '(not given)',
  },
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    workEmail: 'Work email',
    solution: 'Solution',
    industry: 'Industry',
    message: 'Message',
    additional: 'Additional information',
    terms: 'Agreement to the terms',
    termsLabel: ['I agree to the ', ' and have read the ', '.\u00a0*'],
    marketingLabel: 'Send me the monthly newsletter and event invitations.',
    phone: 'Phone',
    position: 'Position',
    experience: 'Experience',
    location: 'Preferred location',
    linkedin: 'LinkedIn profile',
    availability: 'Availability',
    coverLetter: 'Cover letter',
    positions: {
      'policy-advisor': 'Senior Policy Advisor',
      'development-specialist': 'Development Specialist',
      'research-analyst': 'Research Analyst',
      consultant: 'Consultant',
      associate: 'Associate',
      other: 'Other',
    },
    experiences: {
      '0-2': '0-2 years',
      '3-5': '3-5 years',
      '6-10': '6-10 years',
      '11-15': '11-15 years',
      '15+': '15+ years',
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
      remote: 'Remote',
      flexible: 'Flexible',
    },
    availabilities: {
      immediately: 'Immediately',
      '2-weeks': '2 weeks',
      '1-month': '1 month',
      '2-months': '2 months',
      '3-months': '3 months',
    },
  },
  people: {
    languages: 'Languages',
    office: 'Office',
    expertise: 'Expertise',
    published: 'Published here',
    practices: 'Practices',
    writesOn: 'Also writes on',
    answersFor: 'Answers for',
    profile: 'Full profile',
    writeTo: 'Write to {name}',
    writeSubject: 'For {name}',
    writeBody: 'Dear {name},\n\n',
  },
  caseStudy: {
    challenge: 'Challenge',
    solution: 'Solution',
    results: 'Results',
    readFull: 'Read Full Case Study',
    client: 'For',
    where: 'Where',
    practices: 'Practices',
    duration: 'Time',
    author: 'Written by',
    reconstruction: 'Reconstruction',
    /** In the two halves of a drawing. */
    halves: { before: 'Before', after: 'After' },
    /** Headings of the text, in this order. */
    headings: {
      before: 'How it stood',
      work: 'What we did',
      after: 'How it stands',
      differently: 'What we would do differently',
    },
  },
  report: {
    types: {
      'annual-report': 'Annual Report',
      'research-report': 'Research Report',
      'policy-paper': 'Policy Paper',
    },
  },
  /**
   * For a language that counts hours from dawn and tells them so beside the 24-hour clock: the parts of
   * its day with the hour each begins at, and its phrases. English does not.
   */
  clock: {
    partsOfDay: [] as { from: number; name: string }[],
    time: '',
    hours: '',
    both: '{told} ({clock})',
  },
  event: {
    types: { webinar: 'Webinar', workshop: 'Workshop', conference: 'Conference' },
    localTime: '{time} your time ({zone})',
    /** On the ruler of the months. */
    thisWeek: 'this week',
    when: 'When',
    date: 'Date',
    zone: 'East Africa Time',
    zoneShort: 'EAT',
    length: 'Length',
    audience: 'For',
    language: 'Language',
    /** Below the title of an event that lies ahead. */
    inShort: '{hours}, {place}. {fee}.',
    access: 'Access',
    accessText: 'Tell us what you need to take part, and we arrange it before the day.',
    minutes: { one: '{count} minute', other: '{count} minutes' },
    hours: { one: '{count} hour', other: '{count} hours' },
    hoursAndMinutes: '{hours} {minutes}',
    register: 'Register Now',
    registerHow:
      'Register Now opens a mail to us, filled in. Without a mail program, write to {address} with the title of the event. Your place is confirmed by reply.',
    registerHelp: {
      title: 'Registration',
      text: 'This should have opened your mail program with a registration. Nothing is sent until you press Send there.',
    },
    mailHow: 'Opens a mail to {address}, filled in.',
    registerOnPaper: 'To register, write to {address} with the title of the event.',
    underWay: 'This event is under way. Registration is closed.',
    over: 'This event has taken place. Registration is closed.',
    programme: 'Programme',
    programmePast: 'The programme as it ran',
    recording: 'The recording',
    recordingText:
      'A written record stands below. For the recording, write to us and we send you the link.',
    askForRecording: 'Ask for the recording',
    recordingHelp: {
      title: 'The recording',
      text: 'This should have opened your mail program with a request for the recording. Nothing is sent until you press Send there.',
    },
    watchRecording: 'Watch Recording',
    watchHow: 'A written record is there. The recording is sent on request.',
    readRecord: 'Read the record',
    seeProgramme: 'See the programme',
    addToCalendar: 'Add to calendar',
    notYetWritten: 'What was said is written down here once the speakers have read it.',
    ledBy: 'Led by',
    also: 'Other events',
    reading: 'To read on this',
    mail: {
      registerSubject: 'Event Registration - {title}',
      registerBody:
        'Please register me for:\n{title}\n{date}, {hours} East Africa Time\n{place}\n\nName:\nOrganisation:\nEmail:\nAccess needs:\n',
      recordingSubject: 'Recording - {title}',
      recordingBody:
        'Please send me the link to the recording of:\n{title}\n{date}, {place}\n\nName:\nOrganisation:\n',
    },
  },
  issue: {
    read: 'Read Issue',
    author: 'Written by',
    previous: 'Previous issue, {month}',
    next: 'Next issue, {month}',
    others: 'Issues',
  },
  prose: {
    sources: 'Sources',
    table: 'Table',
    works: { one: 'Show the one work cited', other: 'Show the {count} works cited' },
    undated: 'undated, read {read}',
    noLink: {
      'not-online': 'not online',
      'no-lasting-address': 'no lasting address found',
    },
    backToCitation: 'Back to the citation of source {source}',
    backToLaterCitation: 'Back to citation {citation} of source {source}',
  },
  chart: {
    figure: 'Figure {number}.',
    source: 'Source',
    sources: 'Sources',
    stroke: 'one stroke is {count}',
    table: 'Data table',
    unknown: 'not known',
  },
  reading: {
    contents: 'On this page',
    inBrief: 'In brief',
    workWithAuthors: 'Work with the authors',
    related: 'Related practices and industries',
    topic: 'Topic',
    form: 'Form',
    also: 'Also read',
    practices: 'Practices',
    industries: 'Industries',
    readNext: 'Read next',
    updated: 'Updated {date}',
    minutesShort: { other: '{count} min' },
    readChapter: { other: 'Read this chapter, {count} min' },
    filter: 'Filter by category',
    kinds: 'By kind',
    all: 'All',
    showing: 'Showing {shown} of {total} {what}',
    showingIn: 'Showing {shown} of {total} {what} in {topic}',
    /** What a list counts. */
    counted: {
      '/insights': 'articles, briefs, case studies and reports',
      '/insights/all': 'pieces',
    },
    nothingIn: 'Nothing in {topic} yet.',
    showingChosen: 'Showing {shown} of {total} {what} that fit your choices',
    nothingChosen: 'Nothing fits all your choices.',
    seeAll: 'See everything',
    inTopic: { one: '1 insight in {topic}', other: '{count} insights in {topic}' },
    /** Lists that have pages of older pieces. */
    older: {
      title: '{list}, page {number}',
      description: {
        other:
          '{list}: {count} older articles, policy briefs, case studies, reports, events and newsletter issues, {span}.',
      },
      crumb: 'Page {number}',
      span: '{from} to {to}',
      nav: 'Older and newer',
      older: 'Older',
      newer: 'Newer',
      showing: 'Showing {shown} of the newest {total} {what}',
      showingIn: 'Showing {shown} of the newest {total} {what} in {topic}',
      nothingIn: 'Nothing in {topic} among the newest.',
      showingChosen: 'Showing {shown} of {total} among the newest {what} that fit your choices',
      nothingChosen: 'Nothing among the newest fits all your choices.',
      rest: 'Older insights',
      restIn: 'All insights in {topic}',
      inAll: { other: '{count} older ones in All Insights' },
    },
    readBrief: 'Read the brief',
    readReport: 'Read the report',
    /** After the few pieces that the page of a practice or an industry has chosen. */
    allInsights: 'See all insights',
  },
  download: {
    brief: 'Download PDF',
    report: 'Download',
    /** Stands beside the button; {size} is in kilobytes. */
    facts: {
      one: 'PDF, {count} page, {size} kB',
      other: 'PDF, {count} pages, {size} kB',
    },
    /** Of a file in another language, with its mark. */
    elsewhere: 'PDF {mark}, {size} kB',
  },
  pdf: {
    contents: 'Contents',
    by: 'By {name}',
    closing: 'About this document',
    author: 'Author',
    dates: 'Published',
    updated: '{date}, updated {updated}',
    cite: 'Cite as',
    online: 'Read it online',
    onlineText: 'The page is kept up to date; this file is as it was on the day above.',
    contact: 'Ask us',
    citation: 'Source {number}',
  },
  newsletter: {
    label: 'Work email',
    submit: 'Subscribe',
    // What an island puts together is not seen to by lib/export/last-words.mjs.
    hint: 'Opens a mail to {address}, filled in. Nothing is sent until you press Send\u00a0there.',
    thanks: 'Thank you for subscribing!',
    sentTitle: 'One step left: press Send in your mail program',
    /** Holds {email}, the address that was typed. */
    sent: 'The mail asks for the newsletter to {email}. Nothing opened?',
    openAgain: 'Open the mail again',
    orWrite: 'or write to {address} yourself.',
    /** Where the page's scripts did not come. */
    opened: 'One step left: press Send.',
    subject: 'Newsletter subscription',
    body: 'Please add this address to the monthly newsletter: {email}',
  },
  insight: {
    minutes: { other: '{count} min read' },
    /** What a page weighs. */
    kilobytes: '{size}\u00a0kB',
    weight: 'Compressed; fonts and styles come once',
    kinds: {
      article: 'Article',
      'policy-brief': 'Policy Brief',
      'case-study': 'Case Study',
      report: 'Report',
      event: 'Event',
      newsletter: 'Newsletter',
    },
    /** Headings that the texts of a kind have, by what stands below them. */
    headings: {
      evidence: 'What the evidence says',
      openQuestions: 'What we could not find out',
    },
  },
  service: {
    section: 'Our Services',
    explore: 'Explore',
    receive: 'You receive',
    asked: 'You ask for',
    meaning: 'Which means',
    leadsTo: 'Related practices and industries',
    findOutMore: 'Find Out More',
    readPiece: 'Read “{title}”',
    timesAYear: { one: 'once a year', other: '{count} times a year' },
    people: 'Who you would work with',
    alsoWriting: 'Also writing on this:',
    alsoNear: 'Also related:',
  },
  legal: {
    /** The first edition's date, then the day of the last change; the statement has that of its tests. */
    updated:
      'Last updated {date}. Single passages have been corrected since, most recently on {changed}.',
    tested: 'Last tested {date}. Last changed {changed}.',
    short: 'In short',
    contents: 'On this page',
    ask: 'Questions about this page?',
    askText: 'Call, or write to {address}. A person answers.',
  },
  /** What is invented, or not yet the firm's word: each goes with its `placeholder` in content/. */
  placeholder: {
    /** The kind of an invented piece, in lists, results, feeds and citations. */
    kind: '{kind}, illustrative',
    /** Its excerpt where it stands without its page. */
    description: {
      article: madeUp.description,
      'policy-brief': madeUp.description,
      'case-study': 'Illustrative case. {excerpt}',
      report: madeUp.description,
      event: 'Stand-in event, not confirmed. {excerpt}',
      newsletter: madeUp.description,
    },
    /** Below its title. */
    pieces: {
      article: madeUp.line,
      'policy-brief': madeUp.line,
      'case-study':
        'Illustrative case, written to show how we report. No client stands behind it, and a case of our own replaces it before launch.',
      report: madeUp.line,
      event:
        'Stand-in event: its date, place, speakers, fee and any recording are made up until the firm confirms them. The works it cites are real.',
      newsletter: madeUp.line,
    },
    role: '{role}, stand-in',
    bio: 'Stand-in, not a real person. {bio}',
    /** What search engines are told of the state of an invented piece. */
    status: 'Illustrative',
    people: {
      all: 'The people on this page are stand-ins, made up to show what will stand here. The firm’s own replace them before launch.',
      some: 'Stand-ins, made up until the firm’s own people replace them: {names}.',
    },
    offices: 'The figures for {cities} are stand-ins until the firm confirms them.',
    promises: 'Drafted for the firm, to be confirmed before launch.',
    /** {parts} are their headings. */
    promisesOf: '{parts}: drafted for the firm, to be confirmed before launch.',
  },
  /** /working-with-us and the pages below it. */
  procurement: {
    link: 'Procurement',
    /** A line on the pages from which buyers come. */
    invitation: 'Buying for a tender? Methods, contract forms, specimens and the tender file:',
    contents: 'On this page',
    write: 'Write to {address}',
    assignments: {
      people: 'People',
      deliverables: 'Deliverables',
      folded: { one: 'People and {count} deliverable', other: 'People and {count} deliverables' },
      week: 'Week {week}: {text}',
      length: { one: '{count} week', other: '{count} weeks' },
    },
    contracts: { name: 'Contract form', text: 'What it is', condition: 'Our condition' },
    roles: { name: 'Role', text: 'What it is', condition: 'Our condition' },
    tender: { paper: 'Paper', state: 'Where it stands', text: 'What it is' },
    /** How many papers of a group stand where, on the line that unfolds them. */
    counts: {
      published: { other: '{count} published here' },
      request: { other: '{count} on request' },
      'not-held': { other: '{count} not held' },
    },
    published: 'Published here',
    request: {
      one: 'On request within 1 working day',
      other: 'On request within {count} working days',
    },
    notHeld: 'Not held',
    toBeConfirmed: 'To be confirmed',
    allMethods: { other: 'All {count} methods' },
    policy: {
      drafted: 'Drafted for adoption on {date}. Not yet adopted by the firm.',
      adopted: 'Adopted. Text of {date}.',
      ask: 'Ask us how this works in a study.',
    },
    specimen: { look: 'What to look for', others: 'The other specimens' },
    costing: {
      shown: 'Year shown',
      table: 'Cost by vote and year, in {currency}',
      line: 'Line',
      unit: 'Price of one',
      all: 'All years',
      vote: 'Sum of this vote',
      cost: 'Cost, all votes',
      whole: 'All votes',
      revenue: 'Revenue',
      income: 'Revenue, all lines',
      net: 'Cost less revenue',
    },
    statement: { asOf: 'As of {date}', download: 'Download PDF' },
  },
  feeds: {
    title: '{firm}: {title}',
    titles: {
      all: 'All insights',
      article: 'Articles',
      'policy-brief': 'Policy briefs',
      'case-study': 'Case studies',
      report: 'Reports',
      event: 'Events',
      newsletter: 'Newsletter',
    },
    follow: 'In your feed reader',
    text: 'Every piece in full, as it comes out: copy one of these addresses.',
    atom: 'Atom',
    json: 'JSON Feed',
  },
  calendar: {
    name: '{firm}: events',
    title: 'All events in your calendar',
    text: 'Subscribe, and new dates and changes reach your calendar by themselves. If nothing opens, copy this address into your calendar, or take the file.',
    subscribe: 'Add all events',
    file: 'Calendar file',
  },
  cite: {
    title: 'Cite this',
    plain: '{author} ({year}). {title}. {type}. {publisher}, {city}.',
    text: 'As text',
    bibtex: 'BibTeX',
    ris: 'RIS, for Zotero, EndNote and Mendeley',
    copy: 'Copy',
    download: 'Download {ending}',
  },
  share: {
    title: 'Share this',
    copy: 'Copy text and link',
    whatsapp: 'WhatsApp',
    toWhatsapp: 'goes to Meta, in a new tab',
    sms: 'SMS',
    toSms: {
      one: 'opens your messages; one text message',
      other: 'opens your messages; {count} text messages long',
    },
    mail: 'By mail',
    toMail: 'opens your mail program',
    pocket: 'A picture to send',
    pocketFacts: '1080 × 1350 pixels, {size} kB',
  },
} as const;
