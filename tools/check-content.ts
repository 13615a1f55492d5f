import { currentDay } from '../src/build/current-day'
import { checkContentDir } from '../src/build/read-content'
import { contentDir, readEnvFile } from '../src/build/settings'
import { overdueReviews } from '../src/content-model/checks/dates'
import { formatProblems, formatWarnings } from '../src/content-model/problem'

readEnvFile()

const today = currentDay()

/** Says every mistake in the content files, or that there is none; then the articles whose check is due. */
const { problems, records } = checkContentDir(contentDir(), today)
if (problems.length > 0) {
  console.error(formatProblems(problems))
  process.exitCode = 1
} else {
  console.log(`${records.all.length} content files, no mistakes.`)
}

const overdue = overdueReviews(records, today)
if (overdue.length > 0) console.warn(`\n${formatWarnings(overdue)}`)
