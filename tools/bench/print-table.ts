import type { Result } from './measure-peer'
import type { Run } from './run-measured'

/** The results as a table for the screen: one line for each site and number of articles. */
export function tableOf(results: readonly Result[]): string {
  const rows = results.map(({ site, articles, cold, edited, output }) => [
    site,
    articles.toLocaleString('en-US'),
    time(cold),
    time(edited),
    memory(Math.max(cold.peakMb ?? 0, edited.peakMb ?? 0)),
    `${output.mb} MB`,
    `${output.articleKb} kB (${output.articleGzipKb} gzip)`,
    `${output.largestGzipKb} kB ${output.largest}`,
  ])
  return align([
    [
      'site',
      'articles',
      'cold (processor)',
      'one edit',
      'memory',
      'output',
      'an article',
      'largest, gzip',
    ],
    ...rows,
  ])
}

/** What each further article costs: milliseconds between one number of articles and the next. */
export function costsOf(results: readonly Result[]): string {
  const lines = [...new Set(results.map(({ site }) => site))].flatMap((site) => {
    const own = results.filter((result) => result.site === site)
    return own.slice(1).flatMap((now, index) => {
      const before = own[index]
      if (!before) return []
      const cost = (part: 'cold' | 'edited'): string => {
        const further = now.articles - before.articles
        const each = (name: 'seconds' | 'cpuSeconds'): string =>
          ((((now[part][name] ?? 0) - (before[part][name] ?? 0)) * 1000) / further).toFixed(1)
        return `${each('seconds')} ms (${each('cpuSeconds')})`
      }
      return [[site, `${before.articles} to ${now.articles}`, cost('cold'), cost('edited')]]
    })
  })
  return align([['each further article', 'from', 'cold', 'one edit'], ...lines])
}

/** Time on the clock, and of processors in brackets. */
function time({ seconds, cpuSeconds }: Run): string {
  return `${seconds.toFixed(1)} s${cpuSeconds ? ` (${cpuSeconds.toFixed(0)})` : ''}`
}

function memory(mb: number): string {
  return mb > 0 ? `${(mb / 1024).toFixed(2)} GB` : 'not known'
}

function align(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .join('\n')
}
