/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { allRules } from '../../packages/comfort-audit/src'
import { docsPart, markedPart, recordFile } from '../../tools/comfort/record'

test('visitors see every rule, in its order: otherwise run `npm run comfort -- --record`', () => {
  const { rows } = parse(readFileSync(recordFile, 'utf8')) as { rows: { cells: string[] }[] }
  expect(rows.map(({ cells }) => cells[0])).toEqual(allRules.map(({ summary }) => summary))
})

test('engineers see every rule and requirement: otherwise run `npm run comfort -- --record`', () => {
  const part = markedPart(readFileSync(docsPart.file, 'utf8'), docsPart)
  const rows = Array.from(part.matchAll(/^\| ([a-z][a-z-]*) +\| (.+?) +\|/gm))
  expect(rows.map(([, name, requirement]) => ({ name, requirement }))).toEqual(
    allRules.map(({ name, requirement }) => ({ name, requirement })),
  )
})
