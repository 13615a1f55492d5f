import { siteFrame } from '../../src/content-model/site-frame'
import { factsOf } from '../../src/content-model/facts/fact-tokens'
import { checkContentDir } from '../../src/build/read-content'

/** Stands for the part of Gatsby that components use: the one static query. */
export const graphql = (): null => null

let frame: unknown

/** The real content/site.yaml, with the endpoint that the tests post to. */
export function useStaticQuery(): unknown {
  frame ??= readFrame()
  return { contentSite: { frame } }
}

function readFrame(): unknown {
  const { records } = checkContentDir('content')
  const site = records.of('site')[0]?.data
  const facts = records.of('facts')[0]?.data
  const images = records.of('socialImages')[0]?.data
  if (!site || !facts || !images) throw new Error('site, facts or social-images has mistakes')
  return siteFrame(
    site,
    { consultationEndpoint: 'https://forms.example/consultation', preview: false },
    factsOf(site, facts),
    images,
  )
}
