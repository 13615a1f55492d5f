import { readSettings } from '../../src/build/settings'
import { gatsbyEnv } from '../../tools/gatsby'
import { localEndpoint } from '../../tools/ports'

const preview = { PREVIEW: 'true', PREVIEW_CHANGES: 'true' }

test('on this computer a preview posts to the form collector, unless another endpoint is set', () => {
  expect(readSettings({ ...gatsbyEnv({}), ...preview }).consultationService?.endpoint).toBe(
    localEndpoint,
  )
  const own = 'https://forms.example/f/only-for-tests'
  expect(
    readSettings({ ...gatsbyEnv({ PREVIEW_CONSULTATION_ENDPOINT: own }), ...preview }),
  ).toMatchObject({ consultationService: { endpoint: own }, changesPage: true })
})

test('at a host a preview never posts to the real site', () => {
  const env = { LOCAL_BUILD: 'false', GATSBY_CONSULTATION_ENDPOINT: 'https://forms.example/f' }
  const settings = readSettings({ ...gatsbyEnv(env), ...preview })
  expect(settings.consultationService).toBeUndefined()
})
