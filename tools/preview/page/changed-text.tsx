import type { ReactElement } from 'react'
import type { ChangeWithText } from '../find-changes'
import type { FileChange } from '../changed-files'
import { textDifference, type Difference, type Piece, type Row } from '../text-difference'
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
  const { rows, note = '' } = differenceOf(file)
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
      {rows.length > 0 ? (
        <ul className="rows">
          {rows.map((row, index) => (
            <RowItem key={index} row={row} />
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function differenceOf(file: FileChange): Difference {
  if (imageFile.test(file.file)) {
    const where = file.is ? ' Look at it on the page.' : ''
    return { rows: [], note: `A picture. ${formatSize(file)}${where}` }
  }
  if (file.movedTo) {
    return { rows: [], note: `Moved to ${file.movedTo}, where its words are compared.` }
  }
  return textDifference(file.was, file.is)
}

function RowItem({ row }: { row: Row }): ReactElement {
  if ('count' in row) return <li className="left-out">{formatLeftOut(row)}</li>
  if (row.kind === 'changed') {
    return (
      <li className="row changed">
        <Lines mark={`Was, line ${row.line}`} kind="removed" pieces={row.was} />
        <Lines mark="Now" kind="added" pieces={row.now} />
      </li>
    )
  }
  const marks = { same: 'Same', added: 'Added', removed: 'Removed' }
  return (
    <li className={`row ${row.kind}`}>
      <Lines mark={`${marks[row.kind]}, line ${row.line}`} kind={row.kind} pieces={row.pieces} />
    </li>
  )
}

function Lines({
  mark,
  kind,
  pieces,
}: {
  mark: string
  kind: 'same' | 'added' | 'removed'
  pieces: readonly Piece[]
}): ReactElement {
  const Differs = kind === 'added' ? 'ins' : 'del'
  return (
    <div className={`lines ${kind}`}>
      <span className="mark">{mark}: </span>
      <span className="text">
        {pieces.map(({ text, differs }, index) => {
          // The last line end would be shown as an empty line.
          const shown = visibleText(index === pieces.length - 1 ? text.replace(/\n$/, '') : text)
          return differs ? <Differs key={index}>{shown}</Differs> : <span key={index}>{shown}</span>
        })}
      </span>
    </div>
  )
}

function formatLeftOut({ kind, count }: Extract<Row, { count: number }>): string {
  const lines = count === 1 ? '1 line' : `${count} lines`
  return kind === 'same-left-out'
    ? `${lines} without a change`
    : `${lines} more. That is too much for this page: see the pull request.`
}
