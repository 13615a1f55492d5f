import { existsSync, statSync } from 'node:fs'
import { readDays, readTimes } from '../../src/content-model/variables/opening-hours'
import { listOf, type Question } from '../questions'

/** The questions, in the order in which they are asked. */
export const questions: readonly Question[] = [
  { name: 'name', ask: 'What do people call you?', example: 'Fixit Evenings' },
  {
    name: 'full-name',
    ask: 'What is your full name, if it is longer?',
    example: 'Fixit Evenings at St. Anne’s',
    optional: true,
  },
  {
    name: 'organization',
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
  {
    name: 'does',
    ask: 'What do you do, in one sentence?',
    example: 'We repair small machines together with you.',
    read: sentence,
  },
  {
    name: 'meet',
    ask: 'Where do you meet people?',
    example: 'home,phone',
    several: true,
    choices: {
      home: 'at their home',
      place: 'at a place of ours',
      phone: 'on the phone',
      video: 'in a video call',
    },
  },
  {
    name: 'address',
    ask: 'What is the address of that place, or of all of them?',
    example: 'St. Anne’s Church Hall, 12 Main Street',
    when: ({ meet = '' }) => listOf(meet).includes('place'),
  },
  { name: 'phone', ask: 'Which number do people call?', example: '608-555-0142', read: telephone },
  {
    name: 'text-phone',
    ask: 'Which number do people text?',
    example: '608-555-0187',
    optional: true,
    read: telephone,
  },
  {
    name: 'email',
    ask: 'Which email address do people write to?',
    example: 'help@fixit.example',
    optional: true,
  },
  {
    name: 'days',
    ask: 'On which days can people reach you?',
    example: 'Tuesday and Thursday',
    read: (answer) => {
      if (!readDays(answer))
        throw new Error(
          'Write it like one of these: Monday to Friday; Tue-Fri; Mon, Wed and Sat; 7 days a week; de lunes a viernes; martes y jueves',
        )
      return answer
    },
  },
  {
    name: 'hours',
    ask: 'From when to when on these days?',
    example: '6 PM-8 PM',
    read: (answer) => {
      if (!readTimes(answer))
        throw new Error(
          'Write it like one of these: 9 AM-5 PM; 8:30 AM to noon; 10am-4pm; 9 a. m. a 5 p. m.',
        )
      return answer
    },
  },
  {
    name: 'cost',
    ask: 'Does your help cost anything?',
    example: 'free',
    choices: { free: 'no, it is free', paid: 'yes', both: 'some of it does' },
  },
  { name: 'locality', ask: 'Which town are you in?', example: 'Madison' },
  {
    name: 'region',
    ask: 'Which state is it in, by its two letters?',
    example: 'WI',
    read: state,
  },
  {
    name: 'time-zone',
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
  {
    name: 'languages',
    ask: 'Which languages is the site in, the first one first?',
    example: 'en',
    choices: {
      en: 'English',
      'en,es': 'English and Spanish',
      es: 'Spanish',
      'es,en': 'Spanish and English',
    },
  },
  {
    name: 'does-es',
    ask: 'How do you say in Spanish what you do?',
    example: 'Reparamos aparatos pequeños junto con usted.',
    when: ({ languages }) => languages === 'en,es',
    read: sentence,
  },
  {
    name: 'does-en',
    ask: 'How do you say in English what you do?',
    example: 'We repair small machines together with you.',
    when: ({ languages }) => languages === 'es,en',
    read: sentence,
  },
  {
    name: 'form',
    ask: 'Do you want a form on the site, which needs a form service when you publish?',
    example: 'no',
    choices: { yes: 'yes', no: 'no, they call or write an email' },
  },
  {
    name: 'origin',
    ask: 'At which web address will the site be, if you know it already?',
    example: 'https://fixit.example',
    optional: true,
    read: (answer) => answer.replace(/\/+$/, ''),
  },
  {
    name: 'legal-name',
    ask: 'What is your name in law, if people may look it up?',
    example: 'Fixit Evenings, Inc.',
    optional: true,
  },
  {
    name: 'mailing-address',
    ask: 'Where does mail reach you, if the site may say it?',
    example: '12 Main Street, Madison, WI 53703',
    optional: true,
  },
  {
    name: 'insurer',
    ask: 'Who insures or bonds you, if anyone does?',
    example: 'Example Mutual',
    optional: true,
  },
  {
    name: 'background-checks',
    ask: 'Who checks the backgrounds of your helpers, if anyone does?',
    example: 'Example Checks, Inc.',
    optional: true,
  },
  { name: 'main-color', ask: 'What is your main color?', example: '#12355B', optional: true },
  { name: 'accent-color', ask: 'What is your second color?', example: '#F2B84B', optional: true },
  {
    name: 'logo',
    ask: 'Which SVG file is your logo, if you have one that is smaller than 8 kB?',
    example: 'my-logo.svg',
    optional: true,
    read: file,
  },
]

/** Reads a telephone number in any usual form: 608-555-0142, +1 608 555 0142, (608) 555.0142. */
function telephone(answer: string): string {
  const digits = answer.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  const [, area, exchange, line] = /^([2-9]\d\d)([2-9]\d\d)(\d{4})$/.exec(digits) ?? []
  if (!line || /[^\d\s().+-]/.test(answer)) {
    throw new Error('This is not a number of ten digits, such as 608-555-0142')
  }
  return `(${area}) ${exchange}-${line}`
}

function sentence(answer: string): string {
  if (!/[.!?]$/.test(answer)) throw new Error('Write a whole sentence, with a period at its end')
  if (answer.length > 160) throw new Error(`Write up to 160 letters; these are ${answer.length}`)
  return answer
}

const states =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA VI WA WV WI WY GU AS MP'

function state(answer: string): string {
  const letters = answer.toUpperCase()
  if (!states.split(' ').includes(letters))
    throw new Error('Write the two letters of a state, such as WI')
  return letters
}

function file(answer: string): string {
  if (!existsSync(answer) || !statSync(answer).isFile()) throw new Error('There is no such file')
  if (!/\.svg$/i.test(answer)) {
    throw new Error(
      'The logo must be an SVG drawing, which stays sharp in large print; ask whoever drew it for that file, or leave this out for now',
    )
  }
  return answer
}
