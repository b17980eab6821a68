import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ActEnd, actOn, type PeopleAct } from '../roster/actOn.ts'
import { marked, unmark } from './marks.ts'

export interface Act {
  readonly isBusy: boolean
  /** How the last one ended. */
  readonly end: ActEnd | undefined
  readonly forget: () => void
  /** Resolves to whether everybody marked was asked for. */
  readonly run: (act: PeopleAct) => Promise<boolean>
  /** For an act that ended elsewhere. */
  readonly ended: (end: ActEnd) => void
}

/** What is done with everybody marked: whoever was answered for is marked no more. */
export function useAct(): Act {
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const [end, setEnd] = useState<ActEnd>()

  function tell(ended: ActEnd): void {
    setEnd(ended)
    unmark(ended.settled)
  }

  async function run(act: PeopleAct): Promise<boolean> {
    setIsBusy(true)
    const ended = await actOn(marked.current(), act, client)
    tell(ended)
    setIsBusy(false)
    return ended.problem === undefined
  }

  return {
    isBusy,
    end,
    forget: () => {
      setEnd(undefined)
    },
    run,
    ended: tell,
  }
}
