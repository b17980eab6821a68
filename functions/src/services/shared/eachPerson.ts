import type { ActOutcome, ActResults } from '@ribalta/domain/schemas/actOutcome'
import { eachOf } from './eachOf.ts'

/** Does the same for several people, each once and by themself, and says of each how it ended; see {@link eachOf}. */
export async function eachPerson(
  profileIds: readonly string[],
  act: (uid: string) => Promise<ActOutcome>,
): Promise<ActResults> {
  const results = await eachOf<string, ActResults['results'][number]>([...new Set(profileIds)], {
    act: async (uid) => ({ uid, outcome: await act(uid) }),
    failed: (uid) => ({ uid, outcome: 'failed' }),
  })
  return { results }
}
