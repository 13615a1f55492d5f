/**
 * Returns a phonetic key: spellings that sound alike get the same one. "fotos" and "photos", "skam"
 * and "scam", "nitting" and "knitting" are equal.
 *
 * @param word in lower case without accents
 */
export function phoneticKey(word: string): string {
  return word
    .replace(/^kn/, 'n')
    .replace(/^wr/, 'r')
    .replace(/ph/g, 'f')
    .replace(/ck|c(?![eiyh])|q/g, 'k')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/x/g, 'ks')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1')
}

/** Returns the Damerau-Levenshtein distance (optimal string alignment) of two words. */
export function editDistance(from: string, to: string): number {
  let before: number[] = []
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1
      let least = Math.min(get(row, j) + 1, get(next, j - 1) + 1, get(row, j - 1) + same)
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        least = Math.min(least, get(before, j - 2) + 1)
      }
      next.push(least)
    }
    before = row
    row = next
  }
  return get(row, to.length)
}

function get(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}
