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
