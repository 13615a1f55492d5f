import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { slugOf } from '../new/question-factories'

const ownersFile = '.github/CODEOWNERS'
const packageFile = 'package.json'

/**
 * Gives the project the name of the organization: the teams that review, the folder of its content,
 * and the name of the package. All other lines of these files stay.
 *
 * @returns the files that were changed
 */
export function renameProject(name: string, contentFolder: string): string[] {
  const slug = slugOf(name)
  return [
    ...change(ownersFile, (text) =>
      text
        .replace(/^(?!#).*/gm, (line) => line.replace(/@[\w-]+\//g, `@${slug}/`))
        .replace(/^\/content\/(\S*) +/gm, (line, file: string) =>
          `/${contentFolder}/${file} `.padEnd(line.length),
        ),
    ),
    ...change(packageFile, (text) => text.replace(/^( {2}"name": )".*"/m, `$1"${slug}"`)),
  ]
}

function change(file: string, edit: (text: string) => string): string[] {
  if (!existsSync(file)) return []
  const before = readFileSync(file, 'utf8')
  const after = edit(before)
  if (after === before) return []
  writeFileSync(file, after)
  return [file]
}
