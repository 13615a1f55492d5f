import type { JsonDiagnostic } from '../check/report'
import { asksForSomething, type Change } from './changes'
import type { Audit, SampleSentence } from './audit'

/** Returns whether the newer version asks anything of the owner. */
export function needsAttention({ versions, mistakes }: Audit): boolean {
  const changes = versions.flatMap((version) => version.changes)
  return changes.some(asksForSomething) || mistakes.length > 0
}

/** Formats an audit for the terminal. */
export function formatAudit(audit: Audit): string {
  const { base, next, versions, mistakes, sampleSentences, contentFolder } = audit
  const parts = [
    ...(sampleSentences.length > 0
      ? [
          `Sentences of the sample that ${contentFolder}/ still contains word for word. Keep those that ` +
            'are true of you, and rewrite or delete the others:',
          sampleSentences.map(formatSentence).join('\n'),
        ]
      : []),
    ...(audit.isUpToDate
      ? [`Your site already has ${next.version} (${next.ref}).`]
      : [
          `From ${base.version} (${base.ref}) to ${next.version} (${next.ref}).`,
          ...versions.map(({ version, changes }) =>
            [`What changes: ${version}`, ...changes.map(formatChange)].join('\n\n'),
          ),
          ...(mistakes.length > 0
            ? [
                `What the newer version does not accept in ${contentFolder}/:`,
                ...mistakes.map(formatMistake),
              ]
            : []),
          needsAttention(audit)
            ? 'The changes above need your attention.'
            : 'The newer version asks nothing of you: your content fits.',
        ]),
    ...(audit.isSampleEdited
      ? [
          'Your words are in content/, which is the sample of the project and changes with it. ' +
            'docs/upgrading.md says how to move them to site/.',
        ]
      : []),
  ]
  return parts.join('\n\n')
}

function formatSentence(
  { file, line, text }: SampleSentence,
  index: number,
  all: readonly SampleSentence[],
): string {
  const heading = all[index - 1]?.file === file ? '' : `  ${file}\n`
  return `${heading}${String(line).padStart(7)}  ${text}`
}

function formatChange(change: Change): string {
  const toDo = asksForSomething(change) ? `\nYou must do: ${change.toDo}` : ''
  return `${change.what}${toDo}`.replace(/^(?=.)/gm, '    ').replace(/^ {4}/, '  - ')
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
    `  git merge --no-commit ${next.ref}`,
    '',
    'If git reports conflicts, see docs/upgrading.md#conflicts. ' +
      `Then ${needsAttention(audit) ? 'do what is listed above, ' : ''}run npm ci, npm run check and ` +
      'npm test, and commit. docs/upgrading.md has each step.',
  ].join('\n')
}
