import { checkContentDir } from '../src/build/read-content'
import { contentDir, readEnvFile } from '../src/build/settings'
import { hardestSentences, readingGrade } from '../src/content-model/readability/reading-grade'
import { sentencesOf } from '../src/content-model/readability/sentences'

readEnvFile()

/**
 * Prints the reading grade of each content file, hardest last. With parts of file names behind it,
 * prints only those files, and the five hardest sentences of each.
 */
const wanted = process.argv.slice(2)
const graded = checkContentDir(contentDir())
  .records.all.filter(
    ({ file }) => wanted.length === 0 || wanted.some((part) => file.includes(part)),
  )
  .map((record) => ({ file: record.file, sentences: sentencesOf(record) }))
  .filter(({ sentences }) => sentences.length > 0)
  .map((one) => ({ ...one, grade: readingGrade(one.sentences) }))
  .sort((a, b) => a.grade - b.grade)

for (const { file, grade, sentences } of graded) {
  console.log(`${grade.toFixed(1).padStart(5)}  ${file}`)
  if (wanted.length > 0) {
    for (const sentence of hardestSentences(sentences, 5)) console.log(`       ${sentence}`)
  }
}
