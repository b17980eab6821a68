import type { CastingStatus } from '@ribalta/domain/castings/castingStatus'
import { useState } from 'react'
import { changeCastingState } from '../../data/castings/calls.ts'
import { refusalWords } from '../../lib/words/refusalWords.ts'

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
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  return {
    asked,
    problem,
    isBusy,
    ask: (to) => {
      setProblem(undefined)
      setAsked(to)
    },
    close: () => {
      setAsked(undefined)
    },
    confirm: async () => {
      if (asked === undefined) return
      setProblem(undefined)
      setIsBusy(true)
      try {
        await changeCastingState({ castingId, to: asked })
        await onChanged(asked)
        setAsked(undefined)
      } catch (error) {
        setProblem(refusalWords(error, 'Não foi possível mudar o estado. Tente novamente.'))
      }
      setIsBusy(false)
    },
  }
}
