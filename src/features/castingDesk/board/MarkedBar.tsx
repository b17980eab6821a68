import { COLUMN_IDS, type ColumnId, columnTitle } from '../../../data/board/columns.ts'
import { useStore } from '../../../lib/store.ts'
import { markedWords } from '../../../lib/words/actWords.ts'
import { Button } from '../../../ui/Button.tsx'
import { MarksToolbar } from '../../../ui/MarksToolbar.tsx'
import { type BoardMarks, unmarkAll } from './boardMarks.ts'

export interface MarkedBarProps {
  marks: BoardMarks
  onMove: (column: ColumnId) => void
  onAnswer: () => void
}

/** How many are marked, where they can be put and that they can be answered, over the foot of the window while there are any. */
export function MarkedBar({ marks, onMove, onAnswer }: MarkedBarProps) {
  const { size } = useStore(marks)
  const words = markedWords(size)
  return (
    <>
      <output className="sr-only">{size === 0 ? '' : words}</output>
      {size === 0 ? null : (
        <div className="sticky bottom-3 z-20 mt-4">
          <MarksToolbar>
            <p aria-hidden="true" className="font-medium tabular-nums">
              {words}
            </p>
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                unmarkAll(marks)
              }}
            >
              Desmarcar todos
            </Button>
            {COLUMN_IDS.map((column) => (
              <Button
                key={column}
                variant="secondary"
                size="small"
                aria-label={`Mover os marcados para ${columnTitle(column)}`}
                onClick={() => {
                  onMove(column)
                }}
              >
                {columnTitle(column)}
              </Button>
            ))}
            <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={onAnswer}>
              Responder…
            </Button>
          </MarksToolbar>
        </div>
      )}
    </>
  )
}
