import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { readContentFiles } from '../../src/build/read-content'
import { sampleDigests } from '../../src/build/sample'
import { checkSite } from '../../src/content-model/check-site'
import { factsOfSite, fillFacts, type Facts } from '../../src/content-model/facts'
import { fieldName } from '../../src/content-model/parse/parse-yaml'
import type { ContentRecords } from '../../src/content-model/record'
import { claimGroups, openClaims, type Claim } from '../../src/content-model/rules/claims'

const head = `# Which words of this site are copied from the sample ("open"), and which of them their owner has confirmed.
# Commands write this file: npm run add, and npm run check -- --confirm.
`

/** The file as it is written: lists of digests by file and by day. */
type Noted = Partial<Record<'open' | 'confirmed', Record<string, string>>>

/**
 * Notes claims in copied.yaml: as open, or as confirmed on a day.
 *
 * @param day the day: 2026-10-21
 */
export function noteClaims(contentDir: string, claims: readonly Claim[], day?: string): void {
  if (claims.length === 0) return
  const file = join(contentDir, 'copied.yaml')
  const noted = existsSync(file)
    ? (parse(readFileSync(file, 'utf8'), { schema: 'failsafe' }) as Noted)
    : {}
  const list = (noted[day ? 'confirmed' : 'open'] ??= {})
  for (const { record, digest } of claims) {
    const name = day ?? record.file
    list[name] = [...new Set([...(list[name]?.split(' ') ?? []), digest])].join(' ')
  }
  writeFileSync(file, head + stringify(noted, { schema: 'failsafe', lineWidth: 110 }))
}

/** Returns what is open in a content folder, by language. */
function openIn(contentDir: string, today: string): { records: ContentRecords; claims: Claim[] }[] {
  const { records, translations } = checkSite(readContentFiles(contentDir), today)
  return [records, ...translations].map((one) => ({
    records: one,
    claims: openClaims(one, sampleDigests),
  }))
}

/** Notes everything that is open, so that it stays open when the sample changes. */
export function keepOpen(contentDir: string, today: string): void {
  noteClaims(
    contentDir,
    openIn(contentDir, today).flatMap(({ claims }) => claims),
  )
}

/**
 * Shows what is open, file by file, and notes what a person confirms.
 *
 * @param only parts of file names; all files are shown where it is empty
 * @param isTrue asks the person about the claims of one file
 * @returns how many of these claims are still open
 */
export async function confirmClaims(
  contentDir: string,
  only: readonly string[],
  today: string,
  isTrue: (shown: string) => Promise<boolean>,
): Promise<number> {
  const isMeant = ({ record }: Claim): boolean =>
    only.length === 0 || only.some((part) => record.file.includes(part))
  for (const { records, claims } of openIn(contentDir, today)) {
    const facts = factsOfSite(records.original ?? records) ?? {}
    for (const group of claimGroups(claims.filter(isMeant))) {
      const files = [...new Set(group.map(({ record }) => record.file))]
      const shown = files.map((file) => textsOf(file, group, facts)).join('\n')
      if (await isTrue(shown)) noteClaims(contentDir, group, today)
    }
  }
  return openIn(contentDir, today)
    .flatMap(({ claims }) => claims)
    .filter(isMeant).length
}

/** Returns the claims of a file as visitors read them, below its name. */
function textsOf(file: string, claims: readonly Claim[], facts: Facts): string {
  const texts = claims
    .filter(({ record }) => record.file === file)
    .map(({ kind, path, text }) =>
      kind === 'sentence' ? fillFacts(text, facts) : `${fieldName(path)}: ${text}`,
    )
  return [file, ...texts].join('\n  ')
}
