import { readFilesBelow, withProjectInterface } from '../../src/build/read-content'
import { sampleDigests } from '../../src/build/sample'
import { ownContentDir } from '../../src/build/settings'
import { checkSite, type CheckedSite } from '../../src/content-model/check-site'
import { formatDiagnostic } from '../../src/content-model/diagnostic'
import { visitorTexts } from '../../src/content-model/prose/visitor-texts'
import { openClaims, summaries } from '../../src/content-model/rules/claims'
import { checkHours } from '../../src/content-model/rules/hours'
import { ownRecords } from '../../src/content-model/rules/translations'
import { findUnreachablePages } from '../../src/site/unreachable-pages'
import type { SectionPageData } from '../../src/site/site'
import { applyConditions, composeSite, starterFolder } from '../../tools/adopt/compose'
import { contentMistakes } from '../../tools/adopt/own-site'
import { questionsIn, wordsFor } from '../../tools/adopt/questions'
import { english } from '../../tools/adopt/words/en'
import { spanish as spanishWords } from '../../tools/adopt/words/es'
import { readAnswer, readAnswers, type Answers } from '../../tools/questions'
import { cafe, library } from '../sites/adopters'
import { wholeSite } from '../sites/built-site'

const today = '2026-11-25'

const driver: Answers = {
  ...cafe,
  name: 'Dot Helps',
  does: 'I help older people with their computers.',
  organization: 'business',
  meet: 'home,video',
  areas: 'Barre, Montpelier',
  address: undefined,
  cost: 'paid',
  price: '55',
  payment: 'cash,check',
  helpers: 'one',
  whatsapp: '(608) 555-0199',
  form: 'yes',
  email: 'dot@dothelps.example',
  origin: 'https://dothelps.example',
}
const spanish: Answers = {
  ...library,
  languages: 'es',
  does: 'Le ayudamos con su teléfono y su computadora.',
  days: 'de martes a jueves',
  hours: '9 a. m. a 5 p. m.',
}

const check = (answers: Answers): CheckedSite =>
  checkSite(withProjectInterface(ownContentDir, composeSite(answers, today)), today)

/** Returns what visitors read, in one language. */
function wordsOf(
  { records, translations }: CheckedSite,
  language = '',
  besides: string = 'interface',
): string {
  const one = language === '' ? records : translations.find((some) => some.language === language)
  return ownRecords(one!)
    .filter(({ collection }) => collection !== besides)
    .flatMap(visitorTexts)
    .map(({ text }) => text)
    .join('\n')
}

/** Returns what search engines are told of the organization on a page. */
function dataOf(checked: CheckedSite, page: string): unknown {
  const found = wholeSite(checked, today).pages.find(({ path }) => path.endsWith(`/${page}`))
  return found?.jsonLd.find(({ id }) => id === 'local-business')?.data
}

test('the starter is a valid site as it is, with the parts of every answer', () => {
  const files = withProjectInterface(ownContentDir, readFilesBelow(starterFolder))
  expect(checkSite(files, today).diagnostics.map(formatDiagnostic)).toEqual([])
})

const spanishFirst: Answers = { ...spanish, languages: 'es,en', 'does-en': library.does }
const spanishDriver: Answers = {
  ...driver,
  languages: 'es',
  does: 'Le ayudo con su teléfono.',
  days: 'martes y jueves',
  hours: '9 a. m. a 5 p. m.',
}

describe.each(Object.entries({ cafe, library, driver, spanish, spanishFirst, spanishDriver }))(
  'the site of %s',
  (_, answers) => {
    const checked = check(answers)

    test('has no mistake, no claim and no page that nothing leads to', () => {
      const { diagnostics, hints, records, translations } = checked
      const found = [
        ...diagnostics,
        ...hints,
        ...checkHours(records),
        ...findUnreachablePages(wholeSite(checked, today)),
        ...[records, ...translations].flatMap((one) => summaries(openClaims(one, sampleDigests))),
      ]
      expect(found.map(formatDiagnostic)).toEqual([])
    })

    test('has no words of the starter about itself', () => {
      const { records } = checked
      expect(JSON.stringify(records.all.map(({ data }) => data))).not.toMatch(
        /Your (Organization|Town)|organization\.example|555-0187|# if/,
      )
    })
  },
)

