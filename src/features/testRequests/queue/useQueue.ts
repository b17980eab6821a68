import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { profileQuery } from '../../../data/profiles/queries.ts'
import { personQuery } from '../../../data/roster/person.ts'
import { toAnswerQuery } from '../../../data/testRequests/queries.ts'
import { testPath } from '../../../lib/deskPath.ts'
import { useScreenKeys } from '../../../lib/useScreenKeys.ts'
import { type QueueSteps, queueSteps } from './queueSteps.ts'

const NOBODY: readonly string[] = []

/** Where a test stands among those that wait for an answer, with the keys that go on; read once, and anew after an answer. */
export function useQueue(testRequestId: string, viewer: string): QueueSteps {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { data = [] } = useQuery(toAnswerQuery(viewer))
  const ids = data.map(({ id }) => id)
  const [seen, setSeen] = useState(NOBODY)
  if (ids.includes(testRequestId) && ids.join() !== seen.join()) setSeen(ids)
  const steps = queueSteps(ids, testRequestId, seen)

  // Whoever goes on finds the person there.
  const nextArtist = data.find(({ id }) => id === steps.next)?.artistId
  useEffect(() => {
    if (nextArtist === undefined) return
    // What fails is told where it is read again.
    client.query(personQuery(nextArtist)).catch(() => undefined)
    client.query(profileQuery(nextArtist)).catch(() => undefined)
  }, [client, nextArtist])

  const go = (to: string | undefined): void => {
    if (to !== undefined) void navigate(testPath(to))
  }
  useScreenKeys({ n: { act: () => go(steps.next) }, p: { act: () => go(steps.previous) } })
  return steps
}
