import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { slugOf } from '../new/question-factories'

/** Returns for each file that follows the name of the organization how its text changes. */
export function renames(
  slug: string,
  contentFolder: string,
): Readonly<Record<string, (text: string) => string>> {
  return {
    '.github/CODEOWNERS': (text) =>
      text
        .replace(/^(?!#).*/gm, (line) => line.replace(/@[\w-]+\//g, `@${slug}/`))
        .replace(/^\/content\/(\S*) +/gm, (line, file: string) =>
          `/${contentFolder}/${file} `.padEnd(line.length),
        ),
    'package.json': (text) => text.replace(/^( {2}"name": )".*"/m, `$1"${slug}"`),
  }
}

/**
 * Gives the project the name of the organization: the teams that review, the folder of its content,
 * and the name of the package. All other lines of these files stay.
 *
 * @returns the files that were changed
 */
export function renameProject(name: string, contentFolder: string): string[] {
  return Object.entries(renames(slugOf(name), contentFolder)).flatMap(([file, rename]) =>
    change(file, rename),
  )
}

function change(file: string, edit: (text: string) => string): string[] {
  if (!existsSync(file)) return []
  const before = readFileSync(file, 'utf8')
  const after = edit(before)
  if (after === before) return []
  writeFileSync(file, after)
  return [file]
}
