/**
 * Returns the JavaScript file of the command of a package, for `process.execPath` to run: on Windows,
 * the files in node_modules/.bin and `npx` cannot be spawned without a shell.
 */
export function commandFile(packageName: string): string
