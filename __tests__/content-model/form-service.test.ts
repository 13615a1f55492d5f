/** @jest-environment node */
import { serviceIn, type FormService } from '../../src/content-model/form-service'

const service: FormService = {
  endpoint: 'https://forms.example/ask',
  encoding: 'json',
  fields: { access_key: 'k' },
}

test('a form of the default language is sent as it is', () => {
  expect(serviceIn(service, '')).toBe(service)
})

test('a form of a further language is sent with its language, to the same service', () => {
  expect(serviceIn(service, 'es')).toEqual({
    ...service,
    fields: { access_key: 'k', language: 'es' },
  })
  expect(service.fields).toEqual({ access_key: 'k' })
})

test('a form that the host of the site takes is answered in the folder of the language', () => {
  const onSite = { ...service, endpoint: '/request-received' }
  expect(serviceIn(onSite, 'es').endpoint).toBe('/es/request-received')
  expect(serviceIn(onSite, '').endpoint).toBe('/request-received')
})
