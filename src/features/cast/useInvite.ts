import type { Prepared } from '@ribalta/domain/schemas/people/invitation'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { inviteArtists } from '../../data/invitations/invitations.ts'
import { invitationReads } from '../../data/invitations/queries.ts'
import { logWarning } from '../../lib/log.ts'
import { refusalWords } from '../../lib/words/refusalWords.ts'
import type { Answered } from './inviteWords.ts'

export interface Invite {
  readonly isBusy: boolean
  /** How many were answered of those being sent. */
  readonly done: number
  readonly problem: string | undefined
  /** Resolves to what became of everybody, or to nothing where not all were answered; sent again, nobody gets a second link. */
  readonly send: (people: readonly Prepared[]) => Promise<readonly Answered[] | undefined>
}

/** Sends what was prepared and says how far it has come. */
export function useInvite(): Invite {
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const [done, setDone] = useState(0)
  const [problem, setProblem] = useState<string>()

  async function send(people: readonly Prepared[]): Promise<readonly Answered[] | undefined> {
    const answered: Answered[] = []
    setIsBusy(true)
    setProblem(undefined)
    setDone(0)
    try {
      await inviteArtists(people, (outcomes) => {
        for (const outcome of outcomes) {
          const prepared = people[answered.length]
          if (prepared !== undefined) answered.push({ prepared, outcome })
        }
        setDone(answered.length)
      })
      return answered
    } catch (error) {
      logWarning('Not everybody was invited', error)
      const cause = refusalWords(error, 'Verifique sua conexão.')
      const so = answered.length === 0 ? 'Nenhum convite foi feito.' : `${String(answered.length)} já foram.`
      setProblem(`${so} ${cause} Tente de novo: ninguém recebe dois convites.`)
      return undefined
    } finally {
      setIsBusy(false)
      await client.invalidateQueries(invitationReads)
    }
  }

  return { isBusy, done, problem, send }
}
