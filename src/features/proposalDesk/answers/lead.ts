import { UNDO_MS } from '@ribalta/domain/notices/topics'
import type { QueryClient } from '@tanstack/react-query'
import { boardReads } from '../../../data/board/ofPerson.ts'
import { roleAct } from '../../../data/castings/roleAct.ts'
import type { ChosenRole } from '../../../data/castings/RolePicker.tsx'
import { type ActEnd, actOn } from '../../../data/roster/actOn.ts'
import { castingPath } from '../../../lib/deskPath.ts'
import { currentScreen, keepUndo } from '../../../ui/undo/undo.ts'
import { approve, takeBack } from './leadMoves.ts'
import type { LeadPlan } from './leadPlan.ts'
import { approvedWords, leadWords, leftOutWords } from './leadWords.ts'

export interface Leading {
  readonly plan: Pick<LeadPlan, 'moves' | 'free'>
  /** The proposal's. */
  readonly castingId: string | undefined
  /** What those come into who stand on no board; they stay out where none was chosen. */
  readonly role: ChosenRole | undefined
}

/**
 * Leads people to a casting: whoever is on its board is approved, the others come into a role. Says what became of each. Rejects where
 * nothing was done.
 */
export async function lead({ plan, castingId, role }: Leading, client: QueryClient): Promise<ActEnd> {
  const { moves, free } = plan
  const screen = currentScreen()
  const until = Date.now() + UNDO_MS
  const ended = castingId === undefined || moves.length === 0 ? [] : await approve(castingId, moves)
  void client.invalidateQueries(boardReads)
  const done = ended.filter(({ outcome }) => outcome === 'done')
  const undo =
    castingId === undefined || done.length === 0
      ? undefined
      : keepUndo({
          what: approvedWords(done.map(({ name }) => name)),
          undo: () => void takeBack(castingId, done, client),
          until,
          castingId,
          screen,
        })
  const put =
    role === undefined ? undefined : await actOn(free, roleAct({ ...role, title: role.role.title }), client)
  const boardOf = role?.castingId ?? castingId
  return {
    words: [
      ...leadWords(ended),
      ...(role === undefined ? leftOutWords([...free.values()]) : []),
      ...(put?.words ?? []),
      ...(put?.problem === undefined ? [] : [put.problem]),
    ],
    reached: [
      // The board tells those who are approved by itself.
      ...done.map(({ candidate, name }) => ({ uid: candidate.artistId, name })),
      ...(put?.reached ?? []),
    ],
    settled: [],
    problem: undefined,
    // What is said of those who came into a role is still true when the others are back.
    ...(undo === undefined || put !== undefined ? {} : { undo }),
    link: boardOf === undefined ? undefined : { label: 'Abrir a mesa do casting', to: castingPath(boardOf) },
  }
}
