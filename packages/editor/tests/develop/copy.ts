import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { packagesFolder } from '../../src/bundle'
import { copySite } from '../../../../tools/copy-site'
import { installPackages } from '../../../../tools/programs.cjs'
import { sitePort } from '../../../../tools/ports'
import { siteFolder } from '../../../../__tests__/sites/read-site'

/** Folder of a project that a writer works in. */
export const projectFolder = resolve('.tmp', 'write-develop', 'project')

/** Ports of that project: of the site, its form collector and its editor. */
export const ports = { site: sitePort + 20, collector: sitePort + 21, editor: sitePort + 24 }

/** Makes a copy of this project whose content is a small site. */
export function copyProject(): void {
  // The copy shares the packages, and must find nothing to install.
  installPackages('.')
  installPackages(packagesFolder)
  copySite(projectFolder, siteFolder('small-site'))
  // The sites of tests share the words of the interface.
  cpSync(join(siteFolder('whole-site'), 'interface'), join(projectFolder, 'content', 'interface'), {
    recursive: true,
  })
  for (const part of ['tools', packagesFolder, 'package-lock.json', '.nvmrc']) {
    if (!existsSync(part)) continue
    cpSync(part, join(projectFolder, part), {
      recursive: true,
      filter: (file) => !file.split(/[\\/]/).includes('node_modules'),
    })
  }
  const editorPackages = join(packagesFolder, 'node_modules')
  symlinkSync(resolve(editorPackages), join(projectFolder, editorPackages))
  // The editor takes a folder for a project where it finds `.git`.
  mkdirSync(join(projectFolder, '.git'))
}
