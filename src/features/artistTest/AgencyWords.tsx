import type { TestEntry } from '../../data/testRequests/requests.ts'

/** What the agency wrote with where a test stands now; nothing where it wrote nothing. */
export function AgencyWords({ test }: { test: TestEntry }) {
  const message = test.history.findLast(({ status }) => status === test.status)?.message
  if (message === undefined) return null
  return (
    <div className="max-w-reading border-l-2 border-accent pl-4">
      <p className="text-sm text-muted">A agência respondeu:</p>
      <p className="break-words whitespace-pre-line">{message}</p>
    </div>
  )
}
