import type { ReactElement } from 'react'
import type { ChangeWithText } from '../find-changes'
import type { FileChange } from '../changed-files'
import { textDifference, type Difference, type Piece } from '../text-difference'
import { visibleText } from '../visible-text.cjs'
import { kindLabels, formatGrade, formatSize } from './format'

/** Renders the changed text of a page or part, file by file. */
export function ChangedText({ id, change }: { id: string; change: ChangeWithText }): ReactElement {
  return (
    <div className="changed-text">
      <h3 id={id}>{visibleText(change.title)}</h3>
      {change.files.map((file) => (
        <File key={file.file} file={file} />
      ))}
    </div>
  )
}

/** Matches image files, whose changes are seen on the page itself. */
const imageFile = /\.(png|jpe?g|webp|avif|gif|svg)$/i

function File({ file }: { file: FileChange }): ReactElement {
  const { pieces, note = '' } = differenceOf(file)
  const from = file.movedFrom ? `Moved from ${file.movedFrom}.` : ''
  const notes = [from, formatGrade(file), note]
  return (
    <div className="file">
      <h4>
        {kindLabels[file.kind]}: <code>{visibleText(file.file)}</code>
      </h4>
      {notes.filter(Boolean).map((one) => (
        <p key={one}>{visibleText(one)}</p>
      ))}
      {pieces.length > 0 ? (
        <div className="text">
          {pieces.map((piece, index) => (
            <Words key={index} piece={piece} />
          ))}
        </div>
      ) : null}
    </div>
  )
}

function differenceOf(file: FileChange): Difference {
  if (imageFile.test(file.file)) {
    const where = file.is ? ' Look at it on the page.' : ''
    return { pieces: [], note: `A picture. ${formatSize(file)}${where}` }
  }
  if (file.movedTo) {
    return { pieces: [], note: `Moved to ${file.movedTo}, where its words are compared.` }
  }
  return textDifference(file.was, file.is)
}

const elements = { same: 'span', added: 'ins', removed: 'del', gap: 'small' } as const

function Words({ piece: { kind, text } }: { piece: Piece }): ReactElement {
  const Element = elements[kind]
  return <Element>{visibleText(text)}</Element>
}
