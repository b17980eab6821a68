import { useEffect, useState } from 'react'
import { takesOf } from '../../data/takes/takesOf.ts'
import type { TestEntry } from '../../data/testRequests/requests.ts'
import { useStore } from '../../lib/store.ts'
import { Notice } from '../../ui/Notice.tsx'
import { KeptTake } from './KeptTake.tsx'
import { useRecovered } from './useRecovered.ts'

export interface KeptTakesProps {
  test: TestEntry
  /** What the agency did. */
  words: string
}

/** The takes of an artist whose test the agency has sent or ended: theirs to keep, and to take away by hand. */
export function KeptTakes({ test, words }: KeptTakesProps) {
  const [takes] = useState(() => takesOf(test.artistId, test.id))
  const all = useStore(takes)
  useRecovered(takes, test)
  // Nobody waits for them any more.
  useEffect(() => {
    takes.send([])
  }, [takes])
  if (all.length === 0) return null
  return (
    <section className="flex max-w-4xl flex-col gap-4">
      <h2 className="text-2xl">Takes neste aparelho</h2>
      <Notice>{`${words} Seus takes continuam neste aparelho.`}</Notice>
      <ol
        aria-label="Takes neste aparelho"
        className="flex flex-col divide-y divide-line border-y border-line"
      >
        {all.map((take, index) => (
          <li key={take.id}>
            <KeptTake take={take} takes={takes} number={index + 1} title={test.title} />
          </li>
        ))}
      </ol>
    </section>
  )
}
