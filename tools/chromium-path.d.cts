/** Where the browser of the tests is; nothing where there is none. */
export function chromiumPath(): string | undefined
