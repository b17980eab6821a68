import { memo } from 'react'
import { classNames } from '../../../lib/classNames.ts'
import { useNow } from '../../../lib/useNow.ts'
import { ScrollArea } from '../../../ui/ScrollArea.tsx'
import { type AnswerGroup, type AnswerRow, hasTitles } from './answerRows.ts'
import { ArtistHead } from './ArtistHead.tsx'
import type { Reviewer } from './reviewers.ts'
import { standingWords } from './reviewerWords.ts'
import { Said } from './Said.tsx'

export interface AnswersViewProps {
  groups: readonly AnswerGroup[]
  /** Those who say something, a column each. */
  reviewers: readonly Reviewer[]
  /** Whoever goes to the casting. */
  marked: ReadonlySet<string>
  onToggle: (artistId: string, isMarked: boolean) => void
}

const CELL = 'border-b border-line px-4 py-3 text-left align-top'
/** The artists stay in sight while the reviewers move by. */
const FIRST = 'sticky left-0 z-10 w-64 min-w-64 border-r bg-surface'

/** The answers as a table: the artists by role, and a column for each reviewer. */
export function AnswersTable({ groups, reviewers, marked, onToggle }: AnswersViewProps) {
  const now = useNow()
  const isTitled = hasTitles(groups)
  return (
    <ScrollArea
      aria-label="Respostas por artista"
      className="max-h-[80dvh] overflow-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">Respostas de cada pessoa sobre cada artista</caption>
        <thead>
          <tr>
            <th scope="col" className={classNames(CELL, FIRST, 'top-0 z-30 text-sm font-medium text-muted')}>
              Artista
            </th>
            {reviewers.map((reviewer) => (
              <th
                key={reviewer.id}
                scope="col"
                className={classNames(CELL, 'sticky top-0 z-20 min-w-60 bg-surface font-normal')}
              >
                <span className="block font-medium wrap-anywhere">{reviewer.name}</span>
                <span className="block text-sm text-muted">{standingWords(reviewer, now)}</span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            {isTitled ? (
              <tr>
                <th scope="rowgroup" colSpan={reviewers.length + 1} className="bg-sunken px-4 py-2 text-left">
                  <span className="sticky left-4 font-display text-lg font-normal wrap-anywhere">
                    {title}
                  </span>
                </th>
              </tr>
            ) : null}
            {rows.map((row) => (
              <Row
                key={row.artistId}
                row={row}
                reviewers={reviewers}
                isMarked={row.isGone ? undefined : marked.has(row.artistId)}
                onToggle={onToggle}
              />
            ))}
          </tbody>
        ))}
      </table>
    </ScrollArea>
  )
}

interface RowProps extends Pick<AnswersViewProps, 'reviewers' | 'onToggle'> {
  row: AnswerRow
  isMarked: boolean | undefined
}

/** Of sixty artists only the one who is marked is drawn anew. */
const Row = memo(function Row({ row, reviewers, isMarked, onToggle }: RowProps) {
  return (
    <tr>
      <th scope="row" className={classNames(CELL, FIRST)}>
        <ArtistHead row={row} isMarked={isMarked} onToggle={onToggle} />
      </th>
      {reviewers.map(({ id, standing, choices }) => {
        const choice = choices[row.artistId]
        return (
          <td key={id} className={CELL}>
            {choice === undefined ? (
              <span className="text-muted">
                <span aria-hidden="true">—</span>
                <span className="sr-only">sem resposta</span>
              </span>
            ) : (
              <Said choice={choice} isSent={standing === 'sent'} />
            )}
          </td>
        )
      })}
    </tr>
  )
})
