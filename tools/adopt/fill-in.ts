import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Document } from 'yaml'
import { fileOf } from '../../src/content-model/record-key'
import { edit } from './edit-yaml'
import type { Organization } from './options'

const logoFile = 'brand/logo.svg'

/** Puts the facts of an organization into the files that hold them. */
export function fillIn(files: Map<string, string>, organization: Organization): void {
  edit(files, 'site.yaml', (site) => {
    site.delete('sample')
    site.set('name', organization.name)
    site.set('fullName', organization.fullName)
    site.set('origin', organization.origin)
    site.setIn(['phones', 'calls'], organization.phone)
    setOrDelete(site, ['phones', 'texts'], organization.textPhone)
    site.delete('emails')
    const { email } = organization
    if (email) site.set('emails', site.createNode({ support: email, general: email }))
    site.set('timeZone', organization.timeZone)
    site.setIn(['location', 'locality'], organization.locality)
    site.setIn(['location', 'region'], organization.region)
    site.deleteIn(['footer', 'social'])
  })
  for (const language of organization.languages) {
    edit(files, fileOf('site', 'site', language), (site) => site.deleteIn(['footer', 'social']))
  }
}

/** Puts the look of an organization in place of that of the sample. */
export function fillInBrand(files: Map<string, string>, organization: Organization): void {
  const { mainColor, accentColor } = organization
  for (const path of [...files.keys()]) if (path.startsWith('brand/')) files.delete(path)
  const logo = organization.logo ?? join(__dirname, 'plain-logo.svg')
  files.set(logoFile, readFileSync(logo, 'utf8'))
  edit(files, 'brand.yaml', (brand) => {
    if (mainColor) brand.set('mainColor', mainColor)
    if (accentColor) brand.set('accentColor', accentColor)
    brand.set('logo', logoFile)
    brand.delete('icon')
    // They were chosen by eye for the colors of the sample. All are derived from the two, also later.
    brand.delete('schemes')
  })
}

function setOrDelete(document: Document, path: string[], value: string | undefined): void {
  if (value === undefined) document.deleteIn(path)
  else document.setIn(path, value)
}
