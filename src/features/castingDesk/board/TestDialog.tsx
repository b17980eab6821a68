import { useQueryClient } from '@tanstack/react-query'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import type { BoardDialogsProps } from './BoardDialogs.tsx'
import { useBoardTools } from './boardTools.ts'
import type { Move } from './sendActs.ts'
import { nameIn } from './tellHurdles.ts'

const RequestTest = lazyPart(() => import('../../../data/testRequests/RequestTest.tsx'))

export interface TestDialogProps extends Omit<BoardDialogsProps, 'asking'> {
  /** How they would be moved without one. */
  moves: readonly Move[]
}

/** Asks whoever comes into the column of tests for one; or whoever is there already for another. */
export function TestDialog({ castingId, moves, onEnded, onClose, returnTo }: TestDialogProps) {
  const { acts, uid } = useBoardTools()
  const nameOf = nameIn(useQueryClient())
  const coming = moves.filter(({ candidate, to }) => candidate.status !== to)
  const asked = (coming.length > 0 ? coming : moves).map(({ candidate }) => candidate)
  const roleOf = new Map(asked.map(({ artistId, roleId }) => [artistId, roleId]))
  return (
    <RequestTest
      uid={uid}
      people={new Map(asked.map(({ artistId }) => [artistId, nameOf(artistId)]))}
      casting={{ id: castingId, roleOf }}
      instead={
        coming.length === 0
          ? undefined
          : {
              label: 'Só mover',
              act: () => {
                acts.justMove(moves)
              },
            }
      }
      onAsked={(end) => {
        acts.tested(moves)
        onEnded(end)
      }}
      onClose={onClose}
      returnTo={returnTo}
    />
  )
}
