/** Returns a text with invisible characters replaced by their names, such as [U+202E]. */
export function visibleText(text: string): string
