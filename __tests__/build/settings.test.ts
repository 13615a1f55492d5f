import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { missingSettings, readSettings } from '../../src/build/settings'

const endpoint = 'https://forms.example/ask'
/** The folder that is read unless CONTENT_DIR names another: an organization's own, if there is one. */
const usualFolder = resolve(existsSync('site') ? 'site' : 'content')
const good = { GATSBY_CONSULTATION_ENDPOINT: endpoint }

/** A form that is posted as JSON, with no fixed fields. */
const posts = (address: string) => ({ endpoint: address, encoding: 'json', fields: {} })

const thisComputer = ['http://localhost:9000/ask', 'http://127.0.0.1:9000', 'http://[::1]:9000/ask']

/** What is said about settings that are not right. */
function complaint(env: NodeJS.ProcessEnv): string {
  try {
    readSettings(env)
  } catch (error) {
    return (error as Error).message
  }
  return 'nothing'
}

describe('settings that are right', () => {
  test('the endpoint for consultations is enough', () => {
    expect(readSettings(good)).toEqual({
      contentDir: usualFolder,
      local: false,
      preview: false,
      consultationService: posts(endpoint),
    })
  })

  test('all of them are read, without the spaces around them', () => {
    const settings = readSettings({
      GATSBY_CONSULTATION_ENDPOINT: ` ${endpoint} `,
      GATSBY_NEWSLETTER_ENDPOINT: 'https://forms.example/news\n',
      SITE_ORIGIN: ' https://preview.example',
      CONTENT_DIR: ' src ',
      LOCAL_BUILD: ' true ',
      PREVIEW: 'false',
    })
    expect(settings).toEqual({
      contentDir: resolve('src'),
      local: true,
      preview: false,
      consultationService: posts(endpoint),
      newsletterService: posts('https://forms.example/news'),
      siteOrigin: 'https://preview.example',
    })
  })

  test.each(thisComputer)('a build for this computer may post to %s', (address) => {
    const env = { GATSBY_CONSULTATION_ENDPOINT: address, LOCAL_BUILD: 'true' }
    expect(readSettings(env).consultationService?.endpoint).toBe(address)
  })

  test('a preview takes endpoints of its own, whatever the real site has', () => {
    const settings = readSettings({
      ...good,
      GATSBY_NEWSLETTER_ENDPOINT: 'https://forms.example/news',
      PREVIEW: 'true',
      PREVIEW_CONSULTATION_ENDPOINT: 'https://forms.example/test',
    })
    expect(settings).toMatchObject({
      preview: true,
      consultationService: posts('https://forms.example/test'),
    })
    expect(settings).not.toHaveProperty('newsletterService')
  })

  test('only a preview gets a page of what changed, and only where that is asked for', () => {
    const preview = { PREVIEW: 'true', PREVIEW_CONSULTATION_ENDPOINT: endpoint }
    expect(readSettings({ ...preview, PREVIEW_CHANGES: 'true' })).toMatchObject({
      changesPage: true,
    })
    expect(readSettings(preview)).not.toHaveProperty('changesPage')
    expect(readSettings({ ...good, PREVIEW_CHANGES: 'true' })).not.toHaveProperty('changesPage')
  })
})

describe('what a form service wants', () => {
  const key = 'access_key=0b7e-1&from_name=Maple+House'
  const fields = { access_key: '0b7e-1', from_name: 'Maple House' }

  test('fixed fields and the encoding, for each form', () => {
    const settings = readSettings({
      ...good,
      GATSBY_CONSULTATION_FIELDS: ` ${key} `,
      GATSBY_NEWSLETTER_ENDPOINT: endpoint,
      GATSBY_NEWSLETTER_ENCODING: 'form',
    })
    expect(settings.consultationService).toEqual({ ...posts(endpoint), fields })
    expect(settings.newsletterService).toEqual({ ...posts(endpoint), encoding: 'form' })
  })

  test('a path of the site where the host takes forms', () => {
    const env = {
      GATSBY_CONSULTATION_ENDPOINT: '/request-received',
      GATSBY_CONSULTATION_FIELDS: 'form-name=consultation',
    }
    const service = {
      endpoint: '/request-received',
      encoding: 'form',
      fields: { 'form-name': 'consultation' },
    }
    expect(readSettings(env).consultationService).toEqual(service)
    expect(complaint({ ...env, GATSBY_CONSULTATION_ENCODING: 'json' })).toContain(
      'GATSBY_CONSULTATION_ENCODING is "json". Netlify Forms takes only form.',
    )
  })

  test('a preview may share the address of a service, but not the form', () => {
    const env = {
      ...good,
      GATSBY_CONSULTATION_FIELDS: key,
      PREVIEW: 'true',
      PREVIEW_CONSULTATION_ENDPOINT: endpoint,
    }
    const same = 'PREVIEW_CONSULTATION_ENDPOINT is an endpoint of the real site.'
    expect(complaint({ ...env, PREVIEW_CONSULTATION_FIELDS: key })).toContain(same)
    const nearlySame = `${key}-test`
    expect(complaint({ ...env, PREVIEW_CONSULTATION_FIELDS: nearlySame })).toContain(same)
    expect(complaint({ ...env, PREVIEW_CONSULTATION_FIELDS: 'access_key=test' })).toBe('nothing')
  })
})

