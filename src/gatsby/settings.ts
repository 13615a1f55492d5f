import { existsSync, statSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { resolve } from 'node:path'
import type { SiteSettings } from '../content-model/site-frame'
import { originPattern } from '../content-model/site-origin'

/** Name of the gatsby-source-filesystem instance that reads the content folder. */
export const contentInstance = 'content'

/** Everything a build is told by environment variables. They are read here and nowhere else. */
export interface Settings extends SiteSettings {
  /** Absolute path of the content folder. */
  contentDir: string
  /** Whether this is a build for this computer, whose addresses may be `http://localhost`. */
  local: boolean
  /**
   * Whether this is a preview for writers: it shows articles that are not published yet, says on
   * each page that it is not the real site, and stays out of search engines.
   */
  preview: boolean
  /** Whether Brotli and gzip files are written beside those of the site. */
  precompress: boolean
}

interface EndpointNames {
  consultation: string
  newsletter: string
}

const siteNames: EndpointNames = {
  consultation: 'GATSBY_CONSULTATION_ENDPOINT',
  newsletter: 'GATSBY_NEWSLETTER_ENDPOINT',
}

const previewNames: EndpointNames = {
  consultation: 'PREVIEW_CONSULTATION_ENDPOINT',
  newsletter: 'PREVIEW_NEWSLETTER_ENDPOINT',
}

/**
 * Reads and checks the settings.
 *
 * - `CONTENT_DIR`: content folder, default `site` where it exists, `content` otherwise
 * - `GATSBY_CONSULTATION_ENDPOINT`: required, https
 * - `GATSBY_NEWSLETTER_ENDPOINT`: optional, the same form
 * - `PREVIEW`: `true` for a preview, which shows articles that are not published yet
 * - `PREVIEW_CHANGES`: `true` where the preview gets a page of what changed; `npm run preview` sets it
 * - `PREVIEW_CONSULTATION_ENDPOINT`, `PREVIEW_NEWSLETTER_ENDPOINT`: go in place of the two above in a
 *   preview; the first is required then
 * - `SITE_ORIGIN`: optional, `https://host` or `https://host/path`, goes before the origin of site.yaml
 * - `PRECOMPRESS`: `true` writes Brotli and gzip files beside those of the site, for hosts that do not
 *   compress by themselves
 * - `LOCAL_BUILD`: `true` for a build for this computer, whose addresses may be `http://localhost`
 *
 * @throws Error that lists every setting that is missing or malformed, and what to do
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const diagnostics: string[] = []
  const value = (name: string): string | undefined => env[name]?.trim() || undefined
  const isSiteEndpoint = (endpoint: string): boolean =>
    !local &&
    [siteNames.consultation, siteNames.newsletter].some((name) => value(name) === endpoint)
  const flag = (name: string): boolean | undefined => {
    const given = value(name)
    if (given !== undefined && given !== 'true' && given !== 'false') {
      diagnostics.push(`${name} is "${given}". It must be true or false.`)
    }
    return given === undefined ? undefined : given === 'true'
  }
  const local = flag('LOCAL_BUILD') ?? false

  const preview = flag('PREVIEW') ?? false
  const changesPage = flag('PREVIEW_CHANGES') ?? false
  const precompress = flag('PRECOMPRESS') ?? false

  // A host may set the endpoints of the real site for every build. A preview never looks at them.
  const names = preview ? previewNames : siteNames
  const consultationEndpoint = value(names.consultation)
  const newsletterEndpoint = value(names.newsletter)
  if (!consultationEndpoint) {
    diagnostics.push(
      `${names.consultation} is not set. Consultation requests would go nowhere. ` +
        (preview
          ? 'Set it to the address of a form of your form service that is only for tests.'
          : 'Set it to the address of your form service (see .env.example); `npm start` and ' +
            '`npm run develop` set it to the local form collector.'),
    )
  }
  for (const [kind, endpoint] of Object.entries({
    consultation: consultationEndpoint,
    newsletter: newsletterEndpoint,
  })) {
    const name = names[kind as keyof EndpointNames]
    if (endpoint && !isSafe(endpoint, local)) {
      diagnostics.push(`${name} is "${endpoint}". It must be an address that starts with https://.`)
    } else if (preview && endpoint && isSiteEndpoint(endpoint)) {
      diagnostics.push(
        `${name} is an endpoint of the real site. A preview needs one of its own, so that tests ` +
          'never reach the people who answer.',
      )
    }
  }

  const siteOrigin = value('SITE_ORIGIN')
  if (siteOrigin && !(isSafe(siteOrigin, local) && originPattern.test(siteOrigin))) {
    diagnostics.push(
      `SITE_ORIGIN is "${siteOrigin}". It must look like https://example.com or ` +
        'https://example.com/path, without a slash at its end.',
    )
  }

  const folder = contentDir(env)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    diagnostics.push(`CONTENT_DIR is "${folder}", and there is no such folder.`)
  }

  if (diagnostics.length > 0) {
    throw new Error(`The settings of this build are not right:\n- ${diagnostics.join('\n- ')}`)
  }
  return {
    contentDir: folder,
    local,
    preview,
    ...(preview && changesPage ? { changesPage } : {}),
    precompress,
    consultationEndpoint: consultationEndpoint ?? '',
    ...(newsletterEndpoint ? { newsletterEndpoint } : {}),
    ...(siteOrigin ? { siteOrigin } : {}),
  }
}

/** Content folder of an organization that has made the site its own; see `npm run adopt`. */
export const ownContentDir = 'site'

/** Absolute path of the content folder. */
export function contentDir(env: NodeJS.ProcessEnv = process.env): string {
  return resolve(env.CONTENT_DIR?.trim() || (existsSync(ownContentDir) ? ownContentDir : 'content'))
}

const ownComputer = ['localhost', '127.0.0.1', '[::1]']

function isSafe(address: string, local: boolean): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (local && protocol === 'http:' && ownComputer.includes(hostname))
}

/** Takes up the settings of a file `.env`, where there is one; those of the shell go before them. */
export function readEnvFile(): void {
  if (existsSync('.env')) loadEnvFile('.env')
}
