/** @module-tag deep */
import '../support/functions/alone.ts'
import { CANDIDATE_STATUSES } from '@ribalta/domain/castings/candidateStatus'
import { beforeAll, expect, it } from 'vitest'
import { followBoard } from '../../functions/src/services/castings/follow.ts'
import {
  applicationOf,
  apply,
  candidate,
  candidateOf,
  changeApplication,
  changeCasting,
  moveCandidates,
  openCasting,
} from '../support/castings.ts'
import { AT_ONCE } from '../support/functions/atOnce.ts'
import { auditOf } from '../support/functions/audit.ts'
import { backend, type Person, person } from '../support/functions/functions.ts'
import { inRounds } from '../support/functions/rounds.ts'

const MOVES = 20
const BUSY: readonly (string | undefined)[] = ['ABORTED', 'UNAVAILABLE']

let agent: Person

beforeAll(async () => {
  agent = await person({ grants: ['AGENT'] })
})

const follow = () => followBoard(backend, new Date(Date.now() + 61_000))

/** As the application does where many write at once. */
async function until(act: () => ReturnType<typeof changeCasting>): ReturnType<typeof changeCasting> {
  const answer = await act()
  return BUSY.includes(answer.error?.status) ? until(act) : answer
}

it('many moves of one candidate at once end in one state, and the history has each that was made', async () => {
  const { castingId } = await openCasting(agent)
  const artist = await candidate()
  await apply(artist, castingId)
  const ways = CANDIDATE_STATUSES.filter((status) => status !== 'withdrawn' && status !== 'submitted')
  const answers = await Promise.all(
    Array.from({ length: MOVES }, (_, index) => {
      const to = ways[index % ways.length] ?? 'testing'
      return until(() => changeApplication(agent, { castingId, artistId: artist.uid }, to))
    }),
  )
  expect(answers.map(({ error }) => error)).toEqual(Array.from({ length: MOVES }, () => undefined))
  const stored = await candidateOf(castingId, artist.uid)
  const history = stored?.history.map(({ status }) => status) ?? []
  expect(history[0]).toBe('submitted')
  expect(history.at(-1)).toBe(stored?.status)
  const steps = history.slice(1).map((after, index) => `${history[index] ?? ''} → ${after}`)
  const audits = (await auditOf(artist.uid)).map(
    ({ detail }) => `${String(detail?.['before'])} → ${String(detail?.['after'])}`,
  )
  expect(steps.toSorted()).toEqual(audits.toSorted())
  expect((await applicationOf(castingId, artist.uid))?.status).toBe('submitted')
})

it('closing leaves nobody without an answer who is moved meanwhile', async () => {
  const { castingId } = await openCasting(agent)
  const artists = await Promise.all(Array.from({ length: AT_ONCE }, () => candidate()))
  await Promise.all(artists.map((artist) => apply(artist, castingId)))
  const move = async ({ uid }: Person, index: number) => {
    const to = (['selected', 'shortlisted', 'declined'] as const)[index % 3]
    return moveCandidates(agent, castingId, [{ artistId: uid, from: 'submitted', to: to ?? 'testing' }])
  }
  const [closed] = await Promise.all([
    until(() => changeCasting(agent, castingId, 'closed', true)),
    ...artists.map(move),
  ])
  expect(closed).toEqual({ result: { status: 'closed' } })
  await follow()
  for (const { uid } of artists) {
    const [application, stored] = [await applicationOf(castingId, uid), await candidateOf(castingId, uid)]
    expect(['selected', 'declined']).toContain(stored?.status)
    expect(application?.status).toBe(stored?.status)
    expect(application?.history.at(-1)?.status).toBe(stored?.status)
    const notice = await backend.db.doc(`outbox/answer_${castingId}_${uid}_vizinha`).get()
    expect(notice.get('notice.kind')).toBe(stored?.status)
  }
})

it('an answer that is told while the artist withdraws is read or overtaken, never both', async () => {
  await inRounds(async () => {
    const { castingId } = await openCasting(agent)
    const artist = await candidate()
    const ends = { castingId, artistId: artist.uid }
    await apply(artist, castingId)
    await moveCandidates(agent, castingId, [{ artistId: artist.uid, from: 'submitted', to: 'selected' }])
    const [no] = await Promise.all([until(() => changeApplication(artist, ends, 'withdrawn')), follow()])
    await follow()
    const isOut = no.error === undefined
    const status = isOut ? 'withdrawn' : 'selected'
    expect(no.error?.status).toBe(isOut ? undefined : 'FAILED_PRECONDITION')
    expect(await applicationOf(castingId, artist.uid)).toMatchObject({ status })
    expect(await candidateOf(castingId, artist.uid)).toMatchObject({ status, followAt: null })
    const notice = await backend.db.doc(`outbox/answer_${castingId}_${artist.uid}_vizinha`).get()
    expect(notice.exists).toBe(!isOut)
  })
})
