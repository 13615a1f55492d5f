/**
 * Installs the packages of a folder's package-lock.json, unless these versions are installed there.
 *
 * @param folder folder with a package.json of its own, such as `tools/packages`; `.` is the whole project
 * @throws Error that says what to do, where npm could not install them
 */
export function installPackages(folder: string): void
