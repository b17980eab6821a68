import type { RefObject } from 'react'
import { COLUMN_IDS, columnTitle } from '../../../data/board/columns.ts'
import { Button } from '../../../ui/Button.tsx'
import { UndoButton } from '../../../ui/undo/UndoButton.tsx'
import { draftWords } from '../draftWords.ts'
import type { BoardState } from './boardState.ts'

export interface BoardTopProps {
  columns: BoardState['columns']
  /** What holds the columns. */
  root: RefObject<HTMLElement | null>
  /** How many answers are written and not sent. */
  drafts: number
  onDrafts: () => void
  onHelp: () => void
}

/**
 * Above the board: the way to each column where they stand one below the other, what takes the last act back, and what sends the answers
 * that were held back.
 */
export function BoardTop({ columns, root, drafts, onDrafts, onHelp }: BoardTopProps) {
  return (
    <div className="mb-3 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2">
      <nav aria-label="Colunas" className="flex flex-wrap gap-2 lg:hidden">
        {COLUMN_IDS.map((id) => (
          <Button
            key={id}
            variant="secondary"
            size="small"
            onClick={() => {
              const heading = root.current?.querySelector<HTMLElement>(`[data-column="${id}"] h3`)
              heading?.scrollIntoView()
              heading?.focus({ preventScroll: true })
            }}
          >
            <span>{`${columnTitle(id)} `}</span>
            <span className="tabular-nums">{columns[id].count ?? ''}</span>
          </Button>
        ))}
      </nav>
      <UndoButton />
      {drafts < 1 ? null : (
        <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={onDrafts}>
          {draftWords(drafts)}
        </Button>
      )}
      <Button variant="quiet" size="small" className="ml-auto max-lg:hidden" onClick={onHelp}>
        Teclas
      </Button>
    </div>
  )
}
