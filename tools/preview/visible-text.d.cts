/** A text in which a reviewer sees every sign: those that are not seen are named, as [U+202E]. */
export function visibleText(text: string): string
