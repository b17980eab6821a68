import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { useCallback } from 'react'
import { inGroups, inPlaceOf, putBack } from '../itemOrder.ts'
import type { ItemValues } from '../proposalForm.ts'
import type { Change } from '../useProposalEditing.ts'
import { nameOf } from './nameOf.ts'
import { useItemUndo } from './useItemUndo.ts'

/** Takes somebody out of what is on the screen, others in their place where there are any. */
export type TakeOut = (artistId: string, others?: readonly ItemValues[]) => void

/** How somebody is taken out, with the way back. */
export function useTakeOut(
  items: readonly ItemValues[],
  records: ReadonlyMap<string, Profile | null>,
  onChange: (change: Change) => void,
): TakeOut {
  const keepUndo = useItemUndo()
  return useCallback(
    (artistId, others = []) => {
      const place = items.findIndex((item) => item.artistId === artistId)
      const item = items[place]
      onChange((values) => ({ items: inPlaceOf(inGroups(values.items), artistId, others) }))
      if (item === undefined) return
      keepUndo(`${nameOf(records.get(artistId))} saiu da proposta`, () => {
        onChange((values) => ({ items: putBack(inGroups(values.items), item, place) }))
      })
    },
    [items, records, onChange, keepUndo],
  )
}
