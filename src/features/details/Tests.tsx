import type { TrackRecord } from '@ribalta/domain/schemas/people/trackRecord'
import { TEST_STATUS_LABELS, testStatusAt } from '@ribalta/domain/screenTests/testStatus'
import { Suspense, useState } from 'react'
import { usePagedQuery } from '../../data/pagedQuery.ts'
import type { ActEnd } from '../../data/roster/actOn.ts'
import { EndedAct } from '../../data/roster/EndedAct.tsx'
import { testsOfQuery } from '../../data/testRequests/queries.ts'
import { testPath } from '../../lib/deskPath.ts'
import { formatDate } from '../../lib/formats/formatDate.ts'
import { useNow } from '../../lib/useNow.ts'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { PagedItems } from '../../ui/PagedItems.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useOpenOnce } from '../../ui/useOpenOnce.ts'
import { LinkedRow } from './LinkedRow.tsx'
import { trackWords } from './trackWords.ts'

const RequestTest = lazyPart(() => import('../../data/testRequests/RequestTest.tsx'))

export interface TestsProps {
  uid: string
  /** Who looks at it: nobody asks themselves for a test. */
  viewer: string
  artisticName: string
  /** What came of asking them before. */
  trackRecord: TrackRecord | undefined
}

/** The tests that were asked of somebody, and the way to ask for another. */
export default function Tests({ uid, viewer, artisticName, trackRecord }: TestsProps) {
  const list = usePagedQuery(testsOfQuery(uid))
  const now = useNow()
  const request = useOpenOnce()
  const [ended, setEnded] = useState<ActEnd>()
  return (
    <>
      {trackRecord === undefined ? null : <p className="text-muted">{trackWords(trackRecord)}</p>}
      <PagedItems
        list={list}
        loading={<Skeleton className="h-16 w-full" />}
        failure="Não foi possível carregar os testes"
        empty={<p className="text-muted">Nenhum teste pedido.</p>}
      >
        {(tests) => (
          <ul aria-label="Testes" className="flex flex-col divide-y divide-line">
            {tests.map((test) => (
              <LinkedRow
                key={test.id}
                to={testPath(test.id)}
                title={test.title}
                facts={formatDate(test.createdAt)}
                standing={TEST_STATUS_LABELS[testStatusAt(test, now)]}
              />
            ))}
          </ul>
        )}
      </PagedItems>
      <EndedAct
        end={ended}
        onClose={() => {
          setEnded(undefined)
        }}
      />
      {viewer === uid ? null : (
        <div>
          <Button variant="secondary" aria-haspopup="dialog" onClick={request.open}>
            Pedir teste
          </Button>
        </div>
      )}
      {request.isOpen ? (
        <Suspense fallback={null}>
          <RequestTest
            uid={viewer}
            people={new Map([[uid, artisticName]])}
            onAsked={setEnded}
            onClose={request.close}
          />
        </Suspense>
      ) : null}
    </>
  )
}
