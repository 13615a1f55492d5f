import type { DiagnosticKind } from '../../src/content-model/diagnostics/mistakes'
import type { SourceFile } from '../../src/content-model/record'
import { changed, goodText, withFile, withFiles } from './good-site'

const yaml = 'brand.yaml'
const drawing = 'brand/logo.svg'
const withoutMistake = withFiles({})

/** Examples of mistakes at colors, logo and typeface, with what is written in their place. */
export const brandExamples: Partial<
  Record<DiagnosticKind, (bad: string, good: string) => { bad: SourceFile[]; good: SourceFile[] }>
> = {
  'contrast-too-low': (bad, good) => ({
    bad: withFile(yaml, changed(yaml, "mainColor: '#12355B'", bad)),
    good: withFile(yaml, changed(yaml, "mainColor: '#12355B'", good)),
  }),
  'brand-file-missing': (bad, good) => ({
    bad: withFile(yaml, changed(yaml, good, bad)),
    good: withoutMistake,
  }),
  'brand-file-unused': () => ({
    bad: withFile('brand/old-logo.svg', goodText(drawing)),
    good: withoutMistake,
  }),
  'brand-file-too-large': () => ({
    bad: withFile(drawing, goodText(drawing).replace('d="', `d="${' '.repeat(60_000)}`)),
    good: withoutMistake,
  }),
  'typeface-damaged': () => ({
    bad: withTypeface('OTTO'),
    good: withTypeface('wOF2'),
  }),
  ...Object.fromEntries(
    (['drawing-damaged', 'drawing-part-refused', 'drawing-without-frame'] as const).map((kind) => [
      kind,
      (bad: string, good: string) => ({
        bad: withFile(drawing, bad),
        good: withFile(drawing, good),
      }),
    ]),
  ),
}

function withTypeface(text: string): SourceFile[] {
  const lines = 'typeface:\n  file: brand/letters.woff2\n  family: Letters\n  license: OFL 1.1\n'
  return withFiles({ [yaml]: goodText(yaml) + lines, 'brand/letters.woff2': text })
}
