/**
 * Returns the JavaScript file of the command of a package, for `process.execPath` to run: on Windows,
 * the files in node_modules/.bin and `npx` cannot be spawned without a shell.
 */
export function commandFile(packageName: string): string

/** Returns the path of the tests' browser: CHROMIUM_PATH, the system's, or Playwright's own; undefined if there is none. */
export function chromiumPath(): string | undefined

/**
 * Installs the packages of a folder's package-lock.json, unless these versions are installed there.
 *
 * @param folder folder with a package.json of its own, such as `tools/packages`; `.` is the whole project
 * @throws Error that says what to do if npm could not install them
 */
export function installPackages(folder: string): void

/** Returns what is wrong with a version of Node, by default this one; undefined if it fits. */
export function explainNode(version?: string): string | undefined

/** Returns what is wrong with the path of a folder, by default this one; undefined if nothing is. */
export function explainFolder(folder?: string): string | undefined

/** Returns everything that keeps the project from running on this computer; undefined if nothing does. */
export function explainPlace(): string | undefined
