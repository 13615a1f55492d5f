/** Every page names eight scripts: so many digits of each one's digest, enough to tell versions apart. */
const hashLength = 10

/** How webpack names a script. */
export const scriptName = `[name]-[contenthash:${hashLength}].js`

/** The digits in the name of a script in the folder that is published. */
const name = new RegExp(`^[^/]+-([0-9a-f]{${hashLength}})\\.js$`)

/** The digits in a file's name, as /app-60b0b77fb6.js has them; nothing where it is no such script. */
export function scriptHash(file: string): string | undefined {
  return name.exec(file)?.[1]
}
