import { digestInputs, isBuilt, removeStamp, writeStamp } from './built-site'
import { build, gatsbyEnv } from './gatsby'

/**
 * Builds the site for this computer: requests go to the local form collector. With
 * `--unless-built`, nothing is built where public/ holds the site of the current content, code and
 * settings.
 */
async function buildLocal(): Promise<number> {
  const before = inputs()
  if (process.argv.includes('--unless-built') && before !== undefined && isBuilt(before)) {
    console.log('Already built from this content, code and settings.')
    return 0
  }
  removeStamp()
  const code = await build()
  // A change during the build may be in it or not, so it gets no stamp.
  if (code === 0 && before !== undefined && before === inputs()) writeStamp(before)
  return code
}

/**
 * Returns the digest of the inputs; undefined where a setting is wrong, which the build reports.
 */
function inputs(): string | undefined {
  try {
    return digestInputs(gatsbyEnv(process.env))
  } catch {
    return undefined
  }
}

void buildLocal().then((code) => {
  process.exitCode = code
})
