import { build } from './gatsby'

// Builds the site for this computer: requests go to the local form collector.
void build().then((code) => {
  process.exitCode = code
})