describe('settings that stop the build', () => {
  test.each([
    [
      'GATSBY_CONSULTATION_ENDPOINT',
      'It must be an address that starts with https://.',
      [
        ...thisComputer,
        ...['http://forms.example/ask', 'http://localhost.example/ask', 'ftp://forms.example'],
        ...['javascript:alert(1)', 'forms.example/ask', '/ask'],
      ],
    ],
    [
      'GATSBY_CONSULTATION_ENCODING',
      'It must be json or form.',
      ['xml', 'FORM', 'multipart/form-data'],
    ],
    [
      'GATSBY_CONSULTATION_FIELDS',
      'It must be name=value',
      ['access_key', 'access_key=', '=0b7e', 'a=1&&b=2', 'a=1&a=2'],
    ],
    [
      'SITE_ORIGIN',
      'It must look like https://example.com or https://example.com/path',
      [
        ...['example.com', 'http://example.com', 'https://example.com/', 'https://example.com/a/'],
        ...['https://example.com//a', 'https://example.com/../a', 'https://example.com/a b'],
        ...['https://example.com?a', 'https://example.com#a', 'https://', 'a b'],
      ],
    ],
    ['PREVIEW', 'It must be true or false.', ['yes']],
    ['LOCAL_BUILD', 'It must be true or false.', ['yes']],
    ['CMS_REPO', 'It must be', ['site', 'https://github.com/help/site', '../help']],
    ['CMS_BRANCH', 'It must be', ['a b']],
    ['CMS_HOST', 'It must be', ['bitbucket']],
    [
      'CMS_API',
      'It must be',
      ['http://git.example/api', "https://git.example; script-src 'unsafe-inline'"],
    ],
    ['CMS_SIGN_IN', 'It must be', ['https://sign-in.example/path']],
  ])('a malformed %s: %s', (name, message, values) => {
    for (const value of values) {
      const said = complaint({ ...good, CMS_REPO: 'help/site', [name]: value })
      expect(said).toContain(`${name} is "${value}". ${message}`)
    }
  })

  test.each(['no-such-folder', 'package.json'])('a content folder that is none: %s', (name) => {
    expect(complaint({ ...good, CONTENT_DIR: name })).toContain(
      `CONTENT_DIR is "${resolve(name)}", and there is no such folder.`,
    )
  })

  test.each(['PREVIEW_CONSULTATION_ENDPOINT', 'PREVIEW_NEWSLETTER_ENDPOINT'])(
    'a preview that posts to the real site by %s',
    (name) => {
      const own = { PREVIEW: 'true', PREVIEW_CONSULTATION_ENDPOINT: 'https://forms.example/test' }
      expect(complaint({ ...good, ...own, [name]: endpoint })).toContain(
        `${name} is an endpoint of the real site.`,
      )
    },
  )

  test('all mistakes are listed in one message', () => {
    const lines = complaint({
      GATSBY_NEWSLETTER_ENDPOINT: 'http://forms.example',
      SITE_ORIGIN: 'example',
      CONTENT_DIR: 'no-such-folder',
    }).split('\n')
    expect(lines[0]).toBe('The settings of this build are not right:')
    expect(lines.slice(1).map((line) => line.split(' ')[1])).toEqual([
      'GATSBY_NEWSLETTER_ENDPOINT',
      'SITE_ORIGIN',
      'CONTENT_DIR',
    ])
  })
})

describe('settings that the content needs', () => {
  const withForm = { form: 'shared/form.yaml', origin: 'https://example.com' }
  const missing = (env: NodeJS.ProcessEnv, site: Partial<typeof withForm> = {}): string =>
    missingSettings(readSettings(env), { form: undefined, origin: undefined, ...site }).join('\n')

  test('a form needs an endpoint, in a build for this computer too', () => {
    for (const env of [{}, { LOCAL_BUILD: 'true' }]) {
      expect(missing(env, withForm)).toContain('GATSBY_CONSULTATION_ENDPOINT is not set.')
      expect(missing(env, withForm)).toContain('Or take out the form of shared/form.yaml.')
    }
    expect(missing(good, withForm)).toBe('')
    expect(missing({}, { origin: withForm.origin })).toBe('')
  })

  test('a preview needs an endpoint of its own', () => {
    expect(missing({ ...good, PREVIEW: 'true' }, withForm)).toContain(
      'PREVIEW_CONSULTATION_ENDPOINT is not set.',
    )
  })

  test('only a site for visitors needs an address, of site.yaml or SITE_ORIGIN', () => {
    const withoutOrigin = missing({})
    expect(withoutOrigin).toContain('"origin: https://example.com" to site.yaml')
    expect(withoutOrigin).toContain('SITE_ORIGIN')
    for (const name of ['LOCAL_BUILD', 'PREVIEW']) expect(missing({ [name]: 'true' })).toBe('')
    expect(missing({ SITE_ORIGIN: 'https://example.com' })).toBe('')
  })
})

describe('the editor for writers', () => {
  const repo = { ...good, CMS_REPO: 'help/site' }

  test('proposes changes to the repository', () => {
    expect(readSettings(repo).editor).toEqual({ host: 'github', repo: 'help/site', branch: 'main' })
    const more = {
      CMS_BRANCH: 'trunk',
      CMS_HOST: 'gitlab',
      CMS_API: 'https://git.example/api/v4',
      CMS_SIGN_IN: 'https://sign-in.example',
    }
    expect(readSettings({ ...repo, ...more }).editor).toEqual({
      host: 'gitlab',
      repo: 'help/site',
      branch: 'trunk',
      apiRoot: 'https://git.example/api/v4',
      signInServer: 'https://sign-in.example',
    })
  })

  test('is not there in a preview, which runs the code of a proposal', () => {
    const preview = { PREVIEW: 'true', PREVIEW_CONSULTATION_ENDPOINT: 'https://forms.example/test' }
    expect(readSettings({ ...repo, ...preview })).not.toHaveProperty('editor')
  })
})
