/** @jest-environment node */
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkContentDir } from '../../src/build/read-content'
import { createFile } from '../../tools/new/create-file'
import { kinds, type KindName } from '../../tools/new/kinds'
import { smallSite } from '../sites/configurations'
import { writeSite } from '../sites/read-site'
import { today } from '../sites/source-files'

test.each(Object.keys(kinds) as KindName[])(
  'what is to be done after a new %s names files below the content folder, whatever its name',
  (kind) => {
    const steps = kinds[kind].nextSteps('/gifts', 'gifts')
    expect(steps.length).toBeGreaterThan(0)
    expect(steps.join('\n')).not.toContain('content/')
  },
)

test('a file that the check refuses is not written', async () => {
  const folder = writeSite(smallSite)
  const { records } = checkContentDir(folder, today)
  const aYearLong = { slug: 'calls', title: 'Calls', happens: 'A voice asks for a code.' }
  const answers = { ...aYearLong, todo: 'Hang up.', from: '2026-11-24', until: '2027-11-24' }
  await expect(createFile(folder, kinds.alert, answers, { records, today })).rejects.toThrow(
    /calls\.yaml/,
  )
  expect(existsSync(join(folder, 'alerts/calls.yaml'))).toBe(false)
  rmSync(folder, { recursive: true })
})
