import { isWatched } from '@ribalta/domain/screenTests/testStatus'
import type { TestEntry } from '../../data/testRequests/requests.ts'
import { SentTakes } from '../../data/testRequests/SentTakes.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { isWithdrawn, wasSubmitted } from './stepWords.ts'
import { TestPart } from './TestPart.tsx'

/** What the artist has sent, live; nothing once they have taken it back. */
export function TestTakes({ test, name }: { test: TestEntry; name: string }) {
  if (isWithdrawn(test)) {
    return (
      <TestPart title="Takes">
        <Notice tone="warning">O artista retirou o teste. Os takes foram apagados.</Notice>
      </TestPart>
    )
  }
  if (!wasSubmitted(test) || !isWatched(test.status)) return null
  return (
    <TestPart title="Takes">
      <SentTakes test={test} name={name} />
    </TestPart>
  )
}
