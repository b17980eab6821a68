import type { Favorite } from '@ribalta/domain/schemas/roster/favorites'
import { useQuery } from '@tanstack/react-query'
import Present from '../../data/proposals/Present.tsx'
import type { ActEnd } from '../../data/roster/actOn.ts'
import { peopleQuery } from '../../data/roster/queries.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { GONE } from './FavoriteRow.tsx'

export interface PresentListProps {
  uid: string
  items: readonly Favorite[]
  onPresented: (end: ActEnd) => void
  onClose: () => void
}

/** Brings everybody of a list into a proposal, in their order. */
export default function PresentList({ uid, items, onPresented, onClose }: PresentListProps) {
  const uids = items.map(({ artistId }) => artistId)
  const { data: cards, isPending, refetch } = useQuery(peopleQuery(uids))
  if (isPending) return null
  if (cards === undefined) {
    return (
      <Dialog
        open
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose()
        }}
        title="Apresentar lista"
      >
        <ErrorState title="Não foi possível carregar as pessoas" onRetry={() => void refetch()} />
      </Dialog>
    )
  }
  const people = new Map(uids.map((each) => [each, cards.get(each)?.artisticName ?? GONE]))
  return <Present uid={uid} people={people} onPresented={onPresented} onClose={onClose} />
}
