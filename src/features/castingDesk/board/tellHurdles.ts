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

/** What those are called for whom it came to nothing, and who moved them meanwhile; some may not have been on the screen. */
async function readNames(client: QueryClient, ended: readonly Ended[]): Promise<Map<string, string>> {
  const refused = ended.filter(({ outcome }) => outcome !== 'done')
  const uids = new Set(
    refused.flatMap(({ candidate, movedBy }) => [candidate.artistId, movedBy ?? []].flat()),
  )
  const people = await Promise.all(
    [...uids].map(async (uid) => [uid, await client.query(personQuery(uid))] as const),
  )
  return new Map(people.flatMap(([uid, person]) => (person === null ? [] : [[uid, person.artisticName]])))
}

/** For whom it came to nothing, why, and by whom they were moved meanwhile. */
export async function readHurdles(client: QueryClient, ended: readonly Ended[]): Promise<string[]> {
  let names = new Map<string, string>()
  try {
    names = await readNames(client, ended)
  } catch (error) {
    logWarning('Names of candidates could not be read', error)
  }
  return hurdleSentences(ended, (uid) => names.get(uid) ?? nameIn(client)(uid), names)
}

/** Tells the same. */
export async function tellHurdles(client: QueryClient, ended: readonly Ended[]): Promise<void> {
  for (const description of await readHurdles(client, ended)) {
    toast({ variant: 'destructive', title: 'Não foi salvo', description })
  }
}
