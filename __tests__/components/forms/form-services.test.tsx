import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FormService } from '../../../src/content-model/form-service'
import { ConsultationForm } from '../../../src/components/forms/consultation-form'
import { NewsletterForm } from '../../../src/components/forms/newsletter-form'
import type * as Site from '../../../src/components/layout/use-site'
import { startFormCollector, type Received } from '../../../tools/form-collector'
import { sharedSection } from '../../sites/small-site'
import { renderInLayout } from '../layout/render'
import { copy, fillIn, labels, send } from './consultation'
import { enter } from './mock-fetch'

let mockService: FormService

jest.mock('../../../src/components/layout/use-site', () => {
  const actual = jest.requireActual<typeof Site>('../../../src/components/layout/use-site')
  return {
    ...actual,
    useSite: function useSite() {
      return {
        ...actual.useSite(),
        consultationService: mockService,
        newsletterService: mockService,
      }
    },
  }
})

let folder: string
let server: Server
const file = (): string => join(folder, 'received.jsonl')

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'services-'))
  server = await startFormCollector(0, file())
  Object.assign(globalThis, { fetch: post })
})
afterEach(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})

/** Fetch of this environment, which has none: posts by HTTP and follows no redirect. */
function post(address: string, init: RequestInit): Promise<Pick<Response, 'ok' | 'status'>> {
  return new Promise((resolve, reject) => {
    const headers = init.headers as Record<string, string>
    request(address, { method: 'POST', headers }, (response) => {
      const { statusCode = 0 } = response.resume()
      resolve({ ok: statusCode >= 200 && statusCode < 300, status: statusCode })
    })
      .on('error', reject)
      .end(init.body)
  })
}

function useService(path: string, settings: Partial<FormService> = {}): void {
  const { port } = server.address() as AddressInfo
  mockService = {
    endpoint: `http://127.0.0.1:${port}/${path}`,
    encoding: 'json',
    fields: {},
    ...settings,
  }
}

function received(): Received[] {
  try {
    const lines = readFileSync(file(), 'utf8').split('\n').filter(Boolean)
    return lines.map((line) => JSON.parse(line) as Received)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

const key = { access_key: '0b7e' }
const formName = { 'form-name': 'consultation' }
const json = 'application/json'
const form = 'application/x-www-form-urlencoded'

const set: [path: string, settings: Partial<FormService>, contentType: string][] = [
  ['formspree/f/abc', {}, json],
  ['basin/f/abc', { encoding: 'form' }, form],
  ['web3forms/submit', { fields: key }, json],
  // On the pages of a further language.
  ['netlify', { encoding: 'form', fields: { ...formName, language: 'es' } }, form],
]

describe.each(set)('%s with %j', (path, settings, contentType) => {
  test('takes a request with all its answers', async () => {
    const user = userEvent.setup()
    useService(path, settings)
    renderInLayout(<ConsultationForm copy={copy} />)
    await fillIn(user, { email: 'ann@example.com', issue: 'a=b & c' })
    await user.click(send())
    expect(await screen.findAllByText(copy.success.title)).toHaveLength(2)
    expect(received()).toMatchObject([{ contentType }])
    expect(received()[0]?.body).toEqual({
      name: 'Ann Lee',
      phone: '555-0100',
      email: 'ann@example.com',
      serviceType: '',
      issue: 'a=b & c',
      preferredTime: '',
      subject: 'New consultation request from Ann Lee',
      ...settings.fields,
    })
  })

  test('takes an address for the newsletter', async () => {
    const user = userEvent.setup()
    const words = sharedSection('newsletter', 'newsletter')
    useService(path, settings)
    renderInLayout(<NewsletterForm copy={words} />)
    await enter(user, words.emailLabel, 'ann@example.com')
    await user.click(within(screen.getByRole('main')).getByRole('button'))
    expect(await screen.findAllByText(words.success.title)).toHaveLength(2)
    expect(received()[0]?.body).toEqual({ email: 'ann@example.com', ...settings.fields })
  })

  test('has its fixed fields in the form that a browser without scripts posts', () => {
    useService(path, settings)
    renderInLayout(<ConsultationForm copy={copy} />)
    const fields = Array.from(
      send().closest('form')!.querySelectorAll<HTMLInputElement>('input[type=hidden]'),
      ({ name, value }) => [name, value],
    )
    expect(Object.fromEntries(fields)).toEqual(settings.fields ?? {})
    expect(screen.getByLabelText(labels.name)).toHaveValue('')
  })
})

test.each<[path: string, settings: Partial<FormService>]>([
  ['web3forms/submit', {}],
  ['netlify', { encoding: 'form' }],
  ['netlify', { fields: formName }],
])('%s with %j refuses a request, and the visitor is told', async (path, settings) => {
  const user = userEvent.setup()
  useService(path, settings)
  renderInLayout(<ConsultationForm copy={copy} />)
  await fillIn(user)
  await user.click(send())
  expect(await screen.findAllByText(copy.failure.title)).toHaveLength(2)
  expect(screen.getByLabelText(labels.name)).toHaveValue('Ann Lee')
  expect(received()).toEqual([])
})
