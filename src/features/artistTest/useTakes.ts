import { useEffect, useState } from 'react'
import { recoverRecordings } from '../../data/recordings/session.ts'
import type { DeviceTake } from '../../data/takes/deviceTake.ts'
import type { Takes } from '../../data/takes/takes.ts'
import { takesOf } from '../../data/takes/takesOf.ts'
import type { TestEntry } from '../../data/testRequests/requests.ts'
import { useStore } from '../../lib/store.ts'
import { chosenOf } from './takeChoice.ts'

interface OwnTakes {
  readonly takes: Takes
  readonly all: readonly DeviceTake[]
  readonly chosen: readonly DeviceTake[]
  readonly choose: (take: DeviceTake, isChosen: boolean) => void
  /** What was found of recordings whose page died, once each is among the takes. */
  readonly recovered: readonly DeviceTake[]
}

/** The takes of a test on this device; the chosen ones are sent, unless the device has something better to do. */
export function useTakes({ artistId, id, takes: most }: TestEntry, isResting: boolean): OwnTakes {
  const [takes] = useState(() => takesOf(artistId, id))
  const all = useStore(takes)
  const [found, setFound] = useState<readonly string[]>([])
  const chosen = chosenOf(all, most)

  const wanted = isResting ? '' : chosen.map((take) => take.id).join(' ')
  useEffect(() => {
    takes.send(wanted.split(' '))
  }, [takes, wanted])

  useEffect(() => {
    let isHere = true
    void recoverRecordings(takes, { uid: artistId, testRequestId: id }).then((ids) => {
      if (isHere) setFound(ids)
    })
    return () => {
      isHere = false
    }
  }, [takes, artistId, id])

  return {
    takes,
    all,
    chosen,
    choose: (take, isChosen) => {
      // Where only one may go, another one goes in its place.
      if (isChosen && most === 1) for (const { id: other } of chosen) takes.choose(other, false)
      takes.choose(take.id, isChosen)
    },
    recovered: all.filter((take) => found.includes(take.id)),
  }
}
