import { memo, useCallback, useEffect, useRef, type RefObject } from 'react'
import { candidateId } from '../../../data/board/candidates.ts'
import { type ColumnId, columnTitle } from '../../../data/board/columns.ts'
import { classNames } from '../../../lib/classNames.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PagedEnd } from '../../../ui/PagedItems.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useDropArea } from '../../../ui/useDropArea.ts'
import { useBoardTools } from './boardTools.ts'
import type { BoardColumnState } from './boardState.ts'
import { CandidateCard } from './CandidateCard.tsx'
import type { Reading } from './openBoard.ts'

export interface BoardColumnProps {
  id: ColumnId
  column: BoardColumnState
  reading: Reading
  onMore: (id: ColumnId) => void
}

/** From where on the columns stand beside each other, each with a scrollbar of its own. */
const BESIDE = '(min-width: 64rem)'

/** Reads on as the end of a column that scrolls by itself comes into sight; where columns stand one below the other a button does. */
function useReadOn(end: RefObject<HTMLElement | null>, isWaiting: boolean, more: () => void): void {
  useEffect(() => {
    const element = end.current
    if (element === null || !isWaiting || !window.matchMedia(BESIDE).matches) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) more()
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [end, isWaiting, more])
}

/** One column of the board. */
export const BoardColumn = memo(function BoardColumn({ id, column, reading, onMore }: BoardColumnProps) {
  const { acts, isOver } = useBoardTools()
  const area = useRef<HTMLElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const title = columnTitle(id)
  const { candidates, count } = column
  const onDropped = useCallback(
    (dragged: string) => {
      acts.toColumn(dragged, id)
    },
    [acts, id],
  )
  const more = useCallback(() => {
    onMore(id)
  }, [onMore, id])
  const isUnder = useDropArea(area, !isOver, onDropped)
  useReadOn(end, reading.status === 'idle' && reading.hasMore, more)

  return (
    <section
      ref={area}
      aria-label={title}
      data-column={id}
      className={classNames(
        'flex min-w-0 scroll-mt-32 flex-col rounded-card lg:h-full lg:min-h-0 lg:overflow-y-auto lg:bg-sunken lg:px-2 lg:pb-2',
        isUnder ? 'outline-2 outline-accent' : '',
      )}
    >
      <h3
        tabIndex={-1}
        className="flex items-baseline justify-between gap-2 py-2.5 text-base font-medium lg:sticky lg:top-0 lg:z-10 lg:-mx-2 lg:bg-sunken lg:px-3"
      >
        <span>{title}</span>
        <span className="text-sm text-muted tabular-nums">{count ?? ''}</span>
      </h3>
      {reading.hasStarted || candidates.length > 0 ? (
        <ul className="grid gap-2 sm:max-lg:grid-cols-2">
          {candidates.map((candidate) => (
            <li key={candidateId(candidate)}>
              <CandidateCard candidate={candidate} />
            </li>
          ))}
        </ul>
      ) : reading.status === 'failed' ? (
        <ErrorState title="Não foi possível carregar" onRetry={more} />
      ) : (
        <Skeleton className="h-28 w-full" />
      )}
      {reading.hasStarted && candidates.length === 0 ? (
        <p className="py-2 text-sm text-muted lg:px-1">Ninguém aqui.</p>
      ) : null}
      <div ref={end} className="pb-2">
        {reading.hasStarted ? <PagedEnd list={{ ...reading, lastFound: 0, more }} /> : null}
      </div>
    </section>
  )
})
