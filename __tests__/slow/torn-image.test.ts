import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteFolder } from '../sites/read-site'
import { buildCopy } from './build-copy'

test('row 32: a truncated image stops the build, and is named', () => {
  const image = 'articles/scam-likely-phone-call-protection/scam-likely-call.png'
  const torn = readFileSync(join(siteFolder('whole-site'), image)).subarray(0, 10_000)
  const build = (): string => buildCopy('torn-picture', {}, { files: { [image]: torn } })
  expect(build).toThrow(/scam-likely-call\.png:1:1\s+found:\s+a damaged picture/)
})
