/**
 * Length of content hashes in script names. Every page names eight scripts, so hashes are short,
 * but long enough to tell versions apart.
 */
const hashLength = 10

/** Name of a script, as a template of webpack. */
export const scriptName = `[name]-[contenthash:${hashLength}].js`

/** Matches the name of a script in the published folder, with its hash. */
const name = new RegExp(`^[^/]+-([0-9a-f]{${hashLength}})\\.js$`)

/**
 * Returns the hash in the name of a script, such as that of app-60b0b77fb6.js; undefined for other
 * files.
 */
export function scriptHash(file: string): string | undefined {
  return name.exec(file)?.[1]
}
