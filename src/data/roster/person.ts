import { queryOptions } from '@tanstack/react-query'
import { readPeople } from './people.ts'
import type { RosterCard } from './roster.ts'

/** A face is the same for a while. */
const FRESH_MS = 300_000

interface Turn {
  readonly uids: Set<string>
  readonly cards: Promise<ReadonlyMap<string, RosterCard>>
}
let turn: Turn | undefined

/** Whoever is asked for at the same time is read at once. */
async function readPerson(uid: string): Promise<RosterCard | null> {
  if (turn === undefined) {
    const uids = new Set<string>()
    const cards = Promise.resolve().then(() => {
      turn = undefined
      return readPeople([...uids])
    })
    turn = { uids, cards }
  }
  const { uids, cards } = turn
  uids.add(uid)
  return (await cards).get(uid) ?? null
}

/** The card of somebody, for their name and face in lists of many; null for whoever is not in the roster any more. */
export function personQuery(uid: string) {
  return queryOptions({
    queryKey: ['roster', 'person', uid],
    queryFn: () => readPerson(uid),
    staleTime: FRESH_MS,
  })
}
