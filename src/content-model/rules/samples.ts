import type { Diagnostic } from '../diagnostic'
import type { DiagnosticKind } from '../diagnostics/mistakes'
import { sourcePath } from '../language'
import { diagnosticAt, type ContentRecord, type ContentRecords } from '../record'
import { ownRecords } from './translations'

/** Hosts that belong to nobody (RFC 2606), such as that of the sample. */
const reservedHost = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/

/** Finds what is still sample in the content of an organization that is not invented itself. */
export function checkSamples(records: ContentRecords): Diagnostic[] {
  return siteOf(records)?.isSample ? [] : samples(records, 'sample-left')
}

/**
 * Finds every sample that a build would publish under a real address, unless site.yaml allows it by name.
 *
 * @param origin origin of the build
 */
export function checkPublishedSamples(records: ContentRecords, origin: string): Diagnostic[] {
  if (isInvented(records, origin)) return []
  return samples(records, 'sample-published', siteOf(records)?.data.allowedSamples)
}

/** Returns whether the site is that of an invented organization, at an address that belongs to nobody. */
export function isInvented(records: ContentRecords, origin: string): boolean {
  return siteOf(records)?.isSample === true && reservedHost.test(new URL(origin).hostname)
}

/** Whether the organization is invented, and what it allows, is the same in every language. */
function siteOf(records: ContentRecords): ContentRecord<'site'> | undefined {
  return (records.original ?? records).of('site')[0]
}

function samples(
  records: ContentRecords,
  kind: DiagnosticKind,
  allowed: readonly string[] = [],
): Diagnostic[] {
  return ownRecords(records)
    .filter((record) => record.isSample && !allowed.includes(nameOf(record)))
    .map((record) =>
      diagnosticAt(record, ['sample'], {
        field: 'sample',
        kind,
        found: 'a sample',
        allowed: replacements[record.collection] ?? 'what is true of your organization',
        fix: fixOf(record, kind),
      }),
    )
}

/** What takes the place of a sample, by collection. */
const replacements: Readonly<Partial<Record<ContentRecord['collection'], string>>> = {
  team: 'a person who works with you, with a photo',
  testimonials: 'words that real clients said, with their consent',
  article: 'an article by an author who exists',
  facts: 'figures that you have counted, and facts about your own work',
  prices: 'your own prices',
  city: 'what is true of your work in this city',
  neighbourhood: 'what is true of your work in this neighborhood',
}

function fixOf(record: ContentRecord, kind: DiagnosticKind): string {
  const write = `Write it, and remove the line "sample:"; or remove the file and what names it.`
  return kind === 'sample-published'
    ? `${write} To publish the sample all the same, add "${nameOf(record)}" to "allowedSamples" of site.yaml.`
    : write
}

/** Name of a file as `allowedSamples` lists it, for all languages: team/ann-miller. */
function nameOf({ file }: ContentRecord): string {
  return sourcePath(file).replace(/\.yaml$|\/index\.mdx$/, '')
}
