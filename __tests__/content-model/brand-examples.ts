import type { DiagnosticKind } from '../../src/content-model/diagnostics/mistakes'
import type { SourceFile } from '../../src/content-model/record'
import { goodText, withFile, withFiles } from './good-site'

const yaml = 'brand.yaml'
const drawing = 'brand/logo.svg'
const withoutMistake = withFiles({})

/** Examples of mistakes at colors, logo and typeface, with what is written in their place. */
export const brandExamples: Partial<
  Record<DiagnosticKind, () => { bad: SourceFile[]; good: SourceFile[] }>
> = {
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
  'drawing-damaged': ofDrawing('<svg viewBox="0 0 32 32"><path d="M4 4h24v24z"></svg>'),
  'drawing-part-refused': ofDrawing(
    '<svg viewBox="0 0 32 32"><image href="https://logos.example/logo.png"/></svg>',
  ),
  'drawing-without-frame': ofDrawing('<svg width="32" height="32"><path d="M4 4h24v24z"/></svg>'),
}

function ofDrawing(bad: string) {
  return () => ({ bad: withFile(drawing, bad), good: withoutMistake })
}

function withTypeface(text: string): SourceFile[] {
  const lines = 'typeface:\n  file: brand/letters.woff2\n  family: Letters\n  license: OFL 1.1\n'
  return withFiles({ [yaml]: goodText(yaml) + lines, 'brand/letters.woff2': text })
}