test('a site says what its owner has answered, and nothing of what others answer', () => {
  const words = wordsOf(check(cafe))
  expect(words).toMatch(/You can come to us/)
  expect(words).toMatch(/free of charge/)
  expect(words).not.toMatch(/come to your home|on the phone|video|price|costs money/i)
  const others = wordsOf(check(driver))
  expect(others).toMatch(/I come to your home in these places/)
  expect(others).toMatch(/You can pay by/)
  expect(others).toMatch(/video call/)
  expect(others).not.toMatch(/come to us|free of charge/i)
})

test('one person says “I” and never “we”, in Spanish too, and stays in the US', () => {
  expect(check(driver).records.of('site')[0]?.data.location.country).toBe('US')
  expect(wordsOf(check(driver), '', '')).not.toMatch(/\b(we|us|our|ours|we’\p{L}+)\b/iu)
  const words = wordsOf(check(spanishDriver), '', '').replaceAll(
    /nos vemos|la preparamos juntos/gi,
    '',
  )
  expect(words).not.toMatch(
    /(?<!\p{L})(\p{L}+[aei]mos|\p{L}*([aei]r|[áéí]\p{L}+)nos(lo)?|nos|nuestr\p{L}+|nosotros|ustedes)(?!\p{L})/iu,
  )
})

test('facts are written in the words of each language, and addresses with the number that was given', () => {
  const { records, translations } = check({
    ...driver,
    languages: 'en,es',
    'does-es': spanishDriver.does,
  })
  expect(records.of('facts')[0]?.data).toMatchObject({ payment: 'cash or check' })
  expect(translations[0]?.of('facts')[0]?.data).toMatchObject({
    payment: 'en efectivo o con cheque',
  })
  expect(JSON.stringify(records.find('page', 'contact')?.data)).toContain(
    'https://wa.me/16085550199',
  )
})

test('without a form, a site has no form and the main button calls; with one it leads there', () => {
  const { records } = check(cafe)
  expect(records.find('shared', 'consultation-form')).toBeUndefined()
  expect(records.of('site')[0]?.data.consultation.to).toBe('call')
  const withForm = check(library)
  expect(
    [withForm.records, ...withForm.translations].map(
      (one) => one.of('site')[0]?.data.consultation.to,
    ),
  ).toEqual(['/contact', '/contact'])
})

test('a site says who its owner is in law where that is given, and nothing where it is not', () => {
  const cardsOf = (answers: Answers) =>
    wholeSite(check(answers), today)
      .pages.filter(({ path }) => /contact$|contacto$/.test(path))
      .map(({ data }) =>
        (data as SectionPageData).sections.flatMap((one) =>
          one.kind === 'cards' ? one.cards.map(({ title, text }) => [title, text]) : [],
        ),
      )
  expect(cardsOf(library)).toEqual([
    [
      ['Name in law', 'Larch County'],
      ['Mailing address', '1 Main Street, Larch, WI 53000'],
      ['Insured or bonded by', 'Example Mutual'],
    ],
    [
      ['Nombre legal', 'Larch County'],
      ['Dirección postal', '1 Main Street, Larch, WI 53000'],
      ['Asegurado o afianzado por', 'Example Mutual'],
    ],
  ])
  expect(cardsOf(cafe)).toEqual([[]])
})

test('a Spanish site is in Spanish, words of the interface too', () => {
  const { records, translations } = check(spanish)
  expect(translations).toEqual([])
  expect(records.of('interface')[0]?.data.locale).toMatch(/^es/)
  expect(wordsOf(check(spanish))).not.toMatch(/\b(the|our|with|your)\b/)
})

