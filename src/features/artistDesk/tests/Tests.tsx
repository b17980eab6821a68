import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PagedItems } from '../../../ui/PagedItems.tsx'
import { DeskSection } from '../DeskSection.tsx'
import { TestItem } from './TestItem.tsx'
import type { OwnTests } from './useOwnTests.ts'

export interface TestsProps {
  tests: OwnTests
  now: Date
}

/** The tests that wait for the artist, and below them the earlier ones; nothing at all where there never was one. */
export function Tests({ tests: { waiting, earlier }, now }: TestsProps) {
  if (waiting.status === 'failed') {
    return (
      <DeskSection title="Testes para gravar">
        <ErrorState title="Não foi possível carregar seus testes" onRetry={waiting.retry} />
      </DeskSection>
    )
  }
  if (waiting.status === 'loading') return null
  if (waiting.data.length === 0 && earlier.items.length === 0) return null
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
      {earlier.items.length === 0 ? null : (
        <details className="border-t border-line">
          <summary className="min-h-11 cursor-pointer py-3 text-sm text-muted">Testes anteriores</summary>
          <PagedItems list={earlier} loading={null} empty={null}>
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
