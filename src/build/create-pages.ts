import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { writeArticleIndex } from './article-index'
import { reportEdits } from './check-content'
import { writeArticlePictures } from './pictures/write-pictures'

interface PagesQuery {
  contentSite: { home: string } | null
  allContentPage: {
    nodes: { id: string; path: string; collection: string; recordId: string }[]
  }
  allContentArticle: { nodes: { id: string; path: string }[] }
}

const template = (name: string): string => resolve(`src/templates/${name}.tsx`)

/** Makes a page of each record that has an address, the index that search reads, and the files of pictures. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  const { actions, reporter } = args
  const { data, ...result } = await args.graphql<PagesQuery>(`
    {
      contentSite {
        home
      }
      allContentPage {
        nodes {
          id
          path
          collection
          recordId
        }
      }
      allContentArticle {
        nodes {
          id
          path
        }
      }
    }
  `)
  if (!data) {
    reporter.panicOnBuild('The pages could not be queried.', result.errors as Error[])
    return
  }

  for (const { id, path, collection, recordId } of data.allContentPage.nodes) {
    // Both home pages are checked; site.yaml says which one is served.
    if (collection === 'home' && recordId !== data.contentSite?.home) continue
    actions.createPage({ path, component: template('page'), context: { id } })
  }
  for (const { id, path } of data.allContentArticle.nodes) {
    actions.createPage({ path, component: template('article'), context: { id } })
  }
  actions.createPage({ path: '/blog', component: template('article-list'), context: {} })
  // Hosts answer an unknown address with the nearest 404.html; articles have words of their own.
  actions.createPage({
    path: '/blog/404.html',
    component: resolve('src/pages/404.tsx'),
    context: {},
  })

  await writeArticleIndex(args)
  await writeArticlePictures(args)
  await reportEdits(reporter)
}
