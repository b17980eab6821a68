import { useQueryClient } from '@tanstack/react-query'
import type { ActEnd } from '../../../data/roster/actOn.ts'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import type { BoardDialogsProps } from './BoardDialogs.tsx'
import { type Entering, useBoardTools } from './boardTools.ts'
import { entrants, isMove } from './entrants.ts'
import { nameIn } from './tellHurdles.ts'

const Present = lazyPart(() => import('../../../data/proposals/Present.tsx'))
const RequestTest = lazyPart(() => import('../../../data/testRequests/RequestTest.tsx'))

export interface EnterDialogProps extends Omit<BoardDialogsProps, 'asking'> {
  entering: Entering
}

/**
 * Asks whoever comes into the column of tests for one, and presents whoever comes into the column of those who are; or does the same
 * once more with whoever is there already.
 */
export function EnterDialog({ castingId, entering, onEnded, onClose, returnTo }: EnterDialogProps) {
  const { by, moves } = entering
  const { acts, uid } = useBoardTools()
  const nameOf = nameIn(useQueryClient())
  const about = entrants(entering)
  const coming = moves.filter(({ candidate, to }) => candidate.status !== to)
  const props = {
    uid,
    people: new Map(about.map(({ artistId }) => [artistId, nameOf(artistId)])),
    casting: { id: castingId, roleOf: new Map(about.map(({ artistId, roleId }) => [artistId, roleId])) },
    instead:
      coming.length === 0
        ? undefined
        : {
            label: 'Só mover',
            act: () => {
              acts.justMove(moves.filter(isMove))
            },
          },
    onClose,
    returnTo,
  }
  function entered(end: ActEnd): void {
    acts.entered(moves)
    onEnded(end)
  }
  return by === 'test' ? (
    <RequestTest {...props} onAsked={entered} />
  ) : (
    <Present {...props} onPresented={entered} />
  )
}
