import { checkSite } from '../../src/content-model/check-site'
import { formatDiagnostic } from '../../src/content-model/diagnostic'
import { checkReach } from '../../src/content-model/rules/reach'
import { readContentFiles, withProjectInterface } from '../../src/gatsby/read-content'
import { ownContentDir } from '../../src/gatsby/settings'
import { adoptedContent } from '../../tools/adopt/adopted-content'
import type { Organization } from '../../tools/adopt/options'
import { contentFolder } from './content'

const today = '2026-11-23'

const organization: Organization = {
  name: 'Lakeside',
  fullName: 'Lakeside Library Helpers',
  origin: 'https://lakeside.example',
  phone: '(202) 555-0142',
  locality: 'Brackenville',
  region: 'OH',
  timeZone: 'America/Denver',
  mainColor: '#12355B',
  accentColor: '#F2B84B',
  without: [],
  languages: [],
}

/** Files of the sample. */
export const sample = readContentFiles(contentFolder)

/** Returns the site of another organization that is made from the sample, and what the check finds there. */
export function adopted(without: string[], more: Partial<Organization> = {}) {
  const files = adoptedContent(sample, { ...organization, ...more, without })
  const { diagnostics, hints, records, translations } = checkSite(
    withProjectInterface(ownContentDir, files),
    today,
  )
  const found = [
    ...diagnostics,
    ...hints,
    ...(diagnostics.length > 0 ? [] : checkReach(records, today)),
  ]
  const texts = files.map(({ path, bytes }) => `${path}: ${new TextDecoder().decode(bytes)}`)
  return { found: found.map(formatDiagnostic), records, translations, files, texts }
}
