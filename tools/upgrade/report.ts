import type { JsonDiagnostic } from '../check/report-json'
import { asksForSomething, type Change } from './changes'
import type { Audit } from './audit'
import type { ChangedByBoth } from './changed-by-both'

/** Returns whether anything in an audit needs its owner's attention. */
export function needsAttention({ versions, changedByBoth, mistakes }: Audit): boolean {
  const changes = versions.flatMap((version) => version.changes)
  return changes.some(asksForSomething) || changedByBoth.length > 0 || mistakes.length > 0
}

/** Formats an audit for the terminal. */
export function formatAudit(audit: Audit): string {
  const { base, next, versions, changedByBoth, mistakes, contentFolder } = audit
  if (audit.isUpToDate) return `Your site has ${next.version} (${next.ref}) already.`
  const parts = [
    `From ${base.version} (${base.ref}) to ${next.version} (${next.ref}).`,
    ...versions.map(({ version, changes }) =>
      [`What changes: ${version}`, ...changes.map(formatChange)].join('\n\n'),
    ),
    ...(changedByBoth.length > 0
      ? [
          'Files that you have changed, and that the newer version changes too:\n\n' +
            changedByBoth.map(formatFile).join('\n'),
        ]
      : []),
    ...(mistakes.length > 0
      ? [
          `What the newer version will not accept in ${contentFolder}/:`,
          ...mistakes.map(formatMistake),
        ]
      : []),
    ...(audit.isSampleEdited
      ? [
          'Your words are in content/, which is the sample of the project and changes with it. ' +
            'docs/upgrading.md says how to move them to site/.',
        ]
      : []),
    needsAttention(audit)
      ? 'The above needs your attention.'
      : 'Nothing needs your attention: git can merge it, and your content fits.',
  ]
  return parts.join('\n\n')
}

function formatChange(change: Change): string {
  const toDo = asksForSomething(change) ? `\nYou must do: ${change.toDo}` : ''
  return `${change.what}${toDo}`.replace(/^(?=.)/gm, '    ').replace(/^ {4}/, '  - ')
}

function formatFile({ file, here, there, conflict }: ChangedByBoth): string {
  const merge =
    conflict === undefined
      ? ''
      : conflict
        ? ' Git cannot merge it: you decide.'
        : ' Git can merge it: look at the result.'
  return `  ${file}\n    You: ${here}. The newer version: ${there}.${merge}`
}

function formatMistake({ file, line, column, field, ...words }: JsonDiagnostic): string {
  return [
    `  ${file}:${line}:${column}  ${field}`.trimEnd(),
    `    found:   ${words.found}`,
    `    why:     ${words.why}`,
    `    allowed: ${words.allowed}`,
    `    fix:     ${words.fix}`,
  ].join('\n')
}

/** Commands that take the next version. */
export function formatCommands(audit: Audit): string {
  const { base, next } = audit
  const record = `Record the version that this site has: ${base.version}`
  return [
    'To take the newer version, type:',
    '',
    `  git switch --create upgrade-${next.version}`,
    ...(base.isMerged
      ? []
      : [`  git merge -s ours --allow-unrelated-histories -m "${record}" ${base.ref}`]),
    `  git merge ${next.ref}`,
    '',
    `Then ${needsAttention(audit) ? 'do what is listed above, and ' : ''}type npm run check and ` +
      'npm test. docs/upgrading.md has each step.',
  ].join('\n')
}
