import { questionWords } from '../../questions'

/** What `npm run adopt` says in English. Other languages have the same words. */
export const english = {
  ...questionWords,
  intro: 'Your own site. Answers are kept in {file}, so you can stop with Ctrl+C.',
  earlier: 'Your earlier answers are still here.',
  stopped: 'Stopped. Your answers are in {file}: npm run adopt goes on where you were.',
  review: 'Are these answers right? Choose one to change it.',
  allRight: 'All are right: write the site',
  exists: '{folder} exists already. Nothing was changed.',
  written: '{count} files are in {folder}, which is your site from now on.',
  next: {
    start: 'See it:',
    add: 'Add to it:',
    check: 'Check it:',
    publish: 'Publish it:',
  },
  /** What the check of content refuses in an answer. */
  refused: 'Found: {found}. Allowed: {allowed}. {fix}',
  /** How to write an answer that was refused. */
  writeIt: {
    days: 'Write it like one of these: Monday to Friday; Tue-Fri; Mon, Wed and Sat; 7 days a week; de lunes a viernes; martes y jueves',
    hours:
      'Write it like one of these: 9 AM-5 PM; 8:30 AM to noon; 10am-4pm; 9 a. m. a 5 p. m.; 9 AM-noon and 1 PM-5 PM',
    phone: 'This is not a number of ten digits, such as 608-555-0142',
    sentence: 'Write a whole sentence, with a period at its end',
    shorter: 'Write up to 160 letters; these are {count}',
    region: 'Write the two letters of a state, such as WI',
    price: 'Write the dollars for one hour, such as 55',
    branchHours:
      'Write days and hours for {count} places, with semicolons between them, such as: Monday to Friday, 9 AM-5 PM; Saturday, 9 AM-noon',
    zip: 'Write the five digits of a ZIP code, such as 53703',
    languages:
      'The words that a site begins with are in English and Spanish only. Begin with one of these: {choices}. Then translate them, as docs/translating.md says',
    noFile: 'There is no such file',
    logo: 'The logo must be an SVG drawing, which stays sharp in large print; ask whoever drew it for that file, or leave this out for now',
  },
  questions: {
    languages: {
      ask: 'Which languages is the site in, the first one first? / ¿En qué idiomas estará el sitio?',
      example: 'en',
      choices: {
        en: 'English',
        'en,es': 'English and Spanish',
        es: 'español',
        'es,en': 'español e inglés',
      },
    },
    name: { ask: 'What do people call you?', example: 'Fixit Evenings' },
    'full-name': {
      ask: 'What is your full name, if it is longer?',
      example: 'Fixit Evenings at St. Anne’s',
    },
    organization: {
      ask: 'What are you?',
      example: 'volunteers',
      choices: {
        business: 'a business',
        'non-profit': 'a non-profit organization',
        library: 'a library',
        'community-center': 'a community center',
        church: 'a church',
        school: 'a school',
        volunteers: 'a group of volunteers',
      },
    },
    helpers: {
      ask: 'How many people are you? The site says “I” for one person, and “we” for several.',
      example: 'one',
      choices: { one: 'one person: I', several: 'several people: we' },
    },
    does: {
      ask: 'What do you do, in one sentence?',
      example: 'We repair small machines together with you.',
    },
    'does-es': {
      ask: 'How do you say in Spanish what you do?',
      example: 'Reparamos aparatos pequeños junto con usted.',
    },
    'does-en': {
      ask: 'How do you say in English what you do?',
      example: 'We repair small machines together with you.',
    },
    meet: {
      ask: 'Where do you meet people?',
      example: 'home,phone',
      choices: {
        home: 'at their home',
        place: 'at a place of ours',
        phone: 'on the phone',
        video: 'in a video call',
      },
    },
    areas: {
      ask: 'Which towns or parts of town do you go to? Put commas between them.',
      example: 'Madison, Monona, Fitchburg',
    },
    address: {
      ask: 'What is the address of that place? If there are several, put semicolons between them.',
      example: 'St. Anne’s Church Hall, 12 Main Street',
    },
    'branch-hours': {
      ask: 'When is each of these places open, in the same order? Put semicolons between them.',
      example: 'Monday to Friday, 9 AM-5 PM; Saturday, 9 AM-noon',
    },
    zip: { ask: 'What is the ZIP code of that place?', example: '53703' },
    phone: { ask: 'Which number do people call?', example: '608-555-0142' },
    'text-phone': { ask: 'Which number do people text?', example: '608-555-0187' },
    whatsapp: { ask: 'Which number do people write to in WhatsApp?', example: '608-555-0187' },
    email: { ask: 'Which email address do people write to?', example: 'help@fixit.example' },
    days: { ask: 'On which days can people reach you?', example: 'Tuesday and Thursday' },
    hours: { ask: 'From when to when on these days?', example: '6 PM-8 PM' },
    cost: {
      ask: 'Does your help cost anything?',
      example: 'free',
      choices: { free: 'no, it is free', paid: 'yes', both: 'some of it does' },
    },
    price: { ask: 'What does an hour of your help cost, in dollars?', example: '55' },
    payment: {
      ask: 'How can people pay?',
      example: 'cash,check',
      choices: {
        cash: 'cash',
        check: 'check',
        card: 'card',
        zelle: 'Zelle',
        venmo: 'Venmo',
        paypal: 'PayPal',
      },
    },
    locality: { ask: 'Which town are you in?', example: 'Madison' },
    region: { ask: 'Which state is it in, by its two letters?', example: 'WI' },
    'time-zone': {
      ask: 'Which time zone is it in?',
      example: 'America/Chicago',
      choices: {
        'America/New_York': 'Eastern',
        'America/Chicago': 'Central',
        'America/Denver': 'Mountain',
        'America/Phoenix': 'Arizona',
        'America/Los_Angeles': 'Pacific',
        'America/Anchorage': 'Alaska',
        'Pacific/Honolulu': 'Hawaii',
        'America/Puerto_Rico': 'Puerto Rico',
      },
    },
    form: {
      ask: 'Do you want a form on the site, which needs a form service when you publish?',
      example: 'no',
      choices: { yes: 'yes', no: 'no, they call or write an email' },
    },
    origin: {
      ask: 'At which web address will the site be, if you know it already?',
      example: 'https://fixit.example',
    },
    'legal-name': {
      ask: 'What is your name in law, if people may look it up?',
      example: 'Fixit Evenings, Inc.',
    },
    'mailing-address': {
      ask: 'Where does mail reach you, if the site may say it?',
      example: '12 Main Street, Madison, WI 53703',
    },
    insurer: { ask: 'Who insures or bonds you, if anyone does?', example: 'Example Mutual' },
    'background-checks': {
      ask: 'Who checks the backgrounds of your helpers, if anyone does?',
      example: 'Example Checks, Inc.',
    },
    'main-color': { ask: 'What is your main color?', example: '#12355B' },
    'accent-color': { ask: 'What is your second color?', example: '#F2B84B' },
    logo: {
      ask: 'Which SVG file is your logo, if you have one that is smaller than 8 kB?',
      example: 'my-logo.svg',
    },
  },
  /** What `npm run add` says. */
  add: {
    help: 'Copies parts of the sample into {folder}/, and lists what they say about you:',
    parts: {
      'scam-guide': 'questions that lead to what to do about a scam, and whom to call',
      articles: 'the articles, the page that lists them, and search',
      search: 'one search of everything on the site',
      guides: 'three guides to print',
      services: 'five services, each with its packages',
      pricing: 'plans and prices',
      team: 'the people who help',
      testimonials: 'what clients say',
      newsletter: 'a sign-up for a monthly email',
      cities: 'the page of one city that is helped by phone and video; copy it for others',
      neighborhoods: 'the page of one city where homes are visited, and of its parts',
      promises: 'what you always and never do, so that nobody can pretend to be you',
      about: 'your story, and how you work',
      terms: 'the terms of your help',
      spanish: 'what there is of all this in Spanish',
    },
    onlyEnglish: '(only in English)',
    doesEs: 'With spanish: what you do, in one sentence in Spanish',
    unknown: 'There is no part "{names}".',
    noSite: 'There is no {folder}/ yet. Begin with: npm run adopt',
    english:
      'Your site is in Spanish, and these parts are only in English: {names}. Nothing was added.',
    needsSpanish: 'Say in Spanish what you do: npm run add -- spanish --does-es "Reparamos …"',
    nothing: 'Nothing to add: the files are there already.',
    added: 'Added to {folder}/:',
    leftOut: 'Left out, because your site has no such page, number or address:',
    leftOutSentences:
      'Left out, because these sentences name an email address or text number that your site doesn’t have, or another state:',
    toRead:
      'What these files say is true of the sample, and nobody has confirmed it for you. Change or delete what isn’t true of you, and confirm the rest with "npm run check -- --confirm":',
    /** What is left to do after a part was added. */
    next: {
      'scam-guide':
        'Call each number in {folder}/help-lines.yaml, and write the day in "dialed:". Lines of another state than yours are not shown.',
      search:
        'Search for what people ask you, and add what is missing to the answers in {folder}/search.yaml.',
      guides: 'Print the guides: npm run guides. The list of articles shows them.',
      testimonials:
        'Show it: add "kind: testimonials" to the sections of a page, such as {folder}/home/home.yaml.',
      newsletter:
        'Show it: add "- shared: newsletter" to the sections of a page, such as {folder}/home/home.yaml.',
    },
  },
  /** Title of the section of the home page that leads to pages which were added. */
  onHome: 'More on this site',
  /** What the site says about its cost. */
  cost: {
    free: 'Our help is free of charge.',
    paid: 'Our help costs money. Ask us for the price before you decide.',
    both: 'Some of our help is free of charge, and some costs money. Ask us for the price before you decide.',
  },
  /** The same where an hour has a price. */
  costByHour: {
    paid: 'Our help costs {hourPrice} an hour.',
    both: 'Some of our help is free of charge. The rest costs {hourPrice} an hour.',
  },
  byHour: '{hourPrice} an hour',
  /** A sentence of these, and what takes its place once there is a page with prices. */
  prices: {
    ask: 'Ask us for the price before you decide.',
    see: 'You can read our prices on this site before you decide.',
  },
}

export type AdoptWords = typeof english
