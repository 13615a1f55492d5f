import { checkContentDir } from '../src/build/read-content'
import { contentDir, readEnvFile } from '../src/build/settings'
import { formatProblems } from '../src/content-model/problem'

readEnvFile()

/** Says every mistake in the content files, or that there is none. */
const { problems, records } = checkContentDir(contentDir())
if (problems.length > 0) {
  console.error(formatProblems(problems))
  process.exitCode = 1
} else {
  console.log(`${records.all.length} content files, no mistakes.`)
}
