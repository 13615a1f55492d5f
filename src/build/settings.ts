import { existsSync, statSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { relative, resolve, sep } from 'node:path'
import { type FormService, formNameField } from '../content-model/form-service'
import type { SiteSettings } from '../site/site-config'
import { originPattern } from '../content-model/site-origin'
import type { EditorRepository } from '../output/content-security-policy'

/** Name of the gatsby-source-filesystem instance that reads the content folder. */
export const contentInstance = 'content'

/** Settings from environment variables, which are read only here. */
export interface Settings extends SiteSettings {
  /** Absolute path of the content folder. */
  contentDir: string
  /** True for a build for this computer, whose addresses may be `http://localhost`. */
  local: boolean
  /**
   * True for a preview for writers: it shows articles that aren't published yet, says on each page that it isn't the
   * real site, and stays out of search engines.
   */
  preview: boolean
  /** True for a build at Netlify, which reads the file `_redirects`. */
  atNetlify?: boolean
  /** True if all subdomains of the host may be opened with https only. */
  hstsSubdomains?: boolean
  /** Repository of the editor for writers; a site without one has no editor. */
  editor?: EditorRepository
}

const siteForms = [formNames('GATSBY', 'CONSULTATION'), formNames('GATSBY', 'NEWSLETTER')]

/**
 * Reads and checks the settings.
 *
 * - `CONTENT_DIR`: content folder; by default `site` if it exists, otherwise `content`
 * - `GATSBY_CONSULTATION_ENDPOINT`: https, or a path of the site for Netlify Forms; required on a site
 *   with a form, see `missingSettings`
 * - `GATSBY_CONSULTATION_ENCODING`: `json` or `form`, default `json`
 * - `GATSBY_CONSULTATION_FIELDS`: fixed fields that the form service needs: `name=value&name=value`
 * - `GATSBY_NEWSLETTER_ENDPOINT` and so on: optional, the same for the newsletter
 * - `PREVIEW`: `true` for a preview, which shows articles that are not published yet
 * - `PREVIEW_CHANGES`: `true` for a preview with a page that lists changes; `npm run preview` sets it
 * - `PREVIEW_CONSULTATION_ENDPOINT` and so on: replace the ones above in a preview
 * - `SITE_ORIGIN`: `https://host` or `https://host/path`, takes precedence over the origin of site.yaml;
 *   required if that is left out and the site is published
 * - `HSTS_SUBDOMAINS`: `true` if all subdomains of the host may be opened with https only
 * - `CMS_REPO` and so on: the editor for writers; see `readEditorSettings`
 * - `NETLIFY`: Netlify sets it
 * - `LOCAL_BUILD`: `true` for a build for this computer, whose addresses may be `http://localhost`
 *
 * @throws Error that lists all wrong settings, and how to fix them
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
  const hstsSubdomains = flag('HSTS_SUBDOMAINS') ?? false

  // A host may set the endpoints of the real site for every build. A preview ignores them.
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
    ...(consultationService ? { consultationService } : {}),
    ...(newsletterService ? { newsletterService } : {}),
    ...(siteOrigin ? { siteOrigin } : {}),
    ...(hstsSubdomains ? { hstsSubdomains } : {}),
    ...(value('NETLIFY') ? { atNetlify: true } : {}),
    // A preview runs the code of a proposal, which must not get the rights of writers.
    ...(editor.repository && !preview ? { editor: editor.repository } : {}),
  }
}

const prefixOf = (preview: boolean) => (preview ? 'PREVIEW' : 'GATSBY')

/** Formats the mistakes in the settings of a build. */
export function formatSettings(diagnostics: readonly string[]): string {
  return `The settings of this build are not right:\n- ${diagnostics.join('\n- ')}`
}

/**
 * Returns messages for missing settings: a form needs an endpoint, and a site for visitors needs an address.
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

/** Content folder of an organization, which `npm run adopt` creates. */
export const ownContentDir = 'site'

/** Returns the absolute path of the content folder. */
export function contentDir(env: NodeJS.ProcessEnv = process.env): string {
  return resolve(env.CONTENT_DIR?.trim() || (existsSync(ownContentDir) ? ownContentDir : 'content'))
}

/** Returns the content folder as it's named in messages, relative to the project: site. */
export function contentFolder(env: NodeJS.ProcessEnv = process.env): string {
  return relative('.', contentDir(env)).split(sep).join('/')
}

const ownComputer = ['localhost', '127.0.0.1', '[::1]']

function isSafe(address: string, local: boolean): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (local && protocol === 'http:' && ownComputer.includes(hostname))
}

/** Loads the settings of a file `.env`, if there is one. Those of the shell take precedence. */
export function readEnvFile(): void {
  if (existsSync('.env')) loadEnvFile('.env')
}

/** Reads a setting without spaces around it; `undefined` if it's empty. */
type ReadSetting = (name: string) => string | undefined

/** Returns the names of the settings of a form: GATSBY_CONSULTATION_ENDPOINT and so on. */
function formNames(prefix: 'GATSBY' | 'PREVIEW', form: 'CONSULTATION' | 'NEWSLETTER') {
  const name = `${prefix}_${form}`
  return { endpoint: `${name}_ENDPOINT`, encoding: `${name}_ENCODING`, fields: `${name}_FIELDS` }
}

