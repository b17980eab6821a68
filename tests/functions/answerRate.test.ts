import '../support/functions/alone.ts'
import { expect, it } from 'vitest'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { publishAnswerRate } from '../../functions/src/services/castings/answerRate.ts'
import {
  applicationOf,
  apply,
  candidate,
  changeApplication,
  followNow,
  moveCandidates,
  openCasting,
} from '../support/castings.ts'
import { backend, type Person, person } from '../support/functions/functions.ts'

const DAY_MS = 86_400_000

async function published(): Promise<unknown> {
  return (await backend.db.doc('stats/answers').get()).data()
}

it('the answer rate is that of the year’s real applications, and is published from twenty answers on', async () => {
  const agent = await person({ grants: ['AGENT'] })
  const { castingId } = await openCasting(agent)
  /** Somebody who applied that many days ago. */
  const applied = async (days: number): Promise<Person> => {
    const artist = await candidate()
    expect((await apply(artist, castingId)).error).toBeUndefined()
    await backend.db
      .doc(`castings/${castingId}/applications/${artist.uid}_vizinha`)
      .update({ createdAt: Timestamp.fromMillis(Date.now() - days * DAY_MS) })
    return artist
  }
  const answer = async (artists: readonly Person[], to: string): Promise<void> => {
    const moves = artists.map(({ uid }) => ({ artistId: uid, from: 'submitted', to }))
    const outcomes = await moveCandidates(agent, castingId, moves)
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(artists.map(() => 'done'))
    await followNow(castingId)
  }

  const declined = await Promise.all(Array.from({ length: 19 }, () => applied(4)))
  const [last, waiting] = await Promise.all([applied(24), applied(1), applied(366)])
  await answer(declined, 'declined')
  expect(await publishAnswerRate(backend, new Date())).toBeUndefined()
  expect(await published()).toBeUndefined()

  await answer([last], 'selected')
  expect((await applicationOf(castingId, last.uid))?.minutesToAnswer).toBe(24 * 24 * 60)
  await publishAnswerRate(backend, new Date())
  // Twenty of twenty-one, after four days nineteen times and twenty-four once.
  expect(await published()).toEqual({ percent: 95, days: 5 })

  await changeApplication(waiting, { castingId, artistId: waiting.uid }, 'withdrawn')
  await publishAnswerRate(backend, new Date())
  expect(await published()).toEqual({ percent: 100, days: 5 })

  await publishAnswerRate(backend, new Date(Date.now() + 365 * DAY_MS))
  expect(await published()).toBeUndefined()
})
