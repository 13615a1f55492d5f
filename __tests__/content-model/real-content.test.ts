/** @jest-environment node */
import { checkContentDir, readContentFiles } from '../../src/build/read-content'
import { formatProblem } from '../../src/content-model/problem'

test('the files of content/ are without mistakes', () => {
  const { problems, records } = checkContentDir('content')
  expect(problems.map(formatProblem)).toEqual([])
  expect(records.all.length + records.pictures.length).toBe(readContentFiles('content').length)
})
