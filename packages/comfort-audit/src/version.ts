import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const manifest = readFileSync(join(__dirname, '../package.json'), 'utf8')

/** Version of this package. */
export const { version } = JSON.parse(manifest) as { version: string }
