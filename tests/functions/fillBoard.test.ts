import '../support/functions/alone.ts'
import { applicationSchema } from '@ribalta/domain/schemas/castings/application'
import { candidateSchema } from '@ribalta/domain/schemas/castings/candidate'
import { beforeAll, expect, it } from 'vitest'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { fillBoard } from '../../functions/src/services/castings/fillBoard.ts'
import {
  applicationOf,
  apply,
  candidate,
  candidateOf,
  changeApplication,
  openCasting,
  PHOTO,
} from '../support/castings.ts'
import { everyDocument } from '../support/functions/everyDocument.ts'
import { backend, type Person, person } from '../support/functions/functions.ts'

const WAY = ['submitted', 'shortlisted', 'testing', 'proposed', 'selected'] as const

let agent: Person
let castingId: string

beforeAll(async () => {
  agent = await person({ grants: ['AGENT'] })
  castingId = (await openCasting(agent)).castingId
})

/** An application as it was written before there was a board. */
async function old(way: readonly string[], more: object = {}): Promise<string> {
  const artist = await candidate()
  const at = (step: number): Timestamp => Timestamp.fromMillis(Date.UTC(2026, 9, 1 + step))
  const isArtists = (status: string): boolean => status === 'submitted' || status === 'withdrawn'
  await backend.db.doc(`castings/${castingId}/applications/${artist.uid}_vizinha`).set({
    castingId,
    artistId: artist.uid,
    roleId: 'vizinha',
    status: way.at(-1),
    castingTitle: 'Campanha',
    roleTitle: 'Vizinha',
    note: 'Cozinho bem.',
    mediaIds: ['foto-1', 'foto-que-se-foi'],
    history: way.map((status, step) => ({
      status,
      at: at(step),
      by: isArtists(status) ? artist.uid : step === 1 ? agent.uid : 'agency',
    })),
    createdAt: at(0),
    updatedAt: at(way.length - 1),
    ...more,
  })
  return artist.uid
}

async function fill(after?: string) {
  const failures: string[] = []
  const seen: string[] = []
  const counts = await fillBoard(backend.db, {
    after,
    onFailure: (path) => failures.push(path),
    onProgress: (_count, last) => seen.push(last),
  })
  return { ...counts, failures, last: seen.at(-1) }
}

it('gives what is older than the board its candidate and its artist’s states, once', async () => {
  const chosen = await old(WAY, { courtAuthorisation: 'TJPE 123/2026' })
  const put = await old(['shortlisted', 'withdrawn'], { origin: 'agency', mediaIds: [], note: '' })
  const sent = await old(['submitted'])
  const present = await candidate()
  await apply(present, castingId)
  await changeApplication(agent, { castingId, artistId: present.uid }, 'testing')
  const untouched = [await applicationOf(castingId, present.uid), await candidateOf(castingId, present.uid)]
  const strange = await old(['shortlisted'], { note: 7 })
  const path = (uid: string) => `castings/${castingId}/applications/${uid}_vizinha`

  const first = await fill()
  expect(first).toMatchObject({ applications: 5, filled: 3, failed: 1, failures: [path(strange)] })
  const [application, onBoard] = [
    await applicationOf(castingId, chosen),
    await candidateOf(castingId, chosen),
  ]
  expect(application).toEqual({
    castingId,
    artistId: chosen,
    roleId: 'vizinha',
    status: 'selected',
    castingTitle: 'Campanha',
    roleTitle: 'Vizinha',
    note: 'Cozinho bem.',
    mediaIds: ['foto-1', 'foto-que-se-foi'],
    history: [
      { status: 'submitted', at: Timestamp.fromMillis(Date.UTC(2026, 9, 1)), by: chosen },
      { status: 'inReview', at: Timestamp.fromMillis(Date.UTC(2026, 9, 2)), by: 'agency' },
      { status: 'selected', at: Timestamp.fromMillis(Date.UTC(2026, 9, 5)), by: 'agency' },
    ],
    minutesToAnswer: 4 * 24 * 60,
    createdAt: Timestamp.fromMillis(Date.UTC(2026, 9, 1)),
    updatedAt: Timestamp.fromMillis(Date.UTC(2026, 9, 5)),
  })
  expect(onBoard).toMatchObject({
    status: 'selected',
    media: [PHOTO],
    memo: '',
    courtAuthorisation: 'TJPE 123/2026',
    movedBy: 'agency',
    followAt: null,
    createdAt: application?.createdAt,
    updatedAt: application?.updatedAt,
  })
  expect(onBoard?.history.map(({ status, by }) => [status, by])).toEqual([
    ['submitted', chosen],
    ['shortlisted', 'agency'],
    ['testing', 'agency'],
    ['proposed', 'agency'],
    ['selected', 'agency'],
  ])
  expect((await applicationOf(castingId, put))?.history.map(({ status }) => status)).toEqual([
    'inReview',
    'withdrawn',
  ])
  expect(await candidateOf(castingId, put)).toMatchObject({
    status: 'withdrawn',
    origin: 'agency',
    media: [],
    movedBy: put,
  })
  expect(await candidateOf(castingId, sent)).toMatchObject({ status: 'submitted', movedBy: sent })
  for (const uid of [chosen, put, sent]) {
    applicationSchema.parse(await applicationOf(castingId, uid))
    candidateSchema.parse(await candidateOf(castingId, uid))
  }
  expect([await applicationOf(castingId, present.uid), await candidateOf(castingId, present.uid)]).toEqual(
    untouched,
  )

  const before = await everyDocument()
  expect(await fill()).toMatchObject({ applications: 5, filled: 0, failed: 1 })
  expect(await fill(first.last)).toMatchObject({ applications: 0, filled: 0, failed: 0 })
  expect(await everyDocument()).toEqual(before)
})
