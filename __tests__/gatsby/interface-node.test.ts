/** @jest-environment node */
import type { ParentSpanPluginArgs } from 'gatsby'
import { inLanguage, type GatsbyNodeModel } from '../../src/gatsby/in-language'
import { createInterfaceNodes } from '../../src/gatsby/interface-node'
import { loadInterface } from '../../src/render/library'

interface Query {
  type: string
  query?: { filter: { language?: { eq?: string } } }
}

test('pages of a site without words of its own have those of the project, in their language', async () => {
  Object.assign(process.env, {
    CONTENT_DIR: '__tests__/sites/languages',
    LOCAL_BUILD: 'true',
    GATSBY_CONSULTATION_ENDPOINT: 'http://localhost:1/',
  })
  const createNode = jest.fn<void, [{ language: string; internal: { type: string } }]>()
  createInterfaceNodes({
    createNodeId: String,
    createContentDigest: String,
    actions: { createNode },
  } as unknown as ParentSpanPluginArgs)
  const nodes = createNode.mock.calls.map(([node]) => node)
  // Finds the first of a type and, where that is asked for, of a language, as Gatsby does.
  const findOne = ({ type, query }: Query): unknown =>
    nodes.find(
      ({ internal, language }) =>
        internal.type === type && language === (query?.filter.language?.eq ?? language),
    )
  const nodeModel = { findOne } as unknown as GatsbyNodeModel

  expect((await loadInterface(inLanguage(nodeModel, ''))).notices.close).toBe('Close')
  expect((await loadInterface(inLanguage(nodeModel, 'es'))).notices.close).toBe('Cerrar')
})
