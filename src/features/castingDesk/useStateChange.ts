import type { CastingStatus } from '@ribalta/domain/castings/castingStatus'
import { useState } from 'react'
import { changeCastingState } from '../../data/castings/calls.ts'
import { useAttempt } from '../../lib/loading/useAttempt.ts'

/** Where a casting may be led; nothing goes back to a draft. */
export type NextStatus = Exclude<CastingStatus, 'draft'>
/** The end asks for more than a yes (ClosingDialog.tsx). */
export type PlainStatus = Exclude<NextStatus, 'closed'>

export interface StateChange {
  /** Where it is asked about going; undefined while nothing is. */
  asked: PlainStatus | undefined
  problem: string | undefined
  isBusy: boolean
  ask: (to: PlainStatus) => void
  close: () => void
  confirm: () => Promise<void>
}

/** A change of a casting's state: asked about, confirmed, and perhaps refused. */
export function useStateChange(
  castingId: string,
  onChanged: (to: PlainStatus) => Promise<void>,
): StateChange {
  const [asked, setAsked] = useState<PlainStatus>()
  const { isBusy, problem, attempt, forget } = useAttempt({
    logged: 'The state of a casting was not changed',
    words: 'Não foi possível mudar o estado. Tente novamente.',
  })

  return {
    asked,
    problem,
    isBusy,
    ask: (to) => {
      forget()
      setAsked(to)
    },
    close: () => {
      setAsked(undefined)
    },
    confirm: async () => {
      if (asked === undefined) return
      await attempt(async () => {
        await changeCastingState({ castingId, to: asked })
        await onChanged(asked)
        setAsked(undefined)
      })
    },
  }
}
