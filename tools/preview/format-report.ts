import { kindLabels, type Change, type ChangesReport } from './report'
import { visibleText } from './visible-text.cjs'

/** Formats the changes for the terminal: a line for each page and each shared part. */
export function formatReport({ base, diagnostic, pages, shared, check }: ChangesReport): string {
  const source = base
    ? `Compared with ${base.ref} (${base.commit.slice(0, 7)}):`
    : `Nothing could be compared. ${diagnostic ?? ''}`
  const lines = [...pages, ...shared].map(formatChange)
  const count = check.mistakes.length
  const checks = check.ok
    ? 'npm run check: no mistakes.'
    : `npm run check: ${count === 1 ? '1 mistake' : `${count} mistakes`}.`
  return [source, ...(base && lines.length === 0 ? ['No content differs.'] : lines), checks].join(
    '\n',
  )
}

function formatChange({ kind, title, path, lost, notes }: Change): string {
  const where = path ?? lost
  const words = [
    `  ${kindLabels[kind].toLowerCase().padEnd(8)} ${where ? `${where}  ` : ''}${title}`,
    ...notes,
  ]
  return visibleText(words.join('. ').replace(/\.\./g, '.'))
}
