import type { Row } from '../speed/table'
import type { Result } from './measure-peer'

/** One line for each site and number of articles; the smallest number first. */
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

/** What each article costs more than the next smaller number of them, in milliseconds. */
function furtherCost(before: Result | undefined, now: Result): string {
  if (!before) return '-'
  const more = now.articles - before.articles
  return (((now.cold.seconds - before.cold.seconds) * 1000) / more).toFixed(1)
}

/** 0 stands for not known: memory is read from Linux only. */
function gigabytes(mb: number): string {
  return mb > 0 ? (mb / 1024).toFixed(2) : '-'
}
