import { type ActResults, MAX_ACTED_ON } from '@ribalta/domain/schemas/actOutcome'
import type { Notice } from '@ribalta/domain/schemas/notices/notice'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { rosterReads } from '../../data/roster/queries.ts'
import { logWarning } from '../../lib/log.ts'
import { refusalWords } from '../../lib/words/refusalWords.ts'
import { type NamedOutcome, outcomeWords } from '../../lib/words/actWords.ts'
import { marked, unmark } from './marks.ts'

/** Something that is done with everybody marked. */
export interface MarkedWork {
  readonly call: (uids: string[]) => Promise<ActResults>
  /** What was done to one, and to many. */
  readonly done: readonly [one: string, many: string]
  /** What each of them is told of it. */
  readonly notice: Notice
}

/** Who was told what. */
export interface Told {
  readonly notice: Notice
  readonly people: readonly Pick<NamedOutcome, 'uid' | 'name'>[]
}

export interface Act {
  readonly isBusy: boolean
  readonly problem: string | undefined
  /** How the last one ended, in sentences. */
  readonly ended: readonly string[]
  readonly told: Told | undefined
  readonly forget: () => void
  /** Resolves to whether all of them were answered. */
  readonly run: (work: MarkedWork) => Promise<boolean>
}

/** What is done with everybody marked, a portion at a time: whoever was answered is marked no more. */
export function useAct(): Act {
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [ended, setEnded] = useState<readonly string[]>([])
  const [told, setTold] = useState<Told>()

  async function run({ call, done, notice }: MarkedWork): Promise<boolean> {
    const people = [...marked.current()]
    const results: NamedOutcome[] = []
    setIsBusy(true)
    setProblem(undefined)
    try {
      for (let start = 0; start < people.length; start += MAX_ACTED_ON) {
        const portion = new Map(people.slice(start, start + MAX_ACTED_ON))
        const answer = await call([...portion.keys()])
        results.push(...answer.results.map((each) => ({ ...each, name: portion.get(each.uid) ?? each.uid })))
      }
      return true
    } catch (error) {
      logWarning('Not everybody marked was reached', error)
      setProblem(refusalWords(error, 'Não deu certo. Tente de novo.'))
      return false
    } finally {
      setEnded(outcomeWords(done, results))
      setTold({ notice, people: results.filter(({ outcome }) => outcome === 'done') })
      unmark(results.filter(({ outcome }) => outcome !== 'failed').map(({ uid }) => uid))
      setIsBusy(false)
      await client.invalidateQueries(rosterReads)
    }
  }

  return {
    isBusy,
    problem,
    ended,
    told,
    forget: () => {
      setEnded([])
      setTold(undefined)
      setProblem(undefined)
    },
    run,
  }
}
