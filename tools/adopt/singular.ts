import { spanish } from '../first-language'

/**
 * Phrases of several people, each followed by what one person says: we/I. A phrase without a second part stays as it
 * is, because it includes the reader, or is something that the reader says.
 */
const phrases: Readonly<Record<string, string>> = {
  en: `
    we/I, us/me, our/my, ours/mine, ourselves/myself, we are/I am, we aren’t/I’m not, we were/I was,
    we weren’t/I wasn’t, we’d/I’d, we’ll/I’ll, we’re/I’m, we’ve/I’ve, we and the service keep/the service and I keep,
    what we learn, where should we start, can we still talk, we’ve talked, we’ve never met, we’re friends,
    we tell them ourselves`,
  es: `
    nos/me, nosotros/yo, nuestra/mi, nuestro/mi, nuestras/mis, nuestros/mis, a nosotros/a mí, con nosotros/conmigo,
    de nosotros/de mí, para nosotros/para mí, sobre nosotros/sobre mí, label: nosotros/label: Quién soy,
    quiénes somos/quién soy, seamos nosotros/sea yo, somos nosotros/soy yo, es nuestro/es mío, es nuestra/es mía,
    de parte nuestra/de mi parte, regla nuestra/regla mía, factura nuestra/factura mía, visita nuestra/visita mía,
    verdad nuestra/verdad mía, son nuestros/son míos, nosotros y el servicio guardamos/el servicio y yo guardamos,
    de verdad de ustedes/de verdad de usted, comunico con ustedes/comunico con usted, eran ustedes/era usted,
    ustedes son honestos/usted es de fiar, puedo ir a verlos/puedo ir a verle, puedo llamarlos/puedo llamarle,
    puedo enviarles/puedo enviarle, vienen a mi/viene a mi, pueden ayudarme/puede ayudarme, denos/deme,
    lo decimos nosotros mismos, nos vemos, nos reunimos, nos hemos visto, llevemos, nos hayamos,
    nos sentamos a conversar, con qué empezamos, podemos vernos, qué aprendemos, los necesitamos para,
    cómo empezamos/cómo empecé, bajamos/bajé, hemos hablado, somos amigos, conversemos, hablemos, veamos qué, últimos,
    próximos, préstamos, mismos, timos, acordamos/acuerdo, acordemos/acuerde, alcancemos/alcance, atendemos/atiendo,
    borremos/borre, conocemos/conozco, contamos/cuento, corrijamos/corrija, damos/doy, debimos/debí, decimos/digo,
    devolvamos/devuelva, devolvemos/devuelvo, devolvimos/devolví, dimos/di, elegimos/elijo, empezamos/empiezo,
    encontramos/encuentro, encontremos/encuentre, enviamos/envío, estamos/estoy, estemos/esté, guiamos/guío,
    hacemos/hago, hemos/he, hiciéramos/hiciera, hicimos/hice, llamemos/llame, lleguemos/llegue, mostramos/muestro,
    pedimos/pido, podamos/pueda, podemos/puedo, ponemos/pongo, probamos/pruebo, protegemos/protejo, pudimos/pude,
    queremos/quiero, repetimos/repito, resolvemos/resuelvo, reunimos/reúno, sabemos/sé, sentamos/siento, sepamos/sepa,
    somos/soy, tenemos/tengo, toquemos/toque, vamos/voy, veamos/vea, vemos/veo, vimos/vi`,
}

/** Endings of other Spanish verbs, and of those with a pronoun: ayudaremos, ayudamos, llámenos, llamarnos. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/([aei]r)emos$/i, '$1é'],
  [/íamos$/i, 'ía'],
  [/[aei]mos$/i, 'o'],
  [/((?:[aei]r|[áéíóú](?!fo)\p{L}+))nos(l[oa]s?)?$/iu, '$1me$2'],
]

const singular = new Map(
  Object.entries(phrases).map(([language, list]) => {
    const pairs = list.split(',').map((pair) => pair.trim().split('/'))
    const longestFirst = pairs.sort(([a = ''], [b = '']) => b.length - a.length)
    return [language, new Map(longestFirst.map(([we = '', alone = we]) => [we, alone]))]
  }),
)

/** What the owner doesn’t say, such as quotations and words for relatives, or does together with the reader. */
const kept = [
  '“[^”]*”',
  '^(?:> |summaryForFamily:).*',
  '\\b(?:we|us)(?:’\\p{L}+)?\\s(?:(?!\\b(?:we|us)\\b)[^.!?:]){0,80}?\\btogether\\b',
  '\\b(?:all|any|four|most|one|some) of us\\b',
  '(?<!\\p{L})\\p{L}+mos(?:\\s+[^\\s.!?:]+){0,4}?\\s+junt[oa]s\\b',
  'alguno de nosotros',
].join('|')

/** Returns words of several people as one person says them: Call me. US stays. */
export function inSingular(text: string, language: string): string {
  const isSpanish = language === spanish
  const words = singular.get(isSpanish ? spanish : 'en') ?? new Map<string, string>()
  const known = [...words.keys()].map((phrase) => phrase.replaceAll(' ', '\\s+'))
  const verbs = isSpanish ? ['\\p{L}+mos', '\\p{L}+nos(?:l[oa]s?)?'] : []
  const pattern = `${kept}|(?<![\\p{L}-])(?:${[...known, ...verbs].join('|')})(?![\\p{L}’-])`
  return text.replace(new RegExp(pattern, 'gimu'), (found) => {
    const [ending, end = ''] = /^\p{L}+$/u.test(found)
      ? (endings.find(([one]) => one.test(found)) ?? [])
      : []
    const word =
      found === 'US'
        ? found
        : (words.get(found.toLowerCase().replace(/\s+/g, ' ')) ??
          (ending ? found.replace(ending, end) : found))
    return /^\p{Lu}/u.test(found) ? word.charAt(0).toUpperCase() + word.slice(1) : word
  })
}
