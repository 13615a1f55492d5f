import { currentDay } from '../src/build/current-day'
import { readGuideFiles } from '../src/build/guide-files'
import { checkContentAndPictures } from '../src/build/read-content'
import { contentDir, readEnvFile } from '../src/build/settings'
import { overdueReviews } from '../src/content-model/checks/dates'
import { formatProblems, formatWarnings } from '../src/content-model/problem'
import { readGuides } from './guides/read-guides'
import { staleGuides } from './guides/stale-guides'

/**
 * Says every mistake in the content files, or that there is none; then the articles whose check is
 * due. Printed guides are compared once the files that they are made of are right.
 */
async function check(): Promise<void> {
  const today = currentDay()
  const { problems, records } = await checkContentAndPictures(contentDir(), today)
  const all =
    problems.length > 0 ? problems : staleGuides(readGuides(contentDir()), readGuideFiles())
  if (all.length > 0) {
    console.error(formatProblems(all))
    process.exitCode = 1
  } else {
    console.log(`${countOf(records)}, no mistakes.`)
  }

  const overdue = overdueReviews(records, today)
  if (overdue.length > 0) console.warn(`\n${formatWarnings(overdue)}`)
}

function countOf({ all, pictures }: { all: readonly unknown[]; pictures: readonly unknown[] }) {
  const files = `${all.length} content files`
  return pictures.length > 0 ? `${files} and ${pictures.length} pictures` : files
}

readEnvFile()
void check()
