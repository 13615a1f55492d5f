import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import type { Page } from '@playwright/test'

/** What a page asks of the files below a folder; paths have `/` between their parts. */
interface Files {
  /** Returns what lies at a path, if anything does. */
  kindOf(path: string): Promise<'file' | 'directory' | undefined>
  list(path: string): Promise<{ name: string; kind: 'file' | 'directory' }[]>
  read(path: string): Promise<{ base64: string; changed: number }>
  write(path: string, base64: string): Promise<void>
  makeFolder(path: string): Promise<void>
  move(from: string, to: string): Promise<void>
  remove(path: string): Promise<void>
}

/**
 * Lets the folder picker of a page choose a real folder, which the page then reads and writes. Nobody can press the
 * real picker from a script.
 */
export async function standInForRealFolder(page: Page, folder: string): Promise<void> {
  const files = filesOf(folder)
  await page.exposeFunction('realFiles', (name: keyof Files, ...args: [string, string]) =>
    files[name](...args),
  )
  // tsx names functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.addInitScript(chooseRealFolder)
}

/** Returns what a page may do below a folder, and nowhere else. */
function filesOf(folder: string): Files {
  const inside = (path: string): string => {
    const inner = normalize(`/${path}`)
    return join(folder, inner)
  }
  return {
    kindOf: (path) =>
      stat(inside(path)).then(
        (found) => (found.isDirectory() ? 'directory' : 'file'),
        () => undefined,
      ),
    list: async (path) => {
      const entries = await readdir(inside(path), { withFileTypes: true })
      return entries
        .filter((entry) => entry.isFile() || entry.isDirectory())
        .map((entry) => ({ name: entry.name, kind: entry.isFile() ? 'file' : 'directory' }))
    },
    read: async (path) => {
      const bytes = await readFile(inside(path))
      return { base64: bytes.toString('base64'), changed: (await stat(inside(path))).mtimeMs }
    },
    write: (path, base64) => writeFile(inside(path), Buffer.from(base64, 'base64')),
    makeFolder: async (path) => void (await mkdir(inside(path), { recursive: true })),
    move: (from, to) => rename(inside(from), inside(to)),
    remove: (path) => rm(inside(path), { recursive: true }),
  }
}

/** Runs in the page: handles of files and folders as a browser has them, over the functions of Node. */
function chooseRealFolder(): void {
  const { realFiles } = window as unknown as {
    realFiles: (name: string, ...args: string[]) => Promise<unknown>
  }
  const ask = <Result>(name: string, ...args: string[]): Promise<Result> =>
    realFiles(name, ...args) as Promise<Result>
  const below = (folder: string, name: string): string => (folder ? `${folder}/${name}` : name)

  class RealFile {
    readonly kind = 'file'
    constructor(
      public path: string,
      public name: string,
    ) {}

    async getFile(): Promise<File> {
      const { base64, changed } = await ask<{ base64: string; changed: number }>('read', this.path)
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      return new File([bytes], this.name, { lastModified: changed })
    }

    createWritable(): Promise<unknown> {
      const parts: (string | Blob)[] = []
      return Promise.resolve({
        write: (part: string | Blob) => Promise.resolve(void parts.push(part)),
        close: async () => {
          const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
          const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
          await ask('write', this.path, btoa(letters))
        },
      })
    }

    async move(folder: RealFolder, name: string): Promise<void> {
      await ask('move', this.path, below(folder.path, name))
      this.path = below(folder.path, name)
      this.name = name
    }
  }

  class RealFolder {
    readonly kind = 'directory'
    constructor(
      readonly path: string,
      readonly name: string,
    ) {}

    async *entries(): AsyncGenerator<[string, RealFile | RealFolder]> {
      const found = await ask<{ name: string; kind: string }[]>('list', this.path)
      for (const { name, kind } of found) {
        const path = below(this.path, name)
        yield [name, kind === 'file' ? new RealFile(path, name) : new RealFolder(path, name)]
      }
    }

    async getFileHandle(name: string, options?: { create?: boolean }): Promise<RealFile> {
      const path = below(this.path, name)
      await this.expectKind(path, 'file', options, () => ask('write', path, ''))
      return new RealFile(path, name)
    }

    async getDirectoryHandle(name: string, options?: { create?: boolean }): Promise<RealFolder> {
      const path = below(this.path, name)
      await this.expectKind(path, 'directory', options, () => ask('makeFolder', path))
      return new RealFolder(path, name)
    }

    removeEntry(name: string): Promise<void> {
      return ask('remove', below(this.path, name))
    }

    requestPermission(): Promise<string> {
      return Promise.resolve('granted')
    }

    private async expectKind(
      path: string,
      kind: string,
      { create = false }: { create?: boolean } = {},
      make: () => Promise<unknown>,
    ): Promise<void> {
      const found = await ask<string | undefined>('kindOf', path)
      if (found === kind) return
      if (found) throw new DOMException(`${path} is a ${found}.`, 'TypeMismatchError')
      if (!create) throw new DOMException(`There is no ${path}.`, 'NotFoundError')
      await make()
    }
  }

  Object.assign(window, {
    showDirectoryPicker: () => Promise.resolve(new RealFolder('', 'project')),
  })
}
