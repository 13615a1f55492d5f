/** @jest-environment node */
import { mostBytes, mostPixels, type ImageMetadata } from '../../src/content-model/media-files'
import { formatDiagnostic } from '../../src/content-model/diagnostic'
import { goodMetadata, imageBeside, siteWithImages } from './good-image'
import { articlePath, articleWith, locationsOf, problemsOf, withFiles } from './good-site'

const folder = articlePath.replace('index.mdx', '')
const showing = (name: string): string => `![A phone that rings](./${name})\n`

describe('row 32: a file', () => {
  const refuse = (name: string, facts: Partial<ImageMetadata>, says: string[], bytes?: number) => {
    const file = imageBeside(name, { ...goodMetadata, ...facts }, bytes)
    const diagnostics = problemsOf(siteWithImages(showing(name), file))
    expect(locationsOf(diagnostics)).toEqual([`${folder}${name}:1:1`])
    for (const part of says) expect(formatDiagnostic(diagnostics[0]!)).toContain(part)
  }

  test.each(['phone.png', 'phone.PNG'])('that fits is accepted: %s', (name) => {
    expect(problemsOf(siteWithImages(showing(name), imageBeside(name)))).toEqual([])
  })

  test('whose name says another kind', () => {
    const says = ['a JPEG picture whose name ends in .png', 'Rename it to phone.jpg']
    refuse('phone.png', { format: 'jpeg' }, says)
  })

  test('of a kind that is not shown, under a false name', () => {
    const says = ['a WEBP picture whose name ends in .jpg', 'save it as PNG or JPEG']
    refuse('phone.jpg', { format: 'webp' }, says)
  })

  test('that claims more pixels than can be drawn', () => {
    const says = ['a picture of 50000 x 50000 pixels', 'at most 40 million pixels', 'smaller']
    refuse('phone.png', { width: 50_000, height: 50_000, whole: false }, says)
    expect(
      problemsOf(
        siteWithImages(
          showing('a.png'),
          imageBeside('a.png', { ...goodMetadata, width: mostPixels / 1000, height: 1000 }),
        ),
      ),
    ).toEqual([])
  })

  test('that is too large, whatever is in it', () => {
    const says = ['a file of 10.1 MB', 'a file of at most 10 MB', 'Make the picture smaller']
    refuse('phone.png', {}, says, mostBytes + 100_000)
  })

  test('that is narrower than the text', () => {
    refuse('phone.png', { width: 679 }, ['679 pixels wide', 'at least 680 pixels'])
    expect(
      problemsOf(
        siteWithImages(showing('a.png'), imageBeside('a.png', { ...goodMetadata, width: 680 })),
      ),
    ).toEqual([])
  })

  test.each(['phone.webp', 'phone.HEIC', 'phone.gif', 'phone.svg'])(
    'of another kind: %s',
    (name) => {
      const diagnostics = problemsOf(siteWithImages('Words.\n', imageBeside(name)))
      expect(locationsOf(diagnostics)).toEqual([`${folder}${name}:1:1`])
      expect(diagnostics[0]?.fix).toBe('Open it in a picture program and save it as PNG or JPEG.')
    },
  )
})

describe('row 32: article and files', () => {
  test('a picture that is not there', () => {
    const [diagnostic, ...others] = problemsOf(siteWithImages(showing('phone.png')))
    expect(others).toEqual([])
    expect(formatDiagnostic(diagnostic!)).toBe(`${articlePath}:13:1  picture
    found:   a picture "./phone.png", and there is no such file
    why:     Readers would see an empty frame, and may blame their tablet.
    allowed: a PNG or JPEG file beside index.mdx
    fix:     Put the file into the folder of the article, or remove the picture.`)
  })

  test('a name that is mistyped', () => {
    const body = showing('phone.png') + '\n' + showing('phoen.png')
    const diagnostics = problemsOf(siteWithImages(body, imageBeside('phone.png')))
    expect(locationsOf(diagnostics)).toEqual([`${articlePath}:15:1  picture`])
    expect(diagnostics[0]?.fix).toBe('Did you mean "./phone.png"?')
  })

  test('a name in other capitals, which some computers take for the same: said once', () => {
    const diagnostics = problemsOf(siteWithImages(showing('phone.png'), imageBeside('Phone.PNG')))
    expect(locationsOf(diagnostics)).toEqual([`${articlePath}:13:1  picture`])
    expect(diagnostics[0]?.found).toBe(
      'a picture "./phone.png", while the file is called "Phone.PNG"',
    )
    expect(diagnostics[0]?.fix).toContain('Write ./Phone.PNG.')
  })

  test('a picture in a folder without an article', () => {
    const file = { ...imageBeside('phone.png'), path: 'articles/nothing/phone.png' }
    const diagnostics = problemsOf(siteWithImages('Words.\n', file))
    expect(locationsOf(diagnostics)).toEqual(['articles/nothing/phone.png:1:1'])
    expect(diagnostics[0]?.allowed).toBe('articles/nothing/index.mdx beside it')
  })

  test('what a broken article shows is not judged', () => {
    for (const text of ['no front matter', articleWith(`<Warning>\n\n${showing('other.png')}`)]) {
      const files = withFiles({ [articlePath]: text })
      const diagnostics = problemsOf([...files, imageBeside('phone.png')])
      expect(diagnostics.map(({ file }) => file)).toEqual([articlePath])
    }
  })
})
