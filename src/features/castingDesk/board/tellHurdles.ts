import type { QueryClient } from '@tanstack/react-query'
import { personQuery } from '../../../data/roster/person.ts'
import { logWarning } from '../../../lib/log.ts'
import { toast } from '../../../ui/toast/toastStore.ts'
import { hurdleSentences } from './moveWords.ts'
import type { Ended } from './sendActs.ts'

/** What somebody on the board is called, as far as that has been read. */
export function nameIn(client: QueryClient): (uid: string) => string {
  return (uid) => client.getQueryData(personQuery(uid).queryKey)?.artisticName ?? 'Artista'
}

/** Who moved some of them meanwhile, by name. */
async function readMovers(client: QueryClient, ended: readonly Ended[]): Promise<Map<string, string>> {
  const uids = new Set(ended.flatMap(({ outcome, movedBy }) => (outcome === 'moved' ? (movedBy ?? []) : [])))
  const people = await Promise.all(
    [...uids].map(async (uid) => [uid, await client.query(personQuery(uid))] as const),
  )
  return new Map(people.flatMap(([uid, person]) => (person === null ? [] : [[uid, person.artisticName]])))
}

/** For whom it came to nothing, why, and by whom they were moved meanwhile. */
export async function readHurdles(client: QueryClient, ended: readonly Ended[]): Promise<string[]> {
  let movers = new Map<string, string>()
  try {
    movers = await readMovers(client, ended)
  } catch (error) {
    logWarning('Who moved a candidate could not be read', error)
  }
  return hurdleSentences(ended, nameIn(client), movers)
}

/** Tells the same. */
export async function tellHurdles(client: QueryClient, ended: readonly Ended[]): Promise<void> {
  for (const description of await readHurdles(client, ended)) {
    toast({ variant: 'destructive', title: 'Não foi salvo', description })
  }
}
