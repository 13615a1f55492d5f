import { parseArgs } from 'node:util'
import { build } from './gatsby'

const { values } = parseArgs({ options: { local: { type: 'boolean' } } })

// `npm run build` builds as a host does. `npm run build -- --local` builds for this computer: forms are
// sent to the local form collector.
void build(values.local ? {} : { LOCAL_BUILD: process.env.LOCAL_BUILD || 'false' }).then((code) => {
  process.exitCode = code
})
