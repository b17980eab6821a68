import { TEST_KIND_LABELS } from '@ribalta/domain/screenTests/screenTest'
import type { TestEntry } from '../../data/testRequests/requests.ts'
import { testFacts } from '../../data/testRequests/testFacts.ts'
import { TestPart } from './TestPart.tsx'

/** What was asked for, and on which conditions. */
export function TestFacts({ test }: { test: TestEntry }) {
  const { kind, message, instructions } = test
  const rows = [
    { label: 'Tipo', value: TEST_KIND_LABELS[kind] },
    ...testFacts(test),
    ...(message === '' ? [] : [{ label: 'Mensagem', value: message }]),
  ]
  return (
    <TestPart title="O que foi pedido">
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {rows.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="break-words whitespace-pre-line first-letter:uppercase">{value}</dd>
          </div>
        ))}
        <div className="col-span-full min-w-0">
          <dt className="text-sm text-muted">Instruções</dt>
          <dd className="max-w-prose break-words whitespace-pre-line">{instructions}</dd>
        </div>
      </dl>
    </TestPart>
  )
}
