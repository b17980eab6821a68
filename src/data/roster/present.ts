import { readPeople } from './people.ts'

/** Of people somebody chose a while ago, who is still there and who was archived or went meanwhile. */
export interface Present {
  readonly uids: string[]
  /** Names of the others. */
  readonly left: string[]
}

/** Looks at the roster once more; `people` are names by uid. Rejects as `readPeople` does. */
export async function presentOf(people: ReadonlyMap<string, string>): Promise<Present> {
  const cards = await readPeople([...people.keys()])
  const isThere = (uid: string): boolean => (cards.get(uid)?.status ?? 'archived') !== 'archived'
  return {
    uids: [...people.keys()].filter(isThere),
    left: [...people].filter(([uid]) => !isThere(uid)).map(([, artisticName]) => artisticName),
  }
}
