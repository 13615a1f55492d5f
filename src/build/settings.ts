import { existsSync, statSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { relative, resolve, sep } from 'node:path'
import type { FormService } from '../content-model/form-service'
import type { SiteSettings } from '../site/site-config'
import { originPattern } from '../content-model/site-origin'
import type { EditorRepository } from '../output/editor-policy'
import { readEditorSettings } from './editor-settings'
import { checkFormService, formIdentity, formNames, readFormService } from './form-settings'

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
  /** Repository of the editor for writers; a site without one has no editor. */
  editor?: EditorRepository
}

const siteForms = [formNames('GATSBY', 'CONSULTATION'), formNames('GATSBY', 'NEWSLETTER')]

/**
 * Reads and checks the settings.
 *
 * - `CONTENT_DIR`: content folder, default `site` where it exists, `content` otherwise
 * - `GATSBY_CONSULTATION_ENDPOINT`: https, or a path of the site for Netlify Forms; required on a site
 *   with a form, see `missingSettings`
 * - `GATSBY_CONSULTATION_ENCODING`: `json` or `form`, default `json`
 * - `GATSBY_CONSULTATION_FIELDS`: fixed fields that the form service wants: `name=value&name=value`
 * - `GATSBY_NEWSLETTER_ENDPOINT` and so on: optional, the same for the newsletter
 * - `PREVIEW`: `true` for a preview, which shows articles that are not published yet
 * - `PREVIEW_CHANGES`: `true` where the preview gets a page of what changed; `npm run preview` sets it
 * - `PREVIEW_CONSULTATION_ENDPOINT` and so on: replace those above in a preview
 * - `SITE_ORIGIN`: `https://host` or `https://host/path`, takes precedence over the origin of site.yaml;
 *   required if that is left out and the site is published
 * - `PRECOMPRESS`: `true` writes Brotli and gzip files beside those of the site, for hosts that do not
 *   compress by themselves
 * - `CMS_REPO` and so on: the editor for writers; see `readEditorSettings`
 * - `LOCAL_BUILD`: `true` for a build for this computer, whose addresses may be `http://localhost`
 *
 * @throws Error that lists every setting that is missing or malformed, and what to do
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const diagnostics: string[] = []
  const value = (name: string): string | undefined => env[name]?.trim() || undefined
  const isSiteForm = (service: FormService): boolean =>
    !local &&
    siteForms.some((names) => {
      const other = readFormService(value, names)
      return other !== undefined && formIdentity(other) === formIdentity(service)
    })
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
  const prefix = prefixOf(preview)
  const forms = [formNames(prefix, 'CONSULTATION'), formNames(prefix, 'NEWSLETTER')]
  const [consultationService, newsletterService] = forms.map((names) => {
    diagnostics.push(...checkFormService(value, names, (address) => isSafe(address, local)))
    const service = readFormService(value, names)
    if (preview && service && isSiteForm(service)) {
      diagnostics.push(
        `${names.endpoint} is an endpoint of the real site. A preview needs one of its own, so ` +
          'that tests never reach the people who answer.',
      )
    }
    return service
  })

  const siteOrigin = value('SITE_ORIGIN')
  if (siteOrigin && !(isSafe(siteOrigin, local) && originPattern.test(siteOrigin))) {
    diagnostics.push(
      `SITE_ORIGIN is "${siteOrigin}". It must look like https://example.com or ` +
        'https://example.com/path, without a slash at its end.',
    )
  }

  const editor = readEditorSettings(value, (address) => isSafe(address, local))
  diagnostics.push(...editor.diagnostics)

  const folder = contentDir(env)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    diagnostics.push(`CONTENT_DIR is "${folder}", and there is no such folder.`)
  }

  if (diagnostics.length > 0) {
    throw new Error(formatSettings(diagnostics))
  }
  return {
    contentDir: folder,
    local,
    preview,
    ...(preview && changesPage ? { changesPage } : {}),
    precompress,
    ...(consultationService ? { consultationService } : {}),
    ...(newsletterService ? { newsletterService } : {}),
    ...(siteOrigin ? { siteOrigin } : {}),
    // A preview shows the code of a proposal, which must not get the rights of writers.
    ...(editor.repository && !preview ? { editor: editor.repository } : {}),
  }
}

const prefixOf = (preview: boolean) => (preview ? 'PREVIEW' : 'GATSBY')

/** Prints what is wrong with the settings of a build. */
export function formatSettings(diagnostics: readonly string[]): string {
  return `The settings of this build are not right:\n- ${diagnostics.join('\n- ')}`
}

/**
 * Returns what a build lacks to publish its content: a form needs an endpoint, and visitors need an address.
 *
 * @param site the form of the site, if it has one, and the origin of site.yaml
 */
export function missingSettings(
  { local, preview, consultationService, siteOrigin }: Settings,
  site: { form: string | undefined; origin: string | undefined },
): string[] {
  const { endpoint } = formNames(prefixOf(preview), 'CONSULTATION')
  const diagnostics: string[] = []
  if (site.form !== undefined && !consultationService) {
    diagnostics.push(
      `${endpoint} is not set. Consultation requests would go nowhere. ` +
        (preview
          ? 'Set it to the address of a form of your form service that is only for tests.'
          : 'Set it to the address of your form service (see .env.example); `npm start` and ' +
            '`npm run develop` set it to the local form collector.') +
        ` Or take out the form of ${site.form}.`,
    )
  }
  if (!local && !preview && !(siteOrigin ?? site.origin)) {
    diagnostics.push(
      'The site has no address. Search engines, shared links and the feed need it. Add a line such as ' +
        '"origin: https://example.com" to site.yaml, or set SITE_ORIGIN.',
    )
  }
  return diagnostics
}

/** Content folder of an organization that has made the site its own; see `npm run adopt`. */
export const ownContentDir = 'site'

/** Absolute path of the content folder. */
export function contentDir(env: NodeJS.ProcessEnv = process.env): string {
  return resolve(env.CONTENT_DIR?.trim() || (existsSync(ownContentDir) ? ownContentDir : 'content'))
}

/** The content folder as messages name it, from the folder of the project: site. */
export function contentFolder(env: NodeJS.ProcessEnv = process.env): string {
  return relative('.', contentDir(env)).split(sep).join('/')
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
