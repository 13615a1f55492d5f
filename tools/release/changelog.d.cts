/** Returns the entry of CHANGELOG.md for a changeset. */
export function getReleaseLine(changeset: { summary: string }): Promise<string>

/** Returns the entry for packages that depend on a changed one: nothing. */
export function getDependencyReleaseLine(): Promise<string>
