import type { TestEntry } from '../../data/testRequests/requests.ts'
import { formatDateTime } from '../../lib/formats/formatDateTime.ts'
import { stepWords } from './stepWords.ts'
import { TestPart } from './TestPart.tsx'

/** What happened with a test, the newest first. */
export function TestHistory({ test, name }: { test: TestEntry; name: string }) {
  const steps = stepWords(test, name).toReversed()
  return (
    <TestPart title="Histórico">
      <ol aria-label="Histórico" className="flex flex-col divide-y divide-line">
        {steps.map(({ words, at, message }, place) => (
          <li key={steps.length - place} className="py-2">
            <p>
              <span>{`${words} `}</span>
              <span className="text-sm text-muted tabular-nums">{formatDateTime(at)}</span>
            </p>
            {message === undefined || message === '' ? null : (
              <p className="mt-1 text-sm break-words whitespace-pre-line">{`“${message}”`}</p>
            )}
          </li>
        ))}
      </ol>
    </TestPart>
  )
}
