import { parse } from 'yaml'

/** Change of the project, as a changeset or an entry of CHANGELOG.md describes it. */
export interface Change {
  what: string
  /** Steps for the owner of a site; empty if the text does not name any. */
  toDo: string
}

/** Version of the project in CHANGELOG.md. */
export interface Version {
  version: string
  changes: Change[]
}

const toDoLabel = /^\*\*What an owner must do:\*\*\s*/m

/** Splits the text of a changeset into its two parts. */
function readChange(text: string): Change {
  const [what = '', toDo = ''] = text.trim().split(toDoLabel, 2)
  return { what: what.trim(), toDo: toDo.trim() }
}

/** Returns whether a change asks its owner to do something. */
export function asksForSomething({ toDo }: Change): boolean {
  return !/^nothing\.?$/i.test(toDo)
}

/** Reads a changeset. */
export function readChangeset(text: string): { bumps: Record<string, unknown>; change: Change } {
  const [, header = '', body = ''] = /^---\n([^]*?)^---\n([^]*)$/m.exec(text) ?? []
  return { bumps: (parse(header) ?? {}) as Record<string, unknown>, change: readChange(body) }
}

/** Reads CHANGELOG.md, newest version first. */
export function readChangelog(text: string): { name: string; versions: Version[] } {
  const [title = '', ...sections] = text.split(/^## +/m)
  return {
    name: /^# +(.*)$/m.exec(title)?.[1]?.trim() ?? '',
    versions: sections.map((section) => {
      const [version = '', ...lines] = section.split('\n')
      const [, ...entries] = lines
        .filter((line) => !line.startsWith('### '))
        .join('\n')
        .split(/^- /m)
      const changes = entries.map((entry) => readChange(entry.replace(/^ {2}/gm, '')))
      return { version: version.trim(), changes }
    }),
  }
}

/**
 * Returns what is wrong with a changeset.
 *
 * @param name package whose version the changeset raises
 */
export function changesetMistakes(text: string, name: string): string[] {
  const { bumps, change } = readChangeset(text)
  const [bump, ...others] = Object.entries(bumps)
  return [
    ...(bump?.[0] === name && others.length === 0
      ? []
      : [`Write '${name}': minor between two lines of ---, and no other package.`]),
    ...(bump && !['patch', 'minor', 'major'].includes(String(bump[1]))
      ? [`"${String(bump[1])}" must be patch, minor or major.`]
      : []),
    ...changeMistakes(change),
  ]
}

/** Returns what is wrong with a change. */
export function changeMistakes({ what, toDo }: Change): string[] {
  return [
    ...(what ? [] : ['Say what changes for owners and visitors.']),
    ...(toDo ? [] : ['Add "**What an owner must do:** …", or "Nothing." behind it.']),
  ]
}
