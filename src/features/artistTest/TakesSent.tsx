import type { TestEntry } from '../../data/testRequests/requests.ts'
import { SentTakes } from '../../data/testRequests/SentTakes.tsx'

/** The takes that the agency has, to be watched again by whoever sent them. */
export function TakesSent({ test }: { test: TestEntry }) {
  return (
    <section className="flex max-w-4xl flex-col gap-3">
      <h2 className="text-2xl">Takes enviados</h2>
      <SentTakes test={test} />
    </section>
  )
}
