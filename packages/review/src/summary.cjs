// Plain JavaScript without packages: the workflow that comments runs it with write permission, and
// so with as little code as possible. The report may come from a fork and is untrusted.

/**
 * Invisible characters, and those that change the direction of text, which could make a text look
 * like another. Zero-width joiners are allowed: emoji and some languages need them.
 */
const invisible =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu

function visibleText(text) {
  return text.replace(
    invisible,
    (character) => `[U+${character.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}]`,
  )
}

/** Largest comment that GitHub accepts, in characters. */
const maxCharacters = 65_536

/** Limits of what is read from a report, in characters and entries. */
const maxTextLength = 200
const maxEntries = 200
const maxMistakes = 20

const kindLabels = { new: 'New', changed: 'Changed', removed: 'Removed' }

function readReport(text) {
  const report = object(JSON.parse(text), 'the report')
  if (report.version !== 1) throw new Error('The report is of a version that is not known.')
  const check = object(report.check, 'check')
  return {
    diagnostic: optional(report.diagnostic, string),
    built: report.built === true,
    pages: list(report.pages, change),
    shared: list(report.shared, change),
    check: {
      ok: check.ok === true,
      mistakes: list(check.mistakes, diagnostic),
      warnings: list(check.warnings, diagnostic),
    },
  }
}

function change(value) {
  const { kind, title, path, lost, movedTo, notes, shownOn } = object(value, 'a change')
  if (!Object.hasOwn(kindLabels, kind)) throw new Error('The kind of a change is not known.')
  return {
    kind,
    title: string(title),
    path: optional(path, address),
    lost: optional(lost, address),
    movedTo: optional(movedTo, string),
    notes: list(notes, string),
    shownOn: shownOn === 'all' ? 'all' : optional(shownOn, (paths) => list(paths, address)),
  }
}

function diagnostic(value) {
  const { file, line, column, found, fix } = object(value, 'a mistake')
  return {
    file: string(file),
    line: number(line),
    column: number(column),
    found: string(found),
    fix: string(fix),
  }
}

const optional = (value, read) => (value === undefined || value === null ? undefined : read(value))

function object(value, name) {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new Error(`In the report, ${name} is no object.`)
  }
  return value
}

function list(value, read) {
  if (!Array.isArray(value)) throw new Error('In the report, a list is missing.')
  return value.slice(0, maxEntries).map(read)
}

function string(value) {
  if (typeof value !== 'string') throw new Error('In the report, a text is missing.')
  return value.length > maxTextLength ? `${value.slice(0, maxTextLength)}…` : value
}

function number(value) {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    throw new Error('In the report, a number is missing.')
  }
  return value
}

/** Validates a path. Paths of our pages have no character with a meaning in Markdown. */
function address(value) {
  if (typeof value !== 'string' || !/^\/[a-z0-9/_.-]{0,200}$/.test(value)) {
    throw new Error('In the report, an address is not one of this site.')
  }
  return value
}

function summaryMarkdown(report, { url, run } = {}) {
  const { diagnostic: missing, built, pages, shared, check } = report
  const head = [
    '### What changed',
    '',
    formatChecks(check),
    ...(built ? [] : ['', 'The preview was not built.']),
    ...(missing ? ['', `Nothing could be compared: ${code(missing)}`] : []),
    ...(url && built ? ['', `[See every difference](${url}/__changes)`] : []),
    ...(run ? ['', `[See the run and download the preview](${run})`] : []),
  ]
  const body = [
    ...part('Pages', pages, (one) => formatChange(one, url), 'No page differs in its content.'),
    ...part('Shared parts and other files', shared, (one) => formatChange(one, url)),
    ...part('Mistakes', check.mistakes.slice(0, maxMistakes), formatDiagnostic),
    ...(check.mistakes.length > maxMistakes ? ['- And more: run `npm run check`.'] : []),
    ...part('Warnings (the check still passes)', check.warnings, formatDiagnostic),
  ]
  return cut([...head, ...body])
}

function part(title, entries, format, none) {
  if (entries.length === 0) return none ? ['', none] : []
  return ['', `**${title}**`, '', ...entries.map(format)]
}

function formatChecks({ ok, mistakes }) {
  if (ok) return 'Checks of the content: passed.'
  const count = mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`
  return `Checks of the content: **${count}** must be fixed.`
}

function formatChange({ kind, title, path, lost, movedTo, notes, shownOn }, url) {
  const parts = [`- **${kindLabels[kind]}**: ${code(title)}`]
  if (path) parts.push(url ? `at [${code(path)}](${url}${path})` : `at ${code(path)}`)
  const leads = movedTo ? `which leads to ${code(movedTo)} now` : 'where nothing is any more'
  if (lost) parts.push(`was at ${code(lost)}, ${leads}`)
  if (shownOn === 'all') parts.push('shared by all pages')
  else if (shownOn?.length) parts.push(`shown on ${shownOn.slice(0, 10).map(code).join(', ')}`)
  if (shownOn?.length > 10 && shownOn !== 'all') parts.push(`and ${shownOn.length - 10} more pages`)
  return [parts.join(', '), ...notes.map(code)].join('; ')
}

function formatDiagnostic({ file, line, column, found, fix }) {
  return `- ${code(file)}, line ${line}, column ${column}: ${code(found)}. ${code(fix)}`
}

/**
 * Formats untrusted text as inline code: nothing in it is parsed as Markdown or HTML, mentions
 * nobody, and becomes no link. It is one line, so no part of it can start a list or a heading.
 */
function code(text) {
  const line = visibleText(text.replace(/[ \t\r\n]+/g, ' ')).trim()
  if (line === '') return '(nothing)'
  const runs = line.match(/`+/g) ?? []
  const fence = '`'.repeat(Math.max(0, ...runs.map(({ length }) => length)) + 1)
  const room = line.startsWith('`') || line.endsWith('`') ? ' ' : ''
  return `${fence}${room}${line}${room}${fence}`
}

/** Truncates a comment to what GitHub accepts, by whole lines. */
function cut(lines) {
  const last = '- More changed than a comment can hold. The page of changes has all of it.'
  const room = maxCharacters - last.length - 500
  let length = 0
  const fitting = lines.filter((line) => (length += line.length + 1) <= room)
  return `${(fitting.length < lines.length ? [...fitting, last] : fitting).join('\n')}\n`
}

module.exports = { kindLabels, maxCharacters, readReport, summaryMarkdown, visibleText }
