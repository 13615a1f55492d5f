import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isScalar, isSeq, parseDocument, visit, type Document, type YAMLMap } from 'yaml'

/** Content folder whose files are changed as a writer would change them. */
export class ContentFolder {
  constructor(private readonly folder: string) {}

  /** Returns the paths of all files whose path matches, in order. */
  files(pattern: RegExp): string[] {
    return readdirSync(this.folder, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => pattern.test(path))
      .sort()
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8')
  }

  readBytes(path: string): Uint8Array {
    return readFileSync(join(this.folder, path))
  }

  write(path: string, text: string | Uint8Array): void {
    const file = join(this.folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }

  remove(path: string): void {
    rmSync(join(this.folder, path), { recursive: true })
  }

  /** Changes a YAML file; its comments stay. */
  edit(path: string, change: (document: Document) => void): void {
    const document = parseDocument(this.read(path))
    const before = String(document)
    change(document)
    const after = String(document)
    if (after !== before) this.write(path, document.toString({ lineWidth: 0 }))
  }

  /** Removes an entry from every list of names that contains it. */
  dropFromLists(name: string): void {
    for (const path of this.files(/\.yaml$/)) {
      this.edit(path, (document) =>
        visit(document, {
          Scalar: (_, { value }, parents) => {
            if (value === name && isSeq(parents.at(-1))) return visit.REMOVE
            return undefined
          },
        }),
      )
    }
  }

  /** Removes every link to a page; an element with text of its own stays, without its link. */
  dropLinks(to: string): void {
    const isLink = (map: YAMLMap): boolean => {
      const target = map.get('to')
      return typeof target === 'string' && target.replace(/[?#].*$/, '') === to
    }
    for (const path of this.files(/\.yaml$/)) {
      this.edit(path, (document) =>
        visit(document, {
          Map: (_, map, parents) => {
            if (!isLink(map)) return undefined
            // The link of a card or an area is optional; that of a window of the map is required.
            const linkIsOptional = map.has('title') || (map.has('name') && !map.has('x'))
            if (!map.has('label') && linkIsOptional) map.delete('to')
            else if (isSeq(parents.at(-1))) return visit.REMOVE
            else map.set('to', '/')
            return undefined
          },
        }),
      )
    }
    const escaped = to.replace(/[/.-]/g, '\\$&')
    for (const path of this.files(/\.mdx$/)) {
      const text = this.read(path)
        .replace(new RegExp(`\\[([^\\]]*)\\]\\(${escaped}(?:[?#][^)]*)?\\)`, 'g'), '$1')
        .replace(new RegExp(`(<ButtonLink to=")${escaped}(?:[?#][^"]*)?"`, 'g'), '$1/"')
      this.write(path, text)
    }
  }
}

/** Returns the entries of a list in a YAML file. */
export function listIn(document: Document, ...keys: string[]): unknown[] {
  const list = document.getIn(keys)
  return isSeq(list) ? list.items.map((item) => (isScalar(item) ? item.value : item)) : []
}
