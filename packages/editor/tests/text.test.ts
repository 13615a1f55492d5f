/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseFrontMatter } from '../../../src/content-model/parse/read-file'
import { contentDir } from '../../../src/build/settings'
import { listFiles } from '../../../src/build/list-files'
import type * as Commands from '../src/browser/text/commands'
import { partAtLine } from '../src/browser/text/places'
import { readText } from '../src/browser/text/read'
import type { schema as Schema } from '../src/browser/text/schema'
import type { TextNode } from '../src/browser/text/tree'
import { writeText } from '../src/browser/text/write'
import { parseArticleBody } from '../../../src/content-model/article/article-body'
import { writeBody } from '../../../tools/format/write-body'

/** Every article and guide of the site, the starter and the test sites, in every language. */
const folders = new Set([
  relative('.', contentDir()),
  'content',
  'starter',
  join('__tests__', 'sites'),
])
const texts = [...folders]
  .flatMap((folder) => listFiles(folder))
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => {
    const { body } = parseFrontMatter(file, readFileSync(file, 'utf8'))
    return { file, text: writeBody(parseArticleBody(body)) }
  })

/** Returns the blocks of words of a text, also those inside others, with the way to each. */
function wordBlocks(
  node: TextNode,
  way: readonly number[] = [],
): { way: number[]; block: TextNode }[] {
  const content = node.content ?? []
  return content.flatMap((child, index) => {
    const own = [...way, index]
    const isWords = child.type === 'paragraph' || child.type === 'heading'
    return isWords ? [{ way: own, block: child }] : wordBlocks(child, own)
  })
}

/** Returns a text with a block replaced. */
function replaced(
  node: TextNode,
  [first = 0, ...rest]: readonly number[],
  block: TextNode,
): TextNode {
  const content = (node.content ?? []).map((child, index) => {
    if (index !== first) return child
    return rest.length === 0 ? block : replaced(child, rest, block)
  })
  return { ...node, content }
}

const sources = (node: TextNode): string[] =>
  node.type === 'source'
    ? [(node.content ?? []).map(({ text }) => text).join('')]
    : (node.content ?? []).flatMap(sources)

describe('the rich text field', () => {
  it('shows all that the project brings as blocks', () => {
    const brought = texts.filter(({ file }) => /^(content|starter|__tests__)\b/.test(file))
    expect(brought.flatMap(({ text }) => sources(readText(text).root))).toEqual([])
  })

  it.each(texts)('changes in $file only the line of a word, at every depth', ({ text }) => {
    const { root } = readText(text)
    const before = text.split('\n')
    for (const { way, block } of wordBlocks(root)) {
      const edited = {
        ...block,
        content: [...(block.content ?? []), { type: 'text', text: ' more' }],
      }
      const after = writeText(replaced(root, way, edited)).split('\n')

      expect(after).toHaveLength(before.length)
      expect(after.filter((line, index) => line !== before[index])).toHaveLength(1)
    }
  })

  it('finds the part that a line is about', () => {
    const { root } = readText(
      '# A\n\n<Steps>\n\n1. One\n2. Two\n\n   <IfItGoesWrong>Three</IfItGoesWrong>\n\n<ItWorked></ItWorked>\n\n</Steps>\n\n![Four](./a.png)',
    )
    const lines = Array.from({ length: 14 }, (_, index) => partAtLine(root, index + 1))

    // 0: the heading, 1: the steps, 5: the words of what goes wrong, 6: the empty ending
    expect(lines).toEqual([0, 0, 1, 1, 2, 3, 3, 5, 5, 6, 6, 6, 6, 8])
  })

  it.each([
    ['a component that it does not know', '<Wobble>\n\nHi\n\n</Wobble>'],
    ['a line across', '---'],
    ['code', '```\nx\n```'],
    ['an HTML comment in braces', '{/* later */}'],
    ['a hard line end', 'One\\\ntwo'],
    ['a link with a reference', '[a][b]\n\n[b]: /contact'],
  ])('keeps %s as source', (_name, part) => {
    const text = `Before.\n\n${part.trim()}\n\nAfter.`
    const { root } = readText(text)

    expect(writeText(root)).toBe(text)
    expect(sources(root).length).toBeGreaterThan(0)
    expect(root.content?.[0]?.type).toBe('paragraph')
  })

  it('opens a text that is no MDX as it is, and says why', () => {
    const text = '<Steps>\n\n1. One\n\nTwo {phone'
    const { root, error } = readText(text)

    expect(error).toBeDefined()
    expect(sources(root)).toEqual([text])
    expect(writeText(root)).toBe(text)
  })

  it.each([
    'Is 5 < 6, {x} or *star*?',
    '1. not a list',
    '# not a heading',
    '- not a list',
    '> no quote',
    'import nothing',
    'a_b and _c_ and [x](y) and &amp; and \\',
    '!',
  ])('writes the words “%s” so that they are read as words', (words) => {
    const root: TextNode = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
    }
    expect(readText(writeText(root)).root).toEqual(root)
  })

  it('keeps marks that touch', () => {
    const marked = (text: string, ...types: string[]): TextNode => ({
      type: 'text',
      text,
      marks: types.map((type) =>
        type === 'link' ? { type, attrs: { href: '/contact', title: null, inside: [] } } : { type },
      ),
    })
    const text = writeText({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            marked('Stop.', 'bold'),
            { type: 'text', text: 'Then! ' },
            marked('call', 'link', 'bold'),
            marked(' us', 'bold'),
            marked('now', 'emphasis'),
          ],
        },
      ],
    })
    expect(text).toBe('**Stop.**&#x54;hen! **[call](/contact) us**_now_')
    expect(writeText(readText(text).root)).toBe(text)
    expect(sources(readText(text).root)).toEqual([])
  })

  it('writes a second list behind a first one as a list of its own', () => {
    const list: TextNode = {
      type: 'bulletList',
      content: [
        { type: 'item', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a' }] }] },
      ],
    }
    expect(writeText({ type: 'doc', content: [list, list] })).toBe('- a\n\n* a')
  })

  describe('with ProseMirror', () => {
    let schema: typeof Schema
    let commands: typeof Commands

    beforeAll(async () => {
      schema = (await import('../src/browser/text/schema')).schema
      commands = await import('../src/browser/text/commands')
    })

    it.each(texts)('opens and saves $file as the formatter writes it', ({ text }) => {
      const { root, error } = readText(text)
      expect(error).toBeUndefined()
      const document = schema.nodeFromJSON(root)
      document.check()
      expect(writeText(document.toJSON() as TextNode)).toBe(text)
    })

    it('begins every component empty, and writes and reads it again', () => {
      for (const name of commands.componentNames) {
        const block = commands.newComponent(name)
        block.check()
        const text = writeText({ type: 'doc', content: [block.toJSON() as TextNode] })

        expect(block.textContent).toBe('')
        expect(text).toMatch(new RegExp(`^<${name}\\b`))
        expect(text).not.toContain('words')
        expect(sources(readText(text).root)).toEqual([])
      }
    })
  })
})
