import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import type { SourceFile } from '../src/content-model/record'

/** Writes content files as Prettier formats them, so that the format check of the tests accepts them. */
export async function writeSite(folder: string, files: readonly SourceFile[]): Promise<void> {
  for (const { path, bytes } of files) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, /\.(yaml|mdx)$/.test(path) ? await formatted(file, bytes) : bytes)
  }
}

async function formatted(file: string, bytes: Uint8Array): Promise<string> {
  const config = await resolveConfig(file)
  return format(new TextDecoder().decode(bytes), { ...config, filepath: file })
}