type FormNames = ReturnType<typeof formNames>

/** Reads the settings of a form; `undefined` if it has no endpoint. */
function readFormService(value: ReadSetting, names: FormNames): FormService | undefined {
  const endpoint = value(names.endpoint)
  if (!endpoint) return undefined
  const encoding = value(names.encoding) ?? (isPath(endpoint) ? 'form' : 'json')
  return {
    endpoint,
    encoding: encoding as FormService['encoding'],
    fields: Object.fromEntries(new URLSearchParams(value(names.fields))),
  }
}

/**
 * Finds mistakes in the settings of a form.
 *
 * @param isSafe returns true if an endpoint on another host is encrypted
 */
function checkFormService(
  value: ReadSetting,
  names: FormNames,
  isSafe: (endpoint: string) => boolean,
): string[] {
  const service = readFormService(value, names)
  const written = value(names.fields) ?? ''
  if (!service) {
    return [names.encoding, names.fields]
      .filter((name) => value(name))
      .map((name) => `${name} is set, but ${names.endpoint} is not. Set both or none.`)
  }
  const { endpoint, encoding, fields } = service
  const diagnostics: string[] = []
  const onSite = isPath(endpoint) && Boolean(fields[formNameField])
  if (!onSite && !isSafe(endpoint)) {
    diagnostics.push(
      `${names.endpoint} is "${endpoint}". It must be an address that starts with https://. ` +
        `(A path such as /request-received is for Netlify Forms: docs/forms.md.)`,
    )
  }
  if (encoding !== 'json' && encoding !== 'form') {
    diagnostics.push(`${names.encoding} is "${String(encoding)}". It must be json or form.`)
  } else if (onSite && encoding === 'json') {
    diagnostics.push(`${names.encoding} is "json". Netlify Forms takes only form.`)
  }
  const pairs = written ? written.split('&') : []
  if (!pairs.every((pair) => /^[^=]+=./.test(pair)) || pairs.length > Object.keys(fields).length) {
    diagnostics.push(
      `${names.fields} is "${written}". It must be name=value, several joined by &, ` +
        'each name once, as in the query of an address.',
    )
  }
  return diagnostics
}

/**
 * Returns an identifier of a form. Some services have one address for all forms, and distinguish them by a field.
 */
function formIdentity({ endpoint, fields }: FormService): string {
  return JSON.stringify([endpoint, fields.access_key, fields[formNameField]])
}

/** Returns true if an endpoint is a path of this site, with one folder. */
function isPath(endpoint: string): boolean {
  return /^\/[a-z0-9]+(-[a-z0-9]+)*$/.test(endpoint)
}

/**
 * Reads the settings of the editor for writers. Without `CMS_REPO`, the site has no editor.
 *
 * - `CMS_REPO`: `owner/name` of the repository
 * - `CMS_BRANCH`: branch that pull requests go to, default `main`
 * - `CMS_HOST`: `github` or `gitlab`, default `github`
 * - `CMS_API`: address of the API of a self-hosted GitHub or GitLab
 * - `CMS_SIGN_IN`: origin of the server that signs writers in
 *
 * @param isSafe returns true if an address may be used in this build
 * @returns the repository, if there is one, and mistakes in the settings
 */
function readEditorSettings(
  value: ReadSetting,
  isSafe: (address: string) => boolean,
): { repository?: EditorRepository; diagnostics: string[] } {
  const [repo, branch = 'main', host = 'github'] = ['CMS_REPO', 'CMS_BRANCH', 'CMS_HOST'].map(value)
  const apiRoot = value('CMS_API')
  const signInServer = value('CMS_SIGN_IN')
  if (!repo) {
    const alone = ['CMS_BRANCH', 'CMS_HOST', 'CMS_API', 'CMS_SIGN_IN'].filter(value)
    return {
      diagnostics: alone.map((name) => `${name} is set, and CMS_REPO is not: there is no editor.`),
    }
  }
  const diagnostics: string[] = []
  const refuse = (name: string, given: string, allowed: string): void => {
    diagnostics.push(`${name} is "${given}". It must be ${allowed}.`)
  }
  if (!/^[\w-][\w.-]*(\/[\w-][\w.-]*)+$/.test(repo)) {
    refuse('CMS_REPO', repo, 'the owner and the name of a repository, such as owner/name')
  }
  if (!/^\w[\w.-]*(\/[\w.-]+)*$/.test(branch)) {
    refuse('CMS_BRANCH', branch, 'the name of a branch, such as main')
  }
  if (host !== 'github' && host !== 'gitlab') refuse('CMS_HOST', host, 'github or gitlab')
  if (apiRoot && !(isSafe(apiRoot) && !/[?#;,\s]|\/$/.test(apiRoot))) {
    refuse('CMS_API', apiRoot, 'an address such as https://git.example.org/api/v3')
  }
  if (signInServer && !(isSafe(signInServer) && new URL(signInServer).origin === signInServer)) {
    refuse('CMS_SIGN_IN', signInServer, 'an origin such as https://sign-in.example.org')
  }
  if (diagnostics.length > 0) return { diagnostics }
  return {
    diagnostics,
    repository: {
      host: host as EditorRepository['host'],
      repo,
      branch,
      ...(apiRoot ? { apiRoot } : {}),
      ...(signInServer ? { signInServer } : {}),
    },
  }
}
