import type { Live } from '../../../data/useLive.ts'
import { usePagedQuery } from '../../../data/pagedQuery.ts'
import { testsOfQuery } from '../../../data/testRequests/queries.ts'
import type { TestEntry } from '../../../data/testRequests/requests.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PagedItems } from '../../../ui/PagedItems.tsx'
import { DeskSection } from '../DeskSection.tsx'
import { TestItem } from './TestItem.tsx'

export interface TestsProps {
  uid: string
  waiting: Live<readonly TestEntry[]>
  now: Date
}

/** The tests that wait for the artist, and below them the earlier ones; nothing at all where there never was one. */
export function Tests({ uid, waiting, now }: TestsProps) {
  const list = usePagedQuery(testsOfQuery(uid))
  if (waiting.status === 'failed') {
    return (
      <DeskSection title="Testes para gravar">
        <ErrorState title="Não foi possível carregar seus testes" onRetry={waiting.retry} />
      </DeskSection>
    )
  }
  if (waiting.status === 'loading') return null
  const ids = new Set(waiting.data.map(({ id }) => id))
  const earlier = list.items.filter(({ id }) => !ids.has(id))
  if (waiting.data.length === 0 && earlier.length === 0) return null
  return (
    <DeskSection title="Testes para gravar">
      {waiting.data.length === 0 ? (
        <p className="text-muted">Nenhum teste espera por você agora.</p>
      ) : (
        <ul aria-label="Testes para gravar" className="flex flex-col gap-3">
          {waiting.data.map((test) => (
            <li key={test.id}>
              <TestItem test={test} now={now} />
            </li>
          ))}
        </ul>
      )}
      {earlier.length === 0 ? null : (
        <details className="border-t border-line">
          <summary className="min-h-11 cursor-pointer py-3 text-sm text-muted">Testes anteriores</summary>
          <PagedItems list={{ ...list, items: earlier }} loading={null} empty={null}>
            {(tests) => (
              <ul aria-label="Testes anteriores" className="flex flex-col divide-y divide-line">
                {tests.map((test) => (
                  <li key={test.id}>
                    <TestItem test={test} now={now} />
                  </li>
                ))}
              </ul>
            )}
          </PagedItems>
        </details>
      )}
    </DeskSection>
  )
}
