import { hasTitles } from './answerRows.ts'
import { ArtistHead } from './ArtistHead.tsx'
import type { AnswersViewProps } from './AnswersTable.tsx'
import { Said } from './Said.tsx'

/** The answers on a narrow window: of each artist who says what, below each other. */
export function AnswerCards({ groups, reviewers, marked, onToggle }: AnswersViewProps) {
  const isTitled = hasTitles(groups)
  return (
    <div className="flex flex-col gap-8">
      {groups.map(({ title, rows }) => (
        <section key={title} aria-label={title} className="flex flex-col gap-4">
          {isTitled ? (
            <h3 className="border-b border-line-strong pb-1 text-xl wrap-anywhere">{title}</h3>
          ) : null}
          <ul className="flex flex-col gap-4">
            {rows.map((row) => (
              <li key={row.artistId} className="rounded-card border border-line bg-surface p-4">
                <ArtistHead
                  row={row}
                  isMarked={row.isGone ? undefined : marked.has(row.artistId)}
                  onToggle={onToggle}
                />
                <dl className="mt-2 flex flex-col divide-y divide-line empty:hidden">
                  {reviewers.flatMap(({ id, name, standing, choices }) => {
                    const choice = choices[row.artistId]
                    return choice === undefined
                      ? []
                      : [
                          <div key={id} className="flex flex-col gap-1.5 py-3">
                            <dt className="text-sm text-muted wrap-anywhere">{name}</dt>
                            <dd>
                              <Said choice={choice} isSent={standing === 'sent'} />
                            </dd>
                          </div>,
                        ]
                  })}
                </dl>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
