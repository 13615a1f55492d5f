import { createHash } from 'node:crypto'
import { Parser } from 'htmlparser2'

/** Options of the content security policy. */
export interface PolicyOptions {
  /** Inline code of the written pages. */
  inline: InlineCode
  /** Endpoints that scripts send forms to: `https://host/path`. */
  endpoints: readonly string[]
  /** True if the site is served over plain HTTP, on this computer only. */
  local: boolean
}

/**
 * Returns the content security policy. All pages have the same: hosts can set headers by path, but unknown addresses
 * have no path that could be listed.
 *
 * Style elements are allowed without hashes. Nearly every page has different styles, and their hashes wouldn't fit
 * into one header line; see docs/deploying.md#security-headers.
 */
export function contentSecurityPolicy({ inline, endpoints, local }: PolicyOptions): string {
  const scripts = [...inline.scripts].map(hashSource).sort()
  const styles = [...inline.styleAttributes].map(hashSource).sort()
  const directives: Directive[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', "'unsafe-inline'"],
    ['style-src-attr', ...(styles.length > 0 ? ["'unsafe-hashes'", ...styles] : ["'none'"])],
    // The tab icon is a data: URL.
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...unique(endpoints.map(addressSource))],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['form-action', "'self'", ...unique([...inline.formActions].map(addressSource))],
  ]
  return policyOf(directives, local)
}

type Directive = readonly [name: string, ...sources: string[]]

function policyOf(directives: readonly Directive[], local: boolean): string {
  // This computer has no HTTPS.
  const upgrade: Directive[] = local ? [] : [['upgrade-insecure-requests']]
  return [...directives, ...upgrade].map((directive) => directive.join(' ')).join('; ')
}

/**
 * Returns the narrowest source that allows a URL. Many sites use the same form service; the path limits the policy to
 * our own form.
 */
function addressSource(address: string): string {
  if (!URL.canParse(address)) return "'self'"
  const { protocol, origin, pathname } = new URL(address)
  if (!/^https?:$/.test(protocol)) return protocol
  // These characters would end the source or the directive.
  const path = pathname.replace(/;/g, '%3B').replace(/,/g, '%2C')
  return path === '/' ? origin : origin + path
}

function unique(sources: readonly string[]): string[] {
  return [...new Set(sources)].filter((source) => source !== "'self'").sort()
}

/** Repository that the editor of a deployed site proposes changes to. */
export interface EditorRepository {
  host: 'github' | 'gitlab'
  /** Owner and name: `owner/name`. */
  repo: string
  /** Branch that pull requests go to. */
  branch: string
  /** API of a self-hosted GitHub or GitLab, such as `https://git.example.org/api/v3`. */
  apiRoot?: string
  /** Origin of the server that signs writers in. Without it, they paste an access token. */
  signInServer?: string
}

const apis = { github: 'https://api.github.com', gitlab: 'https://gitlab.com/api/v4' }

/** Returns the origin of the API that the editor reads and saves with. */
export function editorOrigin({ host, apiRoot }: EditorRepository): string {
  return new URL(apiRoot ?? apis[host]).origin
}

/** Hosts that the editor of a deployed site uses. */
export interface EditorHosts {
  /** Origins of the API of the repository's host. */
  connect: readonly string[]
}

/** Path of the editor for writers. */
export const editorPath = '/admin'

/**
 * Returns the content security policy of the editor. The editor also requests fonts and the status of GitHub from other
 * hosts; both are refused, and fonts are included.
 *
 * @param local true if it's served over plain HTTP, on this computer only
 */
export function editorPolicy({ connect }: EditorHosts, local: boolean): string {
  const directives: Directive[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    // Components set styles by script; the style sheet of the preview is a blob.
    ['style-src', "'self'", "'unsafe-inline'", 'blob:'],
    // Pictures that aren't saved yet are blobs.
    ['img-src', "'self'", 'data:', 'blob:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", 'blob:', 'data:', ...connect],
    // The preview.
    ['frame-src', 'blob:'],
    ['worker-src', "'self'"],
    ['object-src', "'none'"],
    // The preview sets the base URL of its pictures.
    ['base-uri', "'self'"],
    ['frame-ancestors', "'none'"],
    ['form-action', "'none'"],
  ]
  return policyOf(directives, local)
}

/** Inline code of pages that the content security policy must allow. */
interface InlineCode {
  /** Text of each inline script that is executed. */
  scripts: ReadonlySet<string>
  /** Value of each style attribute. */
  styleAttributes: ReadonlySet<string>
  /** URLs that forms are posted to without scripts. */
  formActions: ReadonlySet<string>
}

/** Script types that browsers execute. Others are data blocks, which policies don't restrict. */
const executableTypes = new Set(['', 'module', 'text/javascript', 'application/javascript'])

/** Collects the inline code of all pages. */
export function readInlineCode(pages: Iterable<string>): InlineCode {
  const scripts = new Set<string>()
  const styleAttributes = new Set<string>()
  const formActions = new Set<string>()
  let script: string | undefined
  for (const html of pages) {
    const parser = new Parser({
      onopentag(name, attributes) {
        if (attributes.style !== undefined) styleAttributes.add(attributes.style)
        if (name === 'form' && attributes.action) formActions.add(attributes.action)
        const inline = name === 'script' && attributes.src === undefined
        if (inline && executableTypes.has((attributes.type ?? '').trim().toLowerCase())) script = ''
      },
      ontext(text) {
        if (script !== undefined) script += text
      },
      onclosetag(name) {
        if (name !== 'script' || script === undefined) return
        // Browsers normalize line ends to line feeds before they hash.
        scripts.add(script.replace(/\r\n?/g, '\n'))
        script = undefined
      },
    })
    parser.end(html)
  }
  return { scripts, styleAttributes, formActions }
}

/** Returns the source that allows inline code by its hash: `'sha256-…'`. */
export function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code, 'utf8').digest('base64')}'`
}
