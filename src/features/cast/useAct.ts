import type { ProfileAct } from '@ribalta/domain/profileStatus'
import { MAX_ACTED_ON } from '@ribalta/domain/schemas/profileState'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeProfileState } from '../../data/profiles/state.ts'
import { rosterReads } from '../../data/roster/queries.ts'
import { logWarning } from '../../lib/log.ts'
import { refusalWords } from '../../lib/refusalWords.ts'
import { type NamedOutcome, outcomeWords } from '../../lib/actWords.ts'
import { marked, unmark } from './marks.ts'

export interface Act {
  readonly isBusy: boolean
  readonly problem: string | undefined
  /** How the last one ended, in sentences. */
  readonly ended: readonly string[]
  readonly forget: () => void
  /** Resolves to whether all of them were answered. */
  readonly run: (act: ProfileAct, reason: string) => Promise<boolean>
}

/** What directors do with everybody marked, a portion at a time: whoever was answered is marked no more. */
export function useAct(): Act {
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [ended, setEnded] = useState<readonly string[]>([])

  async function run(act: ProfileAct, reason: string): Promise<boolean> {
    const people = [...marked.current()]
    const results: NamedOutcome[] = []
    setIsBusy(true)
    setProblem(undefined)
    try {
      for (let start = 0; start < people.length; start += MAX_ACTED_ON) {
        const portion = new Map(people.slice(start, start + MAX_ACTED_ON))
        const answer = await changeProfileState({ profileIds: [...portion.keys()], act, reason })
        results.push(...answer.results.map((each) => ({ ...each, name: portion.get(each.uid) ?? each.uid })))
      }
      return true
    } catch (error) {
      logWarning('The state of those marked was not changed', error)
      setProblem(refusalWords(error, 'Não deu certo. Tente de novo.'))
      return false
    } finally {
      setEnded(outcomeWords(act, results))
      unmark(results.filter(({ outcome }) => outcome !== 'failed').map(({ uid }) => uid))
      setIsBusy(false)
      await client.invalidateQueries(rosterReads)
    }
  }

  return {
    isBusy,
    problem,
    ended,
    forget: () => {
      setEnded([])
      setProblem(undefined)
    },
    run,
  }
}
