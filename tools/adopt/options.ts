import { statSync } from 'node:fs'
import { contentLanguages } from '../../src/build/content-languages'
import { defineCommand } from '../command'

/** Organization whose site is made. */
export interface Organization {
  name: string
  fullName: string
  origin: string
  phone: string
  /** Number for texts; undefined where there is none. */
  textPhone?: string
  /** Email address for clients; undefined where visitors cannot write. */
  email?: string
  locality: string
  region: string
  timeZone: string
  mainColor?: string
  accentColor?: string
  /** Path of an SVG file. */
  logo?: string
  /** Folders of further languages that are taken along: es. */
  languages: string[]
}

/** Folder of the sample content. */
export const sampleFolder = 'content'

const sampleLanguages = contentLanguages(sampleFolder)

/** Questions and flags, in the order in which they are asked. */
export const questions = [
  { flag: 'name', ask: 'Short name, such as Lakeside', example: 'Lakeside' },
  { flag: 'full-name', ask: 'Full name', example: 'Lakeside Library Tech Helpers' },
  { flag: 'origin', ask: 'Address of the site', example: 'https://lakeside.example' },
  { flag: 'phone', ask: 'Number for calls', example: '(202) 555-0142' },
  { flag: 'text-phone', ask: 'Number for texts', example: '(202) 555-0187', optional: true },
  { flag: 'email', ask: 'Email address', example: 'help@lakeside.example', optional: true },
  { flag: 'locality', ask: 'City where you visit homes', example: 'Madison' },
  { flag: 'region', ask: 'Its state, by two letters', example: 'WI' },
  { flag: 'time-zone', ask: 'Time zone', example: 'America/Chicago' },
  { flag: 'main-color', ask: 'Main color', example: '#12355B', optional: true },
  { flag: 'accent-color', ask: 'Accent color', example: '#F2B84B', optional: true },
  { flag: 'logo', ask: 'Logo, a path of an SVG file', example: 'my-logo.svg', optional: true },
  {
    flag: 'languages',
    ask: 'Languages to take along besides English',
    example: sampleLanguages.join(','),
    optional: true,
  },
] as const

/** Name of a flag. */
export type Flag = (typeof questions)[number]['flag']

/** Declaration of `npm run adopt`. */
export const command = defineCommand({
  call: 'npm run adopt -- [options]',
  help: 'Asks, and makes site/, the content of your own organization. Every answer can also be an option:',
  options: Object.fromEntries(
    questions.map(({ flag, ask, example }) => {
      return [flag, { type: 'string', value: `"${example}"`, help: ask } as const]
    }),
  ),
})

const withoutIsGone = `--without is being rebuilt and cannot be used for now.
Run the command without it. Then delete the files of what you do not offer, and follow npm run check:
"Take a part away" in docs/make-it-yours.md shows how.`

/**
 * Parses the arguments of the command.
 *
 * @throws Error with the mistake and the usage of the command
 */
export function parseFlags(args: readonly string[]): Partial<Record<Flag, string>> {
  if (args.some((arg) => /^--without(=|$)/.test(arg))) throw new Error(withoutIsGone)
  return command.parse(args).values
}

/**
 * Reads the organization out of the answers.
 *
 * @throws Error that lists every answer that is missing, and what does not exist: languages, the logo
 */
export function organizationOf(answers: Partial<Record<Flag, string>>): Organization {
  const missing = questions
    .filter((question) => !('optional' in question) && !answers[question.flag]?.trim())
    .map(({ flag, ask, example }) => `--${flag} is missing: ${ask}, such as "${example}"`)
  const languages = listOf(answers.languages)
  const mistakes = [
    ...missing,
    ...unknownOf('languages', languages, sampleLanguages),
    ...missingLogo(answers.logo?.trim()),
  ]
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'))
  const given = (flag: Flag): string => answers[flag]?.trim() ?? ''
  const optional = <Name extends string>(name: Name, flag: Flag): Partial<Record<Name, string>> =>
    given(flag) ? ({ [name]: given(flag) } as Record<Name, string>) : {}
  return {
    name: given('name'),
    fullName: given('full-name'),
    origin: given('origin').replace(/\/$/, ''),
    phone: given('phone'),
    ...optional('textPhone', 'text-phone'),
    ...optional('email', 'email'),
    locality: given('locality'),
    region: given('region'),
    timeZone: given('time-zone'),
    ...optional('mainColor', 'main-color'),
    ...optional('accentColor', 'accent-color'),
    ...optional('logo', 'logo'),
    languages,
  }
}

/** Returns the entries of an answer that is a list with commas. */
function listOf(answer = ''): string[] {
  return answer
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
}

function unknownOf(flag: Flag, names: readonly string[], known: readonly string[]): string[] {
  return names
    .filter((name) => !known.includes(name))
    .map((name) => `--${flag} "${name}": choose among ${known.join(', ')}`)
}

function missingLogo(logo: string | undefined): string[] {
  if (!logo || statSync(logo, { throwIfNoEntry: false })?.isFile()) return []
  return [
    `--logo "${logo}": there is no such file. Write the path of an SVG file from the folder of the project, or leave it out: then the site has a plain logo`,
  ]
}
