import { useEffect, useState } from 'react'
import { useStore } from '../../lib/store.ts'
import type { TestEntry } from '../testRequests/requests.ts'
import type { DeviceTake } from './deviceTake.ts'
import { chosenOf } from './takeChoice.ts'
import type { Takes } from './takes.ts'
import { takesOf } from './takesOf.ts'

export interface ChosenTakes {
  readonly takes: Takes
  readonly all: readonly DeviceTake[]
  readonly chosen: readonly DeviceTake[]
  readonly choose: (take: DeviceTake, isChosen: boolean) => void
}

/** The takes of a test that somebody has on this device; the chosen ones are sent, unless the device has something better to do. */
export function useChosenTakes(
  uid: string,
  { id, takes: most }: Pick<TestEntry, 'id' | 'takes'>,
  isResting = false,
): ChosenTakes {
  const [takes] = useState(() => takesOf(uid, id))
  const all = useStore(takes)
  const chosen = chosenOf(all, most)

  const wanted = isResting ? '' : chosen.map((take) => take.id).join(' ')
  useEffect(() => {
    takes.send(wanted.split(' '))
  }, [takes, wanted])

  return {
    takes,
    all,
    chosen,
    choose: (take, isChosen) => {
      // Where only one may go, another one goes in its place.
      if (isChosen && most === 1) for (const { id: other } of chosen) takes.choose(other, false)
      takes.choose(take.id, isChosen)
    },
  }
}
