import { isWatched } from '@ribalta/domain/screenTests/testStatus'
import { isByAgency } from '../../data/testRequests/onBehalf.ts'
import type { TestEntry } from '../../data/testRequests/requests.ts'
import { SentTakes } from '../../data/testRequests/SentTakes.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TeamReview } from './reviews/TeamReview.tsx'
import { isWithdrawn, wasSubmitted } from './stepWords.ts'
import { TestPart } from './TestPart.tsx'

export interface TestTakesProps {
  test: TestEntry
  name: string
  /** Who is looking. */
  viewer: string
}

/** What the artist has sent, live, and what the team says of it, which is not for the artist; nothing once they have taken it back. */
export function TestTakes({ test, name, viewer }: TestTakesProps) {
  if (isWithdrawn(test)) {
    return (
      <TestPart title="Takes">
        <Notice tone="warning">
          <span>
            {isByAgency(test, 'refused')
              ? `A agência retirou o teste em nome de ${name}.`
              : 'O artista retirou o teste.'}
          </span>{' '}
          Os takes foram apagados.
        </Notice>
      </TestPart>
    )
  }
  if (!wasSubmitted(test) || !isWatched(test.status)) return null
  const isOwn = test.artistId === viewer
  return (
    <TestPart title="Takes">
      <SentTakes test={test} name={name}>
        {(watching) => (isOwn ? null : <TeamReview test={test} watching={watching} viewer={viewer} />)}
      </SentTakes>
    </TestPart>
  )
}
