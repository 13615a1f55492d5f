import sharp from 'sharp'
import { listIn, type ContentFolder } from './content-folder'
import { newArticle, newPage } from './new-files'

/** Change that a writer or the owner makes. */
export interface Change {
  description: string
  /** @returns false where the content has nothing to change */
  make: (content: ContentFolder) => boolean | Promise<boolean>
}

/** Copy of the project, with several changes of its content. */
export interface ChangedCopy {
  name: string
  /** The content folder that is changed: `content` without it. */
  content?: string
  changes: readonly Change[]
}

const articles = /^articles\/[^/]+\/index\.mdx$/

const slugOf = (path: string): string => path.split('/')[1] ?? ''

function changeFile(content: ContentFolder, path: string, from: RegExp, to: string): boolean {
  const text = content.read(path)
  content.write(path, text.replace(from, to))
  return from.test(text)
}

const monthOfWriting: ChangedCopy = {
  name: 'a-month-of-writing',
  changes: [
    {
      description: 'an article with a picture is added',
      make: async (content) => {
        const [category] = categoriesOf(content)
        if (!category) return false
        const folder = 'articles/larger-letters-on-a-tablet'
        content.write(`${folder}/index.mdx`, newArticle(category))
        const size = { width: 900, height: 500, channels: 3, background: '#135' } as const
        content.write(`${folder}/tablet.png`, await sharp({ create: size }).png().toBuffer())
        return true
      },
    },
    {
      description: 'an article is withdrawn, with the links to it',
      make: (content) => {
        const [path] = content.files(articles)
        if (!path) return false
        content.remove(`articles/${slugOf(path)}`)
        content.dropLinks(`/blog/${slugOf(path)}`)
        return true
      },
    },
    {
      description: 'an article gets another title',
      make: (content) => {
        const path = content.files(articles).at(-1)
        return path
          ? changeFile(content, path, /^title: .*$/m, 'title: A Calm Way to Begin')
          : false
      },
    },
    {
      description: 'a category is added that no article is in yet',
      make: (content) => {
        content.edit('blog.yaml', (blog) => blog.addIn(['categories'], 'Photos and Films'))
        return true
      },
    },
  ],
}

const changesOfTheOwner: ChangedCopy = {
  name: 'changes-of-the-owner',
  changes: [
    {
      description: 'other opening hours',
      make: (content) => {
        content.edit('site.yaml', (site) => {
          site.setIn(['hours', 'days'], 'Mon-Fri')
          site.setIn(['hours', 'time'], '9 AM-4 PM')
        })
        return true
      },
    },
    {
      description: 'every price goes up by five dollars',
      make: (content) => {
        const prices = content.read('prices.yaml')
        const raised = prices.replace(
          /^(\w+: )(\d+)$/gm,
          (_, name: string, price: string) => `${name}${Number(price) + 5}`,
        )
        content.write('prices.yaml', raised)
        return raised !== prices
      },
    },
    {
      description: 'a member of the team goes',
      make: (content) => {
        const path = content.files(/^team\/[^/]+\.yaml$/).at(-1)
        if (!path) return false
        const [, portrait] = /^image: (.*)$/m.exec(content.read(path)) ?? []
        for (const file of [path, portrait ?? []].flat()) content.remove(file)
        content.dropFromLists(path.replace(/^team\/|\.yaml$/g, ''))
        return true
      },
    },
    {
      description: 'another number for calls',
      make: (content) => {
        content.edit('site.yaml', (site) => site.setIn(['phones', 'calls'], '(212) 555-0147'))
        return true
      },
    },
  ],
}

const quietStart: ChangedCopy = {
  name: 'a-quiet-start',
  changes: [
    {
      description: 'a page is added, and the menu leads to it',
      make: (content) => {
        content.write('pages/holidays.yaml', newPage)
        content.edit('site.yaml', (site) =>
          site.addIn(['navigation'], site.createNode({ label: 'Holidays', to: '/holidays' })),
        )
        return true
      },
    },
    {
      description: 'every article is a draft',
      make: (content) => {
        for (const path of content.files(articles)) {
          changeFile(content, path, /^(icon: .*)$/m, '$1\ndraft: true')
          content.dropLinks(`/blog/${slugOf(path)}`)
        }
        return content.files(articles).length > 0
      },
    },
    {
      description: 'a neighborhood goes, with the links to it',
      make: (content) => {
        const [path] = content.files(/^neighbourhoods\/[^/]+\/[^/]+\.yaml$/)
        if (!path) return false
        content.remove(path)
        content.dropLinks(path.replace(/^neighbourhoods|\.yaml$/g, ''))
        return true
      },
    },
    {
      description: 'a client takes a quote back',
      make: (content) => {
        const path = content
          .files(/^testimonials\/[^/]+\.yaml$/)
          .find((one) => (content.read(one).match(/^ +- quote:/gm) ?? []).length > 1)
        if (!path) return false
        content.edit(path, (group) => group.deleteIn(['testimonials', 0]))
        return true
      },
    },
  ],
}

/** Twelve changes in three copies. Each copy is valid content, so every test passes on it. */
export const copies: readonly ChangedCopy[] = [monthOfWriting, changesOfTheOwner, quietStart]

/** Returns the categories of articles, without the first, which stands for all. */
function categoriesOf(content: ContentFolder): string[] {
  let found: unknown[] = []
  content.edit('blog.yaml', (blog) => void (found = listIn(blog, 'categories').slice(1)))
  return found.map(String)
}
