import { existsSync, statSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { resolve } from 'node:path'
import type { SiteSettings } from '../content-model/site-frame'

/** Everything a build is told by environment variables. They are read here and nowhere else. */
export interface Settings extends SiteSettings {
  /** Absolute path of the content folder. */
  contentDir: string
  /** Whether articles that are not published yet are shown. */
  showDrafts: boolean
}

/**
 * Reads and checks the settings.
 *
 * - `CONTENT_DIR`: content folder, default `content`
 * - `GATSBY_CONSULTATION_ENDPOINT`: required, https
 * - `GATSBY_NEWSLETTER_ENDPOINT`: optional, the same form
 * - `SITE_ORIGIN`: optional, `https://host`, goes before the origin of site.yaml
 * - `SHOW_DRAFTS`: `true` for a preview, which shows articles that are not published yet
 * - `LOCAL_BUILD`: `true` for a build for this computer, whose addresses may be `http://localhost`
 *
 * @throws Error that lists every setting that is missing or malformed, and what to do
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const problems: string[] = []
  const value = (name: string): string | undefined => env[name]?.trim() || undefined
  const local = value('LOCAL_BUILD') === 'true'

  const consultationEndpoint = value('GATSBY_CONSULTATION_ENDPOINT')
  if (!consultationEndpoint) {
    problems.push(
      'GATSBY_CONSULTATION_ENDPOINT is not set. Consultation requests would go nowhere. ' +
        'Set it to the address of your form service (see .env.example); `npm start` and ' +
        '`npm run develop` set it to the local form collector.',
    )
  }
  const newsletterEndpoint = value('GATSBY_NEWSLETTER_ENDPOINT')
  const endpoints = {
    GATSBY_CONSULTATION_ENDPOINT: consultationEndpoint,
    GATSBY_NEWSLETTER_ENDPOINT: newsletterEndpoint,
  }
  for (const [name, endpoint] of Object.entries(endpoints)) {
    if (endpoint && !isSafe(endpoint, local)) {
      problems.push(`${name} is "${endpoint}". It must be an address that starts with https://.`)
    }
  }

  const siteOrigin = value('SITE_ORIGIN')
  if (siteOrigin && !(isSafe(siteOrigin, local) && /^https?:\/\/[^/?#\s]+$/.test(siteOrigin))) {
    problems.push(`SITE_ORIGIN is "${siteOrigin}". It must look like https://example.com.`)
  }

  const folder = contentDir(env)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    problems.push(`CONTENT_DIR is "${folder}", and there is no such folder.`)
  }

  if (problems.length > 0) {
    throw new Error(`The settings of this build are not right:\n- ${problems.join('\n- ')}`)
  }
  return {
    contentDir: folder,
    showDrafts: value('SHOW_DRAFTS') === 'true',
    consultationEndpoint: consultationEndpoint ?? '',
    ...(newsletterEndpoint ? { newsletterEndpoint } : {}),
    ...(siteOrigin ? { siteOrigin } : {}),
  }
}

/** Absolute path of the content folder. */
export function contentDir(env: NodeJS.ProcessEnv = process.env): string {
  return resolve(env.CONTENT_DIR?.trim() || 'content')
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
