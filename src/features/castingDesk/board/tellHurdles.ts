import type { QueryClient } from '@tanstack/react-query'
import { personQuery } from '../../../data/roster/person.ts'
import { logWarning } from '../../../lib/log.ts'
import { toast } from '../../../ui/toast/toastStore.ts'
import { hurdleSentences } from './moveWords.ts'
import type { Moved } from './openBoard.ts'

/** What somebody on the board is called, as far as that has been read. */
export function nameIn(client: QueryClient): (uid: string) => string {
  return (uid) => client.getQueryData(personQuery(uid).queryKey)?.artisticName ?? 'Artista'
}

/** Who moved some of them meanwhile, by name. */
async function readMovers(client: QueryClient, moved: readonly Moved[]): Promise<Map<string, string>> {
  const uids = new Set(moved.flatMap(({ outcome, movedBy }) => (outcome === 'moved' ? (movedBy ?? []) : [])))
  const people = await Promise.all(
    [...uids].map(async (uid) => [uid, await client.query(personQuery(uid))] as const),
  )
  return new Map(people.flatMap(([uid, person]) => (person === null ? [] : [[uid, person.artisticName]])))
}

/** Tells who was not moved, why, and by whom they were moved meanwhile. */
export async function tellHurdles(client: QueryClient, moved: readonly Moved[]): Promise<void> {
  let movers = new Map<string, string>()
  try {
    movers = await readMovers(client, moved)
  } catch (error) {
    logWarning('Who moved a candidate could not be read', error)
  }
  for (const description of hurdleSentences(moved, nameIn(client), movers)) {
    toast({ variant: 'destructive', title: 'Não foi movido', description })
  }
}
