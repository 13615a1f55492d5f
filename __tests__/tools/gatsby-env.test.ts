/** @jest-environment node */
import { readSettings } from '../../src/build/settings'
import { gatsbyEnv } from '../../tools/gatsby'
import { localEndpoint } from '../../tools/ports'

const preview = { PREVIEW: 'true', PREVIEW_CHANGES: 'true' }

test('on this computer a preview posts to the form collector, unless another endpoint is set', () => {
  expect(readSettings({ ...gatsbyEnv({}), ...preview }).consultationService.endpoint).toBe(
    localEndpoint,
  )
  const own = 'https://forms.example/f/only-for-tests'
  expect(
    readSettings({ ...gatsbyEnv({ PREVIEW_CONSULTATION_ENDPOINT: own }), ...preview }),
  ).toMatchObject({ consultationService: { endpoint: own }, changesPage: true })
})

test('at a host a preview without an endpoint of its own is no preview', () => {
  const env = { LOCAL_BUILD: 'false', GATSBY_CONSULTATION_ENDPOINT: 'https://forms.example/f' }
  expect(() => readSettings({ ...gatsbyEnv(env), ...preview })).toThrow(
    'PREVIEW_CONSULTATION_ENDPOINT is not set.',
  )
})
