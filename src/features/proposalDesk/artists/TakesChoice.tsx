import { presentedTake } from '@ribalta/domain/proposals/items'
import type { PresentedTake } from '@ribalta/domain/schemas/proposals/proposal'
import { MAX_TAKES } from '@ribalta/domain/screenTests/screenTest'
import { isWatched } from '@ribalta/domain/screenTests/testStatus'
import { useQuery } from '@tanstack/react-query'
import { usePagedQuery } from '../../../data/pagedQuery.ts'
import { sentTakesQuery, testsOfQuery } from '../../../data/testRequests/queries.ts'
import type { TestEntry } from '../../../data/testRequests/requests.ts'
import { inOrder, takeName } from '../../../data/testRequests/watching/sentTake.ts'
import { formatDate } from '../../../lib/formats/formatDate.ts'
import { formatClock } from '../../../lib/formats/formatLength.ts'
import { Button } from '../../../ui/Button.tsx'
import { CheckboxField } from '../../../ui/CheckboxField.tsx'
import { PagedItems } from '../../../ui/PagedItems.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

interface TakesProps {
  value: readonly PresentedTake[]
  onChange: (takes: readonly PresentedTake[]) => void
}

/** A test of which there is something to show. */
function hasTakes({ status, history, takesGoneAt }: TestEntry): boolean {
  return takesGoneAt === undefined && isWatched(status) && history.some((step) => step.status === 'submitted')
}

/** Which of the takes that somebody sent the client sees, test by test. */
export function TakesChoice({ uid, ...takes }: TakesProps & { uid: string }) {
  const list = usePagedQuery(testsOfQuery(uid))
  const none = <p className="text-sm text-muted">Nenhum take enviado.</p>
  return (
    <section aria-labelledby="takes-choice" className="flex flex-col gap-3">
      <h3 id="takes-choice" className="text-sm font-medium">
        Takes dos testes
      </h3>
      <PagedItems
        list={list}
        loading={<Skeleton className="h-12 w-full" />}
        failure="Não foi possível carregar os testes"
        empty={none}
      >
        {(tests) => {
          const shown = tests.filter(hasTakes)
          return shown.length === 0
            ? none
            : shown.map((test) => <TakesOfTest key={test.id} test={test} {...takes} />)
        }}
      </PagedItems>
    </section>
  )
}

function TakesOfTest({ test, value, onChange }: TakesProps & { test: TestEntry }) {
  const { data, isError, refetch } = useQuery(sentTakesQuery(test))
  const isFull = value.length >= MAX_TAKES
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 text-sm break-words text-muted">{`${test.title}, ${formatDate(test.createdAt)}`}</legend>
      {isError ? (
        <Button variant="secondary" size="small" className="self-start" onClick={() => void refetch()}>
          Os takes não carregaram: tentar de novo
        </Button>
      ) : data === undefined ? (
        <Skeleton className="h-8 w-40" />
      ) : (
        inOrder(test, data).map((take) => {
          const isChosen = value.some(({ takeId }) => takeId === take.id)
          return (
            <CheckboxField
              key={take.id}
              label={`${takeName(take)}${take.seconds === undefined ? '' : ` (${formatClock(take.seconds)})`}`}
              checked={isChosen}
              disabled={isFull && !isChosen}
              onChange={() => {
                onChange(
                  isChosen
                    ? value.filter(({ takeId }) => takeId !== take.id)
                    : [...value, presentedTake(test.id, take.id, take)],
                )
              }}
            />
          )
        })
      )}
    </fieldset>
  )
}
