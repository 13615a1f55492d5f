/** @jest-environment node */
import { partNames, partsToRemove } from '../../tools/adopt/sample-parts'
import { adopted, sample } from './adopted'
import { readSentences, type Sentence } from './read-sentences'

const languages = ['es']

/** Words that are about money, by the folders of languages. */
const moneyWords: Readonly<Record<string, RegExp>> = {
  '': /\b(pric(e|es|ing)|packages?|pay|pays|paid|paying|payment|costs?|refund\w*|fees?|contracts?|memberships?|discounts?|bills?|credit|charged?|charges|money|guarantee|every cent|cheap\w*|monthly plans?|per person|for free)\b|\$\d/i,
  es: /(?<!\p{L})(precios?|paquetes?|pag(a|o|ó|ar|an|ue|ado)|cuestan?|cuesta|costos?|tarifas?|cargos?|devol\p{L}+|reembols\p{L}+|cobr\p{L}+|contratos?|descuentos?|factura|crédito|dinero|garantía|planes|por persona)(?!\p{L})|\$\d/iu,
}

/** Advice on scams, and what others ask for. What we ask for is told by the words below. */
const generalFiles =
  /^(es\/)?((articles|decisions|guides)\/|(glossary|search-synonyms|words-to-avoid)\.yaml|services\/scam-protection\.yaml)/

const ownWords: Readonly<Record<string, RegExp>> = {
  '': /\b(our (prices?|packages?|plans)|packages|(complete|larger) package|no contracts?|full refund|not happy|price before|monthly plans?)\b/i,
  es: /(nuestros (precios|paquetes|planes)|paquetes|paquete (completo|más grande)|(sin|hay) contratos?|no qued[aoó] conforme|precio antes|planes mensuales)/i,
}

/** Sentences about the money of others, in files that are about our help. */
const general: readonly RegExp[] = [
  // What thieves ask for, and what to do then.
  /gift card|wire transfer|bank number|card number|if you gave money|Social Security|credit records/i,
  /tarjetas? de regalo|transferencia bancaria|tarjeta|Seguro Social|estafa/i,
  /half price|pay by gift card|Do not pay, since|a trick to get your money|money to a thief|from bank to bank|Freeze your credit|FEMA|asks? for money|on your bill|stop or reverse the payment/i,
  /before you pay|to call a number or to pay|from paying a/i,
  /Congele su crédito|historial de crédito|antes de pagar|que detengan el pago|a un número o pagar|llamar a un número|no le pagara|le pagara/i,
  /has my money|tiene mi dinero|mandó dinero|pedimos dinero|dinero,? (que|a )/i,
  // What stays free whatever the rest costs, and a name.
  /the first talk costs nothing|^Bill R\.$/i,
  // What others sell.
  /pay a bill|seller and the price|apps cost money|extras for money|new device costs/i,
  /extras por dinero|se pagan las aplicaciones|revisar antes el precio/i,
  /no charge\. We|at no charge|charged phone|charged?,? and the cable|Sites for pay|by the minute/i,
  /power bank|hot? charge|will not charge|one charge last|phone's charge|cheapest cure|charge it|in charge/i,
]

const isGeneral = ({ file, text }: Sentence): boolean =>
  generalFiles.test(file) || general.some((one) => one.test(text))

function isAboutOwnPrices(sentence: Sentence): boolean {
  const { language, text } = sentence
  const words = isGeneral(sentence) ? ownWords : moneyWords
  return words[language]?.test(text) ?? true
}

test.each([
  ['prices', ['pricing']],
  ['prices and cities', ['pricing', 'cities']],
  ['every part', partNames()],
])('without %s, nothing is said of what the organization asks for its help', (_, without) => {
  const { files } = adopted(without, { languages })
  const found = readSentences(files).filter(isAboutOwnPrices)
  expect(found.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([])
})

test('advice on scams stays where prices are left out', () => {
  const texts = readSentences(adopted(['pricing'], { languages }).files).map(({ text }) => text)
  const advice = [
    'Ask for gift cards',
    'for a fee. That is',
    'before you pay',
    'real prize is free',
  ]
  for (const words of advice) expect(texts.join(' ')).toContain(words)
})

test('words that change are still in the sample', () => {
  const texts = readSentences(sample, (value) => [value]).map(({ text }) =>
    text.replace(/\s+/g, ' '),
  )
  const words = Object.keys(partsToRemove(partNames()).instead)
  expect(words.filter((one) => !texts.some((text) => text.includes(one)))).toEqual([])
})

/** Counts and shares of people, ratings, and how long something has been done. */
const figures = /\d\+(?!\s*(apps|aplicaciones|sessions))|\d ?%|\d years|out of 5|\{\w*Clients\}/

/** What stands there is no figure about people. */
const noFigure = /Save 20%|Ahorre 20%|100% satisfaction guarantee|satisfacción al 100%|Its maker/

test.each([
  ['nothing', []],
  ['testimonials and the team', ['testimonials', 'team']],
  ['prices', ['pricing']],
])('without %s, no invented figure is left', (_, without) => {
  const { files } = adopted(without, { languages })
  const found = readSentences(files).filter(
    ({ file, text }) =>
      !/^(es\/)?(articles|decisions|guides)\//.test(file) &&
      figures.test(text) &&
      !noFigure.test(text),
  )
  expect(found.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([])
})