test('a site can be in Spanish first, with English in a folder of its own', () => {
  const checked = check(spanishFirst)
  expect(wordsOf(checked)).not.toMatch(/\b(the|our|with|your)\b/)
  expect(wordsOf(checked, 'en')).toContain(library.does)
  expect(wordsOf(checked, 'en')).not.toMatch(/\b(con|nuestro|usted)\b/)
  expect(checked.translations[0]?.of('interface')[0]?.data.locale).toBe('en-US')
  const paths = wholeSite(checked, today).pages.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/contacto', '/privacidad', '/en/contact']))
  expect(paths).not.toContain('/contact')
})

test('several places have hours of their own, in words and for search engines, and no ZIP code in common', () => {
  const answers = readAnswers(questionsIn(english), { ...library, zip: '53000' })
  expect(answers.zip).toBeUndefined()
  const checked = check(answers)
  expect(dataOf(checked, 'contact')).toMatchObject({
    address: { addressLocality: 'Madison' },
    location: [
      {
        address: { streetAddress: '1 Main Street, Larch' },
        openingHoursSpecification: [{ opens: '09:00', closes: '18:00' }],
      },
      {
        address: { streetAddress: '20 Mill Road, Alder' },
        openingHoursSpecification: [{ dayOfWeek: ['Tuesday', 'Thursday'], opens: '13:00' }],
      },
    ],
  })
  const shown = wholeSite(checked, today).pages.map(({ data }) => JSON.stringify(data))
  expect(shown).toContainEqual(
    expect.stringContaining(
      '1 Main Street, Larch (Monday to Friday, 9 AM–6 PM); 20 Mill Road, Alder (Tuesday and Thursday, 1 PM–5 PM)',
    ),
  )
  expect(shown).toContainEqual(expect.stringContaining('(martes y jueves, 1 p. m. a 5 p. m.)'))
})

test('the price of an hour is in the words and data of every language; without one, people ask', () => {
  const bilingual = { ...driver, languages: 'en,es', 'does-es': spanishDriver.does }
  const checked = check(bilingual)
  const shown = JSON.stringify(wholeSite(checked, today).pages.map(({ data }) => data))
  expect(shown.match(/My help costs \$55 an hour\./g)).toHaveLength(2)
  expect(shown.match(/Mi ayuda cuesta \$55 la hora\./g)).toHaveLength(2)
  expect(shown).not.toMatch(/Ask me for the price|Pregúnteme el precio/)
  expect(dataOf(checked, 'contact')).toMatchObject({ priceRange: '$55 an hour' })
  expect(dataOf(checked, 'es/contacto')).toMatchObject({ priceRange: '$55 la hora' })
  expect(wordsOf(check({ ...driver, price: '' }))).toContain('Ask me for the price')
})

test('the buttons that a site names in quotation marks are called so', () => {
  const { records, translations } = check(library)
  for (const one of [records, ...translations]) {
    const buttons = JSON.stringify(one.of('interface')[0]?.data)
    const privacy = JSON.stringify(one.find('page', 'privacy')?.data)
    const named = Array.from(privacy.matchAll(/“([^”]*)”/g), ([, name = '']) => name)
    expect(named).not.toEqual([])
    for (const name of named) expect(buttons).toContain(`"${name}"`)
  }
})

test('a translation says the hours in its own words', () => {
  expect(check(library).translations[0]?.of('site')[0]?.data.hours).toEqual({
    days: 'martes y jueves',
    time: '6 p. m. a 8 p. m.',
  })
})

test('each answer can be checked before the others are given', () => {
  for (const [flag, answer] of Object.entries(cafe)) {
    expect(contentMistakes({ [flag]: answer }, today)).toEqual([])
  }
})

