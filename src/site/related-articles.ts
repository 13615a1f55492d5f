/** What is known of an article when those that go with it are looked for. */
export interface TaggedArticle {
  path: string
  /** The day it was published: 2026-10-21. */
  date: string
  tags: readonly string[]
}

/** Related articles that a reader sees at most. */
const most = 3

/**
 * Finds the articles that share tags with an article: those with most shared tags first, then the
 * newest. The articles are put in order once, and only those with a common tag are looked at.
 */
export function relatedTo<Article extends TaggedArticle>(
  all: readonly Article[],
): (article: TaggedArticle) => Article[] {
  const newest = [...all].sort(
    (a, b) => b.date.localeCompare(a.date) || a.path.localeCompare(b.path),
  )
  const indexes = new Map<string, number[]>()
  newest.forEach(({ tags }, index) => {
    for (const tag of new Set(tags)) {
      const having = indexes.get(tag)
      if (having) having.push(index)
      else indexes.set(tag, [index])
    }
  })
  return ({ path, tags }) => {
    const shared = new Map<number, number>()
    for (const tag of new Set(tags)) {
      for (const index of indexes.get(tag) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1)
    }
    const best: Candidate[] = []
    for (const one of shared) {
      if (newest[one[0]]?.path === path) continue
      // Few at a time: thousands may share a tag.
      const last = best[most - 1]
      if (last && byNearness(one, last) > 0) continue
      best.push(one)
      best.sort(byNearness)
      best.length = Math.min(best.length, most)
    }
    return best.flatMap(([index]) => newest[index] ?? [])
  }
}

type Candidate = readonly [index: number, shared: number]

function byNearness([a, sharedA]: Candidate, [b, sharedB]: Candidate): number {
  return sharedB - sharedA || a - b
}
