import { readFileSync } from 'node:fs'
import { readFilesBelow } from '../../src/gatsby/read-content'
import type { ContentFolder } from './content-folder'
import type { ChangedCopy } from './copies'
import { isTranslated, madeUpArabic, translateFile } from './translate-file'

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

/** Pages of the English site that are written in no other language. */
const onlyEnglish = ['pages/opening-day.yaml']

/** Adds Spanish, as it is written in the folder, and a language with made-up words in Arabic script. */
function addLanguages(content: ContentFolder): boolean {
  for (const { path, bytes } of readFilesBelow(`${sites}/languages`)) content.write(path, bytes)
  const interfaceFile = 'interface/en.yaml'
  content.write(interfaceFile, readFileSync(`${wholeSite}/${interfaceFile}`))
  for (const path of content.files(/\.(yaml|mdx)$/)) {
    const source = { path, bytes: content.readBytes(path) }
    if (!isTranslated(source) || onlyEnglish.includes(path)) continue
    const translation = translateFile(source, madeUpArabic)
    content.write(translation.path, translation.bytes)
  }
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
  {
    name: 'languages',
    content: `${sites}/nothing-optional`,
    changes: [
      {
        description: 'pages in Spanish, and in a language from right to left',
        make: addLanguages,
      },
    ],
  },
]
