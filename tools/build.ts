import { parseArgs } from 'node:util'
import { build } from './gatsby'
import { explainPlace } from './programs.cjs'

const { values } = parseArgs({ options: { local: { type: 'boolean' } } })

// `npm run build` builds as a host does. `npm run build -- --local` builds for this computer: forms are
// sent to the local form collector.
const problem = explainPlace()
if (problem) {
  console.error(problem)
  process.exitCode = 1
} else {
  void build(values.local ? {} : { LOCAL_BUILD: process.env.LOCAL_BUILD || 'false' }).then(
    (code) => {
      process.exitCode = code
    },
  )
}
