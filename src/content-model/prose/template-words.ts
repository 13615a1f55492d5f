import type { Diagnostic } from '../diagnostic'
import { explain } from '../diagnostics/mistakes'
import type { ContentRecord } from '../record'
import type { ArticleContent } from '../schemas/article'
import { positionOfText, visitorTexts } from './visitor-texts'
import { singleLine } from '../text'

/**
 * Placeholders in new files for writers to replace: those of `npm run new`, of the editor and of
 * docs/writing.md. Where one of them is still there, nobody has written yet.
 */
export const templateWords = {
  firstPoint: 'The first thing to remember, in one short sentence.',
  secondPoint: 'The second thing to remember.',
  opening: 'Write here what has happened to the reader, in two or three sentences.',
  explain:
    'Explain it as you would at a kitchen table. Explain each new word where it first stands.',
  step: 'Say the step in three words.',
  seen: 'Then say what the reader will see.',
  nextStep: 'Say the next step.',
  oneThing: 'One step is one thing to do.',
  wayBack: 'Say what they may see instead, and the way back.',
  worked: 'Say what the reader sees when it has worked.',
  pageTop: 'Say in one or two sentences what the visitor finds here.',
  heading: 'Write the heading of the first part',
  paragraph: 'Write the first paragraph here.',
  cityTop: 'Say what is special about living here.',
  cityTopic: 'Say it in words of this city.',
  city: 'Write about the houses, the weather and the tricks that people here have met.',
  neighbourhoodTop: 'Say what is special about living here, and that we come to the house.',
  neighbourhoodTopic: 'Say it in words of this neighborhood.',
  trick: 'Name a trick that people here have met.',
  neighbourhood: 'Write about the houses, the internet there, and how we get to the door.',
  shortPoint: 'The first thing to remember.',
  shortOpening: 'What has happened to the reader? Say it in two or three sentences.',
  shortStep: 'Say the step.',
  summary: 'One or two sentences, 90 to 160 letters',
  title: 'At most 80 letters',
} as const

function phrasesIn(text: string): string[] {
  const plain = singleLine(text)
  return Object.values(templateWords).filter((phrase) => plain.includes(phrase))
}

/**
 * Finds words of a template in what visitors will read. A draft may hold them.
 */
export function templateDiagnostics(record: ContentRecord, source: string): Diagnostic[] {
  if (record.collection === 'article' && (record.data as ArticleContent).draft) return []
  return visitorTexts(record).flatMap(({ text, field, line }) =>
    phrasesIn(text).map((phrase) => ({
      file: record.file,
      ...positionOfText(source, phrase.split(' ').slice(0, 3).join(' '), line),
      field,
      ...explain('template-words', {
        phrase,
        ...(record.collection === 'article' ? { fix: fixOfArticle } : {}),
      }),
    })),
  )
}

const fixOfArticle =
  'Write what it asks for, or remove the part. Until then, add "draft: true" above.'
