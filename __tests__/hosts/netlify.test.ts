import { parseAllHeaders, type HeaderRule } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { editorPath } from '../../src/output/content-security-policy'
import { revalidated } from '../../src/output/site-headers'
import { expectedHeaders, requests } from './requests'

// There is no server of Netlify to run here, so its parsers read the files that it would be given.
const shared = { netlifyConfigPath: 'netlify.toml', minimal: false } as const
let headerRules: HeaderRule[] = []

test('redirects are read without an error', async () => {
  const redirectsFiles = ['public/_redirects']
  const { errors } = await parseAllRedirects({ ...shared, redirectsFiles, configRedirects: [] })
  expect(errors).toEqual([])
})

beforeAll(async () => {
  const headersFiles = ['public/_headers']
  const read = await parseAllHeaders({ ...shared, headersFiles, configHeaders: undefined })
  expect(read.errors).toEqual([])
  headerRules = read.headers
})

const answered = requests.filter(
  // Netlify cannot give the editor a policy of its own: docs/deploying.md says what to do.
  ({ status, path }) => status !== 301 && !path.startsWith(editorPath),
)

test.each(answered)('row 26: headers of $path', (request) => {
  const sent: Record<string, string> = {}
  const path = request.path.replace(/\?.*$/, '')
  for (const { values } of headerRules.filter(({ forRegExp }) => forRegExp.test(path))) {
    for (const [written, value] of Object.entries(values)) {
      const name = written.toLowerCase()
      // Netlify joins the values of two rules.
      sent[name] = name in sent ? `${sent[name]},${value}` : value
    }
  }
  // Netlify sends this header itself where no rule sets it.
  const all = { [revalidated.name.toLowerCase()]: revalidated.value, ...sent }
  expect(all).toEqual(expectedHeaders(request, all))
})
