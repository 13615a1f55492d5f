/** @jest-environment node */
import type { ImageMetadata } from '../../src/content-model/media-files'
import type { SourceFile } from '../../src/content-model/record'
import { formatDiagnostic } from '../../src/content-model/diagnostic'
import { goodMetadata } from './good-image'
import { changed, problemsOf, sourceFile, withFiles, without } from './good-site'

const person = 'team/nora-fielden.yaml'
const drawing = 'team/nora-fielden.svg'

/** The good site, in which a photo is the portrait of a person. */
function withPhoto(facts: Partial<ImageMetadata> = {}): SourceFile[] {
  const photo = { ...goodMetadata, format: 'jpeg', ...facts }
  return [
    ...withFiles({ [person]: changed(person, drawing, 'team/nora.jpg') }).filter(
      ({ path }) => path !== drawing,
    ),
    { ...sourceFile('team/nora.jpg', 'a photo'), image: photo },
  ]
}

const said = (files: readonly SourceFile[]): string[] => problemsOf(files).map(formatDiagnostic)

test('a photo is a portrait too', () => {
  expect(said(withPhoto())).toEqual([])
})

test('a person needs no portrait', () => {
  const files = without(drawing).map((file) =>
    file.path === person ? sourceFile(person, changed(person, `image: ${drawing}\n`, '')) : file,
  )
  expect(said(files)).toEqual([])
})

test('the file of a person that cannot be read is said, and not that its portrait is unused', () => {
  const diagnostics = problemsOf(withFiles({ [person]: 'name: Nora\n' }))
  expect(diagnostics.map(({ kind }) => kind)).not.toContain('portrait-unused')
})
