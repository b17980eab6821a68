/** @module-tag deep */
import '../support/functions/alone.ts'
import { beforeAll, expect, it } from 'vitest'
import {
  applicationOf,
  apply,
  type BoardMove,
  candidate,
  candidateOf,
  changeApplication,
  changeCasting,
  draftAnswer,
  followLater,
  moveCandidates,
  noticesOf,
  openCasting,
} from '../support/castings.ts'
import { AT_ONCE } from '../support/functions/atOnce.ts'
import { auditOf } from '../support/functions/audit.ts'
import { type Person, person } from '../support/functions/functions.ts'
import { inRounds } from '../support/functions/rounds.ts'

const MOVES = 20
/** As many as the role looks for. */
const PLACES = 2
const MESSAGE = 'Obrigada por ter se inscrito.'
const BUSY: readonly (string | undefined)[] = ['ABORTED', 'UNAVAILABLE']

let agent: Person

beforeAll(async () => {
  agent = await person({ grants: ['AGENT'] })
})

/** As the application does where many write at once. */
async function until(act: () => ReturnType<typeof changeCasting>): ReturnType<typeof changeCasting> {
  const answer = await act()
  return BUSY.includes(answer.error?.status) ? until(act) : answer
}

/** How one who is approved ends, asked again where many write at once. */
async function approved(castingId: string, move: BoardMove): Promise<string | undefined> {
  const [result] = await moveCandidates(agent, castingId, [move])
  return result?.outcome === 'failed' ? approved(castingId, move) : result?.outcome
}

it('many moves of one candidate at once end in one state, and the history has each that was made', async () => {
  const { castingId } = await openCasting(agent)
  const artist = await candidate()
  await apply(artist, castingId)
  const ways = ['shortlisted', 'testing', 'proposed', 'selected', 'declined'] as const
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

it('of many who are approved at once for a role’s last places exactly so many are', async () => {
  const { castingId } = await openCasting(agent)
  const artists = await Promise.all(Array.from({ length: MOVES }, () => candidate()))
  await Promise.all(artists.map((artist) => apply(artist, castingId)))
  const answers = await Promise.all(
    artists.map(({ uid }) => approved(castingId, { artistId: uid, from: 'submitted', to: 'selected' })),
  )
  expect(answers.filter((outcome) => outcome === 'done')).toHaveLength(PLACES)
  expect(answers.filter((outcome) => outcome === 'filled')).toHaveLength(MOVES - PLACES)
  await followLater()
  for (const [index, { uid }] of artists.entries()) {
    const way = answers[index] === 'done' ? ['submitted', 'selected'] : ['submitted']
    expect((await candidateOf(castingId, uid))?.history.map(({ status }) => status)).toEqual(way)
    expect((await applicationOf(castingId, uid))?.history.map(({ status }) => status)).toEqual(way)
    expect(await auditOf(uid)).toHaveLength(way.length - 1)
  }
})

it('closing and an answer that is held back meanwhile: one of them comes too late', async () => {
  await inRounds(async () => {
    const { castingId } = await openCasting(agent)
    const { uid, ...artist } = await candidate()
    await apply({ uid, ...artist }, castingId)
    const answers = [{ from: 'submitted', to: 'lapsed' }] as const
    const [closed, [held]] = await Promise.all([
      until(() => changeCasting(agent, castingId, 'closed', answers)),
      draftAnswer(agent, castingId, uid, { to: 'declined', message: MESSAGE }),
    ])
    const isClosed = closed.error === undefined
    expect(closed.error?.details).toEqual(isClosed ? undefined : { field: 'drafts' })
    expect(held?.outcome).toBe(isClosed ? 'closed' : 'done')
    const stored = await candidateOf(castingId, uid)
    expect([stored?.status, stored?.draft?.message]).toEqual(
      isClosed ? ['lapsed', undefined] : ['submitted', MESSAGE],
    )
  })
})

it('closing leaves nobody without an answer who is moved meanwhile, and each reads the words of theirs', async () => {
  const { castingId } = await openCasting(agent)
  const artists = await Promise.all(Array.from({ length: AT_ONCE }, () => candidate()))
  await Promise.all(artists.map((artist) => apply(artist, castingId)))
  const move = async ({ uid }: Person, index: number) => {
    const to = (['selected', 'shortlisted', 'declined'] as const)[index % 3] ?? 'testing'
    const message = to === 'shortlisted' ? '' : MESSAGE
    return moveCandidates(agent, castingId, [{ artistId: uid, from: 'submitted', to, message }])
  }
  const [closed] = await Promise.all([
    until(() =>
      changeCasting(agent, castingId, 'closed', [
        { from: 'submitted', to: 'declined', message: MESSAGE },
        { from: 'shortlisted', to: 'lapsed', message: 'O cliente não respondeu.' },
      ]),
    ),
    ...artists.map(move),
  ])
  expect(closed).toEqual({ result: { status: 'closed' } })
  await followLater()
  for (const { uid } of artists) {
    const [application, stored] = [await applicationOf(castingId, uid), await candidateOf(castingId, uid)]
    expect(['selected', 'declined', 'lapsed']).toContain(stored?.status)
    expect(application?.status).toBe(stored?.status)
    expect(application?.history.at(-1)?.status).toBe(stored?.status)
    const words = stored?.status === 'lapsed' ? 'O cliente não respondeu.' : MESSAGE
    expect(application?.history.at(-1)?.message).toBe(words)
    expect(stored?.history.at(-1)?.message).toBe(words)
    expect(await noticesOf(castingId, uid)).toEqual([[stored?.status, words]])
  }
})

it('an answer that is told while the artist withdraws is read or overtaken, never both', async () => {
  await inRounds(async () => {
    const { castingId } = await openCasting(agent)
    const artist = await candidate()
    const ends = { castingId, artistId: artist.uid }
    await apply(artist, castingId)
    await moveCandidates(agent, castingId, [{ artistId: artist.uid, from: 'submitted', to: 'selected' }])
    const [no] = await Promise.all([until(() => changeApplication(artist, ends, 'withdrawn')), followLater()])
    await followLater()
    const isOut = no.error === undefined
    const status = isOut ? 'withdrawn' : 'selected'
    expect(no.error?.status).toBe(isOut ? undefined : 'FAILED_PRECONDITION')
    expect(await applicationOf(castingId, artist.uid)).toMatchObject({ status })
    expect(await candidateOf(castingId, artist.uid)).toMatchObject({ status, followAt: null })
    expect(await noticesOf(castingId, artist.uid)).toHaveLength(isOut ? 0 : 1)
  })
})
