import type { TestRating } from '@ribalta/domain/schemas/screenTests/review'
import { type Rating, RATINGS } from '@ribalta/domain/screenTests/review'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { personNameQuery } from '../../../data/profiles/queries.ts'
import { type ReviewedTest, setRating } from '../../../data/testRequests/reviews.ts'
import { classNames } from '../../../lib/classNames.ts'
import { useIsCutOff } from '../../../lib/loading/useIsCutOff.ts'
import { logWarning } from '../../../lib/log.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'

export interface RatingFieldProps {
  test: ReviewedTest
  ratings: readonly TestRating[]
  /** Who is looking. */
  viewer: string
}

/** How good a test is to whoever looks, saved as it is chosen, beside what it is to the others. */
export function RatingField({ test, ratings, viewer }: RatingFieldProps) {
  const id = useId()
  // What was chosen is seen at once: the SDK tells it before the server has answered, and takes it back where that says no.
  const mine = ratings.find(({ author }) => author === viewer)?.rating
  const [failed, setFailed] = useState<Rating>()
  const [isSaving, setIsSaving] = useState(false)
  const isCutOff = useIsCutOff()
  const last = useRef<Rating>(undefined)

  async function choose(rating: Rating): Promise<void> {
    last.current = rating
    setFailed(undefined)
    setIsSaving(true)
    try {
      await setRating(test, viewer, rating)
    } catch (error) {
      logWarning('A rating was not saved', error)
      if (last.current === rating) setFailed(rating)
    }
    if (last.current === rating) setIsSaving(false)
  }

  const others = ratings.filter(({ author }) => author !== viewer)
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
        <fieldset role="radiogroup" aria-describedby={`${id}-hint`}>
          <legend className="text-sm font-medium">Avaliação</legend>
          <p id={`${id}-hint`} className="text-sm text-muted">
            De 1 a 5, só para a equipe.
          </p>
          <div className="mt-2 flex gap-2">
            {RATINGS.map((rating) => (
              <label
                key={rating}
                className={classNames(
                  'relative grid size-11 cursor-pointer place-items-center rounded-full border tabular-nums',
                  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
                  rating === mine
                    ? 'border-accent bg-accent font-semibold text-on-accent'
                    : 'border-line-strong bg-surface hover:border-ink',
                )}
              >
                <input
                  type="radio"
                  name={id}
                  value={rating}
                  checked={rating === mine}
                  // The focus comes to what is chosen, as it does where the browser decides.
                  tabIndex={mine === undefined || rating === mine ? undefined : -1}
                  className="absolute inset-0 cursor-pointer opacity-0"
                  onChange={() => void choose(rating)}
                />
                <span>{rating}</span>
              </label>
            ))}
          </div>
        </fieldset>
        {others.length === 0 ? null : (
          <ul aria-label="Avaliações da equipe" className="flex flex-wrap gap-x-4 gap-y-1 pb-2.5">
            {others.map((each) => (
              <OtherRating key={each.author} rating={each} />
            ))}
          </ul>
        )}
      </div>
      {isSaving && isCutOff ? (
        <Notice tone="warning">Sem conexão: a avaliação é salva quando ela voltar.</Notice>
      ) : null}
      {failed === undefined ? null : (
        <Notice tone="danger">
          A avaliação não foi salva.{' '}
          <Button variant="quiet" size="small" onClick={() => void choose(failed)}>
            Tentar de novo
          </Button>
        </Notice>
      )}
    </div>
  )
}

function OtherRating({ rating: { author, rating } }: { rating: TestRating }) {
  const { data: name } = useQuery(personNameQuery(author))
  return (
    <li>
      <span>{`${name ?? 'Equipe'}: `}</span>
      <span className="font-medium tabular-nums">{rating}</span>
    </li>
  )
}
