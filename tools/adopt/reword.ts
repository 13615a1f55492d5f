/** Words that take the place of others, by those. */
export type Rewordings = Readonly<Record<string, string>>

/** Returns how a text changes where others take the place of its words; line breaks count as spaces. */
export function rewording(instead: Rewordings): (text: string) => string {
  const all = Object.keys(instead)
  if (all.length === 0) return (text) => text
  const any = new RegExp(all.map(pattern).join('|'), 'g')
  return (text) => text.replace(any, (found) => instead[found.replace(/\s+/g, ' ')] ?? found)
}

function pattern(words: string): string {
  return words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/ /g, '\\s+')
}