// Marks that mean something in YAML, as in names that broke the sites of others.
test.each(['Neel\'s "Fix-it": Help & Repair #1', '* @Home: yes', '- [Rear] Elm & 6th'])(
  'the name %s stays as it was given',
  (name) => {
    const { records, diagnostics } = check({ ...cafe, name, address: name })
    expect(diagnostics).toEqual([])
    expect(records.of('site')[0]?.data).toMatchObject({ name, location: { street: name } })
  },
)

test('lines under a condition that does not hold are left out, with what belongs to them', () => {
  const text = 'a:\n  # if: yes\n  - b: 1\n    c: 2\n\n  # if: no\n  - d: 3\n    e: 4\n  - f: 5\n'
  expect(applyConditions(text, new Set(['yes']))).toBe('a:\n  - b: 1\n    c: 2\n\n  - f: 5\n')
})

const read = (flag: string, answer: string): string =>
  readAnswer(
    questionsIn(english).find((one) => one.name === flag)!,
    answer,
  )

test.each([
  '608-555-0142',
  '608.555.0142',
  '+1 608 555 0142',
  '1 (608) 555-0142',
  '6085550142',
  '608/555-0142',
])('the number %s is read', (number) => expect(read('phone', number)).toBe('(608) 555-0142'))

test.each(['55', '$55', '$55 an hour', '$55/hr', '$55 la hora'])('the price %s is read', (price) =>
  expect(read('price', price)).toBe('55'),
)

test('a choice can be named by the words that are shown for it', () => {
  expect(read('time-zone', 'eastern')).toBe('America/New_York')
})

test.each([
  ['name', ' ', /needs an answer/],
  ['phone', '555-0142', /ten digits/],
  ['phone', '608-555-0142 ext. 3', /ten digits/],
  ['does', 'Repairs', /whole sentence/],
  ['meet', 'home,church', /"church" is none of the choices/],
  ['days', 'now and then', /Monday to Friday.*de lunes a viernes/],
  ['hours', 'in the evening', /9 AM-5 PM.*9 a\. m\. a 5 p\. m\./],
  ['region', 'Wisconsin', /two letters/],
  ['cost', 'cheap', /free, paid, both/],
  ['logo', 'no/such/logo.svg', /no such file/],
  ['logo', 'docs/hero.webp', /must be an SVG/],
  ['languages', 'en,es,fr', /English and Spanish only.*docs\/translating\.md/],
  ['zip', '5370', /five digits/],
  ['price', 'it depends', /dollars for one hour/],
])('--%s "%s" is refused', (flag, answer, message) => {
  expect(() => read(flag, answer)).toThrow(message)
})

test.each([
  ['main-color', '#88BBEE', /contrast.*Write "#/],
  ['main-color', 'blue', /blue/],
  ['email', 'help at fixit', /help@example\.com/],
  ['origin', 'fixit.example', /https:\/\//],
])('what the check refuses is said of the question: --%s %s', (flag, answer, message) => {
  const mistakes = contentMistakes({ ...cafe, [flag]: answer }, today)
  expect([...new Set(mistakes.map((one) => one.name))]).toEqual([flag])
  expect(mistakes[0]?.message).toMatch(message)
  expect(mistakes[0]?.message).not.toMatch(/\.yaml/)
})

test('a person whose computer or site speaks Spanish is asked and corrected in Spanish', () => {
  expect(wordsFor({}, 'es-US')).toBe(spanishWords)
  expect(wordsFor({ languages: 'es,en' }, 'en-US')).toBe(spanishWords)
  expect(wordsFor({ languages: 'en,es' }, 'en-US')).toBe(english)
  expect(() =>
    readAnswers(questionsIn(spanishWords), { ...spanishDriver, phone: '555' }, spanishWords),
  ).toThrow(
    /No se escribió nada\.\n--phone {2}No es un número de diez dígitos.*¿A qué número llama la gente\?/,
  )
  const [color] = contentMistakes({ ...spanishDriver, 'main-color': '#88BBEE' }, today)
  expect(color?.message).toMatch(
    /^No se puede usar "#88BBEE"\. Funciona, por ejemplo: #[\dA-F]{6}$/,
  )
})
