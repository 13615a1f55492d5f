import type { Row } from '../speed/table'
import type { Result } from './measure-peer'

/** Returns one row for each site and number of articles, in ascending order of numbers. */
export function resultRows(results: readonly Result[]): Row[] {
  return results.map((result) => {
    const { cold, edited, output } = result
    const fewer = results.filter(
      ({ site, articles }) => site === result.site && articles < result.articles,
    )
    return {
      articles: result.articles,
      site: result.site,
      'cold, s': cold.seconds.toFixed(1),
      'processors, s': cold.cpuSeconds?.toFixed(0) ?? '-',
      'each further, ms': furtherCost(fewer.at(-1), result),
      'one edit, s': edited.seconds.toFixed(1),
      'memory, GB': gigabytes(Math.max(cold.peakMb ?? 0, edited.peakMb ?? 0)),
      'output, MB': output.mb.toFixed(1),
      'an article, kB': output.articleKb.toFixed(1),
      gzip: output.articleGzipKb.toFixed(1),
      'largest page, gzip kB': output.largestGzipKb.toFixed(1),
    }
  })
}

/**
 * Returns the additional milliseconds per article, compared with the next smaller number of
 * articles.
 */
function furtherCost(before: Result | undefined, now: Result): string {
  if (!before) return '-'
  const more = now.articles - before.articles
  return (((now.cold.seconds - before.cold.seconds) * 1000) / more).toFixed(1)
}

/** Formats memory; 0 is unknown, because memory is measured on Linux only. */
function gigabytes(mb: number): string {
  return mb > 0 ? (mb / 1024).toFixed(2) : '-'
}
