import { cpSync, readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { copySite } from '../copy-site'
import { ownContentDir } from '../../src/gatsby/settings'
import { ContentFolder } from './content-folder'
import type { ChangedCopy } from './copies'

/**
 * Makes a copy of the project, with tests and tools, and changes its content. Content of its own is
 * where an organization has it, beside that of the project.
 *
 * @returns its folder
 */
export async function makeCopy({ name, content: own, changes }: ChangedCopy): Promise<string> {
  const folder = resolve('.tmp', 'changed', name)
  copySite(folder)
  const settings = readdirSync('.').filter((file) =>
    /^(jest|playwright)\..*|^cspell\.json$/.test(file),
  )
  for (const part of ['__tests__', 'packages', 'tools', ...settings]) {
    const filter = (path: string): boolean => basename(path) !== 'node_modules'
    cpSync(part, join(folder, part), { recursive: true, filter })
  }
  if (own) cpSync(own, join(folder, ownContentDir), { recursive: true })
  const content = new ContentFolder(join(folder, own ? ownContentDir : 'content'))
  for (const { description, make } of changes) {
    const made = await make(content)
    console.log(made ? `- ${description}` : `- left out, as the content has none: ${description}`)
  }
  return folder
}
