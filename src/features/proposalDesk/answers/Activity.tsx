import { useId } from 'react'
import { useNow } from '../../../lib/useNow.ts'
import type { Reviewer } from './reviewers.ts'
import { lookedWords, standingWords } from './reviewerWords.ts'

/** Who has looked, and when, and how far each has come. */
export function Activity({ reviewers }: { reviewers: readonly Reviewer[] }) {
  const id = useId()
  const now = useNow()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="text-xl">
        Quem abriu
      </h3>
      <ul aria-labelledby={id} className="divide-y divide-line border-y border-line">
        {reviewers.map((reviewer) => (
          <li
            key={reviewer.id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-2.5"
          >
            <span className="min-w-0 font-medium wrap-anywhere">{reviewer.name}</span>
            <span className="text-sm text-muted">{`${lookedWords(reviewer, now)}${reviewer.standing === 'looked' ? ' · sem respostas' : ` · ${standingWords(reviewer, now)}`}`}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
