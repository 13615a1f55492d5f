import { spanishStems, spanishSyllables } from '../../../src/content-model/prose/languages/spanish'
import { splitSentences } from '../../../src/content-model/prose/reading'

/** Words as the Ortografía of the Real Academia Española divides them, by what makes them hard to count. */
const divided: Readonly<Record<string, string>> = {
  'plain syllables':
    'sol pan ca-sa co-rre-o te-lé-fo-no ta-ble-ta com-pu-ta-do-ra pan-ta-lla con-tra-se-ña trans-por-te',
  diphthongs:
    'bien puer-ta cuen-ta ciu-dad cui-da-do viu-da a-cei-te au-to deu-da bai-le cons-truir rui-do fa-mi-lia es-ta-ción tam-bién vein-te guar-dar',
  'two open vowels': 'le-er po-e-ta te-a-tro re-al a-é-re-o ca-os hé-ro-e cre-e o-es-te',
  'an accent that divides':
    'pa-ís dí-a ha-bí-a Ma-rí-a ba-úl ra-íz o-ír re-ír le-í-do e-ner-gí-a o-í-a te-ní-a-mos con-ti-nú-a',
  'an accent that does not': 'cuí-de-se huí cons-truí ca-suís-ti-ca a-diós des-pués',
  'three vowels in one': 'es-tu-diáis Pa-ra-guay U-ru-guay buey a-ve-ri-guáis',
  'silent u': 'que quie-ro es-qui-na a-quí gue-rra guí-a si-guien-te se-guir pa-gue blo-que-o',
  'u that is heard': 'a-gua an-ti-guo ver-güen-za pin-güi-no lin-güís-ti-ca a-ve-ri-güe',
  y: 'y rey muy hoy es-toy ley yo a-yu-da ma-yor le-yes ha-ya',
  h: 'ho-ra a-ho-ra al-co-hol bú-ho pro-hí-be ahu-mar prohi-bir ve-hí-cu-lo co-he-te hue-vo ca-ca-hua-te ma-ri-hua-na a-hí chan-ta-je le-che',
  'one closed vowel twice': 'chi-i-ta an-ti-in-cen-dios',
  'several parts and capitals': 'TE-LÉ-FO-NO Jack-son-vi-lle Á-fri-ca',
}

const words = Object.entries(divided).flatMap(([rule, list]) =>
  list.split(' ').map((syllables) => ({
    rule,
    word: syllables.replaceAll('-', ''),
    count: syllables.split('-').length,
  })),
)

test.each(words)('$rule: $word has $count', ({ word, count }) => {
  expect(spanishSyllables(word)).toBe(count)
})

test('an accent counts the same as a letter of its own', () => {
  expect(spanishSyllables('pa\u0069\u0301s')).toBe(2)
})

test('parts of a word with a hyphen count by themselves, and letters without a vowel are one', () => {
  expect(spanishSyllables('Wi-Fi')).toBe(2)
  expect(spanishSyllables('m')).toBe(1)
})

test.each([
  ['pregúntenos', 'pregunte'],
  ['Apáguelo', 'apague'],
  ['mándesela', 'mande'],
  ['configurarlo', 'configurar'],
  ['configurárselo', 'configurar'],
  ['usándola', 'usando'],
  ['veámoslo', 'veamos'],
])('%s is %s with pronouns', (word, verb) => {
  expect(spanishStems(word)).toContain(verb)
})

test.each(['preguntenos', 'apaguelo', 'usandola', 'configurárlo', 'teléfono', 'casa'])(
  '%s is no verb with pronouns',
  (word) => {
    expect(spanishStems(word)).toEqual([])
  },
)

test.each([
  ['Pregunte por el Sr. Ruiz o la Sra. Paz. Ellos le ayudan.', 2],
  ['La Dra. Lima está en la Av. Central, núm. 12, tel. {phone}. Llame.', 2],
  ['Abrimos a las 9 a. m. y cerramos a las 5 p. m. los lunes. Venga.', 2],
  ['Llame de 9 a. m. a 5 p. m. {phone} es el número.', 1],
  ['Llame hasta las 5 p. m. Después escriba.', 2],
  ['Llame hasta las 5 p.m. ¿Prefiere escribir?', 2],
  ['El correo de EE. UU. (USPS) no pide dinero. Cuelgue.', 2],
  ['Vive en los EE. UU. desde 1990. Llame.', 2],
  ['¿Le llamaron? ¡Cuelgue! «No pague.» (Nunca pague.) ¿Duda?', 5],
  ['Use cartas, sobres, etc. y espere. Luego llame.', 2],
  ['Venga al mar. Mire.', 2],
])('"%s" has %i sentences in Spanish', (text, count) => {
  expect(splitSentences(text, 'es')).toHaveLength(count)
})

test('abbreviations of one language are not those of another', () => {
  expect(splitSentences('Sr. Ruiz calls.', 'en')).toHaveLength(2)
  expect(splitSentences('Sr. Ruiz calls.', 'ar')).toHaveLength(2)
  expect(splitSentences('Sr. Ruiz llama.', 'es')).toHaveLength(1)
})
