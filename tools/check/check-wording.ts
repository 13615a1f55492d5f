import { join } from 'node:path'
import type { Problem } from '../../src/content-model/problem'
import type { ContentRecord, ContentRecords, SourceFile } from '../../src/content-model/record'
import { avoidedWords, type FindAvoided } from '../../src/content-model/wording/avoided-words'
import { readingOf } from '../../src/content-model/wording/reading-problems'
import { spellingProblems, wordsToSpell } from '../../src/content-model/wording/spelling'
import { visitorTexts } from '../../src/content-model/wording/visitor-texts'
import { findMisspelt } from './dictionary'
import { digestOf, openMemory } from './memory'
import { inspectorVersion } from './inspector-version'

/** What the words of a file are like. */
export interface Wording {
  file: string
  /** Reading grade and the five hardest sentences; left out where there are no sentences. */
  grade?: number
  hardest?: string[]
  problems: Problem[]
}

/** What a file holds, apart from its spelling. Nothing but the file and the lists decides it. */
interface Read extends Wording {
  words: string[]
}

const memoryFolder = join('.tmp', 'check')

/**
 * Judges how everything is said to visitors: reading grade, length of sentences, words to avoid,
 * spelling. A file is read anew only when it, a list of words or a rule has changed.
 *
 * @param contentDir the content folder, which holds the list of words
 */
export async function checkWording(
  records: ContentRecords,
  files: readonly SourceFile[],
  contentDir: string,
): Promise<Wording[]> {
  const [list] = records.of('wordsToAvoid')
  const findAvoided = list ? avoidedWords(list.data) : () => []
  const version = digestOf([inspectorVersion(), JSON.stringify(list?.data ?? '')])
  const memory = openMemory<Read>(join(memoryFolder, 'wording.json'))
  const bytes = new Map(files.map((file) => [file.path, file.bytes]))

  const read = records.all.map((record) => {
    const content = bytes.get(record.file) ?? new Uint8Array()
    const key = digestOf([version, record.file, content])
    const known = memory.get(key)
    if (known) return { record, content, ...known }
    const fresh = readWording(record, new TextDecoder().decode(content), findAvoided)
    memory.set(key, fresh)
    return { record, content, ...fresh }
  })
  memory.save()

  const misspelt = await findMisspelt(
    new Set(read.flatMap(({ words }) => words)),
    join(contentDir, 'words.txt'),
    join(memoryFolder, 'words.json'),
  )
  return read.map(({ record, content, words, ...wording }) =>
    words.some((word) => misspelt.has(word))
      ? {
          ...wording,
          problems: [
            ...wording.problems,
            ...spellingProblems(
              record.file,
              new TextDecoder().decode(content),
              visitorTexts(record),
              misspelt,
            ),
          ],
        }
      : wording,
  )
}

function readWording(record: ContentRecord, source: string, findAvoided: FindAvoided): Read {
  const { problems = [], ...reading } = readingOf(record, source) ?? {}
  const texts = visitorTexts(record)
  return {
    file: record.file,
    ...reading,
    problems: [...problems, ...findAvoided(record.file, source, texts)],
    words: [...wordsToSpell(texts)],
  }
}
