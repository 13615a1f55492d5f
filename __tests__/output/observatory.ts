import type { Header } from '../../src/output/site-headers'

/**
 * The grade of Mozilla's HTTP Observatory for a set of headers, by its published rules, algorithm 4:
 * github.com/mdn/mdn-http-observatory, version 1.4.8, `src/grader/charts.js` (what each finding
 * counts) and `src/analyzer/tests` (what is found). Its package brings a web server, a database
 * client and a download at install time, so the rules are written anew here.
 *
 * Judged is what headers decide. The rest is taken as good hosts have it, and counts nothing: a valid
 * certificate, HTTP redirected to HTTPS, a name that is not in the preload list of browsers, no
 * cookies, scripts from the own site only.
 */
export interface Grade {
  grade: string
  score: number
  /** What each part counts. */
  parts: Readonly<Record<string, number>>
}

const grades = [
  'F',
  'F',
  'F',
  'F',
  'F',
  'D-',
  'D',
  'D',
  'D+',
  'C-',
  'C',
  'C',
  'C+',
  'B-',
  'B',
  'B',
  'B+',
  'A-',
  'A',
  'A',
  'A+',
]

/** Judges headers as they come with a page over HTTPS. */
export function observatoryGrade(headers: readonly Header[]): Grade {
  const value = (name: string): string | undefined =>
    headers.find((header) => header.name.toLowerCase() === name)?.value.trim()
  const policy = readPolicy(value('content-security-policy') ?? '')
  const parts = {
    'content-security-policy': policy ? scorePolicy(policy) : -25,
    'strict-transport-security': scoreTransport(value('strict-transport-security')),
    'x-content-type-options': value('x-content-type-options')?.toLowerCase() === 'nosniff' ? 0 : -5,
    'x-frame-options': scoreFrames(value('x-frame-options'), policy),
    'referrer-policy': scoreReferrer(value('referrer-policy')),
    'cross-origin-resource-policy': scoreResources(value('cross-origin-resource-policy')),
  }
  const all = Object.values(parts)
  const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0)
  const uncurved = 100 + sum(all.filter((one) => one < 0))
  // Extra credit counts only where the site has an A without it.
  const score = Math.max(0, uncurved >= 90 ? 100 + sum(all) : uncurved)
  return { grade: grades[Math.min(Math.floor(score / 5), 20)] ?? 'F', score, parts }
}

type Policy = ReadonlyMap<string, ReadonlySet<string>>

function readPolicy(text: string): Policy | undefined {
  const policy = new Map<string, Set<string>>()
  for (const entry of text.toLowerCase().split(';')) {
    const [name, ...sources] = entry.trim().split(/\s+/)
    if (!name) continue
    // A directive that is doubled makes the whole policy invalid to the Observatory.
    if (policy.has(name)) return undefined
    policy.set(name, new Set(sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources))
  }
  return policy.size > 0 ? policy : undefined
}

const broad = new Set([
  'ftp:',
  'http:',
  'https:',
  '*',
  'http://*',
  'http://*.*',
  'https://*',
  'https://*.*',
])
const broadOrInline = new Set([...broad, "'unsafe-inline'", 'data:'])
const passive = new Set(['img-src', 'media-src'])

function scorePolicy(policy: Policy): number {
  const sources = (name: string): string[] => {
    const list = [...(policy.get(name) ?? policy.get('default-src') ?? ['*'])]
    const hashed = list.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source))
    const ignoresInline = hashed && (name === 'script-src' || name === 'style-src')
    return list.filter((source) => !(ignoresInline && source === "'unsafe-inline'"))
  }
  const insecure = (source: string): boolean => /^(http|ftp):/.test(source)
  const active = [...policy.keys()].filter((name) => !passive.has(name))
  const scripts = sources('script-src')

  if (scripts.includes("'strict-dynamic'")) throw new Error("'strict-dynamic' is not judged here")
  if (scripts.some((one) => broadOrInline.has(one))) return -20
  if (sources('object-src').some((one) => broad.has(one))) return -20
  if (active.some((name) => [...(policy.get(name) ?? [])].some(insecure))) return -20
  if ([...scripts, ...sources('style-src')].includes("'unsafe-eval'")) return -10
  if ([...passive].some((name) => sources(name).some(insecure))) return -10
  if (sources('style-src').some((one) => broadOrInline.has(one))) return 0
  return [...(policy.get('default-src') ?? [])].join() === "'none'" ? 10 : 5
}

function scoreTransport(value: string | undefined): number {
  const seconds = /(?:^|;)\s*max-age=(\d+)/i.exec(value ?? '')?.[1]
  if (!value || value.includes(',') || seconds === undefined) return -20
  return Number(seconds) < 15_552_000 ? -10 : 0
}

function scoreFrames(value: string | undefined, policy: Policy | undefined): number {
  if (policy?.has('frame-ancestors')) return 5
  return /^(deny|sameorigin|allow-from.*)$/i.test(value ?? '') ? 0 : -20
}

const closeReferrers = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
]
const openReferrers = [
  'origin',
  'origin-when-cross-origin',
  'unsafe-url',
  'no-referrer-when-downgrade',
]

function scoreReferrer(value: string | undefined): number {
  if (value === undefined) return 0
  const known = value
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .filter((one) => closeReferrers.includes(one) || openReferrers.includes(one))
  return closeReferrers.includes(known.at(-1) ?? '') ? 5 : -5
}

function scoreResources(value: string | undefined): number {
  if (value === undefined) return 0
  if (/^same-(site|origin)$/i.test(value)) return 10
  return /^cross-origin$/i.test(value) ? 0 : -5
}
