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
 * The articles that share tags with an article: those with most shared tags first, then the newest.
 *
 * @param all articles to choose from; the article itself may be among them
 */
export function relatedArticles<Article extends TaggedArticle>(
  article: TaggedArticle,
  all: Iterable<Article>,
): Article[] {
  const tags = new Set(article.tags)
  return Array.from(all, (other) => ({
    other,
    shared: new Set(other.tags.filter((tag) => tags.has(tag))).size,
  }))
    .filter(({ other, shared }) => shared > 0 && other.path !== article.path)
    .sort(
      (a, b) =>
        b.shared - a.shared ||
        b.other.date.localeCompare(a.other.date) ||
        a.other.path.localeCompare(b.other.path),
    )
    .slice(0, most)
    .map(({ other }) => other)
}
