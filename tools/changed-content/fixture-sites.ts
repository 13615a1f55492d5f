import { readFilesBelow } from '../../src/gatsby/read-content'
import type { ContentFolder } from './content-folder'
import type { ChangedCopy } from './copies'

const sites = '__tests__/sites'
const wholeSite = `${sites}/whole-site`

function dropBlog(content: ContentFolder): boolean {
  for (const path of content.files(/^articles\/[^/]+\/index\.mdx$/)) {
    content.dropLinks(`/blog/${path.split('/')[1]}`)
  }
  content.dropLinks('/blog')
  for (const path of ['articles', 'blog.yaml', 'search-synonyms.yaml']) content.remove(path)
  // What it said to those who looked for an article.
  content.edit('not-found.yaml', (notFound) => {
    notFound.delete('article')
    notFound.deleteIn(['page', 'ways', 'cards', 2])
  })
  content.edit('social-images.yaml', (images) => {
    images.delete('blog')
    images.delete('article')
  })
  return true
}

function addCity(content: ContentFolder): boolean {
  for (const { path, bytes } of readFilesBelow(`${sites}/two-cities`)) content.write(path, bytes)
  content.edit('site.yaml', (site) => {
    site.addIn(['navigation'], site.createNode({ label: 'Lakeview', to: '/lakeview' }))
  })
  content.edit('pages/sitemap.yaml', (page) =>
    page.setIn(['sections', 1, 'titles', 'neighbourhoods'], 'In your home'),
  )
  return true
}

/** Sites of the tests that have more of something than others, or lack it, named by that. */
export const fixtureSites: readonly ChangedCopy[] = [
  {
    name: 'no-blog',
    content: wholeSite,
    changes: [{ description: 'there are no articles', make: dropBlog }],
  },
  {
    name: 'two-cities',
    content: wholeSite,
    changes: [{ description: 'homes are visited in a second city', make: addCity }],
  },
  { name: 'nothing-optional', content: `${sites}/nothing-optional`, changes: [] },
]
