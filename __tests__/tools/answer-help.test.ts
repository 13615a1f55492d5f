/** @jest-environment node */
import { spawnSync } from 'node:child_process'

/** The programs of the commands that owners and writers type. */
const programs = {
  adopt: 'tools/adopt/main.ts',
  check: 'tools/check/main.ts',
  new: 'tools/new/main.ts',
  preview: 'tools/preview/main.ts',
  translate: 'tools/translate/main.ts',
  upgrade: 'tools/upgrade/main.ts',
  write: 'tools/cms/write.ts',
}

test.each(Object.entries(programs))('npm run %s -- --help says how it is used', (name, program) => {
  const { stdout, status } = spawnSync(process.execPath, ['--import', 'tsx', program, '--help'], {
    encoding: 'utf8',
  })
  expect(stdout).toMatch(new RegExp(`^npm run ${name}\\b`))
  expect(status).toBe(0)
})
