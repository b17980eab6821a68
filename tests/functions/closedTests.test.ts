import { testFolder } from '@ribalta/domain/screenTests/screenTest'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Asker, bucket, firestore, VISITOR } from '../../scripts/lib/probe.ts'
import { stripTokens } from '../../functions/src/services/files/stripTokens.ts'
import {
  type Account,
  backend,
  bareAccount,
  call,
  type Person,
  person,
} from '../support/functions/functions.ts'
import { beganTake, fileTicket, otherVideo, submittedTest, uploadedTake } from '../support/functions/takes.ts'
import { chanceId, makeTestRequest } from '../support/screenTests.ts'

const HOSTING = 'http://127.0.0.1:5000'
const OBJECTS = 'http://127.0.0.1:9199/v0/b/demo-ribalta.appspot.com/o'
const ID = chanceId()
const TEST = `testRequests/${ID}`

let artist: Person
let agent: Person
/** A take that was sent, one on its way, and what there is to read with the artist's name. */
let files: readonly string[]
let takes: readonly string[]

/** Who has no business with the test, with a token of a sign-in that still lasts. */
const strangers = new Map<string, { readonly asker: Asker; readonly account: Account | undefined }>()
const NAMES = [
  'visitor',
  'bare account',
  'other artist',
  'suspended artist',
  'revoked agent',
  'suspended agent',
]
/** What those who were of staff could open before, and how it was answered then. */
const tickets = new Map<string, { readonly ticket: string; readonly before: number }>()

beforeAll(async () => {
  const [owner, staff, bare, other, suspended, revoked, laidOff] = await Promise.all([
    person({ status: 'published' }),
    person({ grants: ['AGENT'] }),
    bareAccount(),
    person({ status: 'published' }),
    person({ status: 'suspended' }),
    person({ grants: ['AGENT'] }),
    person({ grants: ['AGENT', 'DIRECTOR'] }),
  ])
  artist = owner
  agent = staff
  const accounts = [undefined, bare, other, suspended, revoked, laidOff]
  for (const [index, name] of NAMES.entries()) {
    const account = accounts[index]
    const asker = account === undefined ? VISITOR : { name, token: account.token }
    strangers.set(name, { asker, account })
  }
  await writeTest()
  const [sent = ''] = files
  for (const [name, reader] of [
    ['revoked agent', revoked],
    ['suspended agent', laidOff],
  ] as const) {
    const ticket = await fileTicket(reader, sent)
    if (ticket === null) throw new Error('Whoever is of staff may watch what was sent')
    tickets.set(name, { ticket, before: (await askFile(ticket, { range: 'bytes=0-9' })).status })
  }
  await backend.db.doc(`profiles/${revoked.uid}`).update({ grants: [] })
  await backend.db.doc(`profiles/${laidOff.uid}`).update({ status: 'suspended' })
})

/** A test with all that one has: one take was sent, and since another was asked for, a second is on its way. */
async function writeTest(): Promise<void> {
  const { db } = backend
  await db.doc(TEST).set(makeTestRequest(artist.uid, { sides: 'text' }))
  await db
    .doc(`${TEST}/sides/current`)
    .set({ artistId: artist.uid, sides: { kind: 'text', text: 'Boa noite.' } })
  const sent = await uploadedTake(artist, ID, otherVideo())
  await submittedTest(artist, ID, [sent.takeId])
  await db.doc(TEST).update({ status: 'retake' })
  const onItsWay = await uploadedTake(artist, ID, otherVideo())
  const sides = `${testFolder(artist.uid, ID)}sides.pdf`
  await backend.bucket.file(sides).save('%PDF-1.7', { resumable: false, contentType: 'application/pdf' })
  takes = [sent.takeId, onItsWay.takeId]
  files = [sent.path, onItsWay.path, sides]
  const said = { author: agent.uid, artistId: artist.uid, at: new Date() }
  await db
    .doc(`${TEST}/reviews/comentario`)
    .set({ kind: 'comment', ...said, takeId: sent.takeId, atMs: 0, text: 'Que pausa!' })
  await db.doc(`${TEST}/reviews/${agent.uid}`).set({ kind: 'rating', ...said, rating: 5 })
}

function askFile(ticket: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(`${HOSTING}/file/${ticket}`, { headers })
}

const one = (name: string) => {
  const stranger = strangers.get(name)
  if (stranger === undefined) throw new Error(`There is no ${name}`)
  return stranger
}

/** A question narrowed to this artist, as the artist's own screens and the team's ask it. */
const structured = (collectionId: string, allDescendants: boolean) => ({
  from: [{ collectionId, allDescendants }],
  where: {
    fieldFilter: { field: { fieldPath: 'artistId' }, op: 'EQUAL', value: { stringValue: artist.uid } },
  },
  limit: 5,
})

/** Every way of asking the database for something of the test. */
function* questions(asker: Asker) {
  const documents = [
    TEST,
    `${TEST}/sides/current`,
    ...takes.map((id) => `${TEST}/takes/${id}`),
    `${TEST}/reviews/comentario`,
    `${TEST}/reviews/${agent.uid}`,
  ]
  for (const path of documents) yield [`get ${path}`, () => firestore(asker, 'GET', `/${path}`)] as const
  for (const [parent, name] of [
    ['', 'testRequests'],
    [`/${TEST}`, 'sides'],
    [`/${TEST}`, 'takes'],
    [`/${TEST}`, 'reviews'],
  ] as const) {
    yield [`list ${name}`, () => firestore(asker, 'GET', `${parent}/${name}?pageSize=5`)] as const
    for (const [above, isGroup] of [
      [parent, false],
      ['', true],
    ] as const) {
      const structuredQuery = structured(name, isGroup)
      const counted = { structuredQuery, aggregations: [{ alias: 'n', count: {} }] }
      const group = isGroup ? 'group ' : ''
      yield [
        `query ${group}${name}`,
        () => firestore(asker, 'POST', `${above}:runQuery`, { structuredQuery }),
      ] as const
      yield [
        `count ${group}${name}`,
        () =>
          firestore(asker, 'POST', `${above}:runAggregationQuery`, { structuredAggregationQuery: counted }),
      ] as const
    }
  }
}

it('somebody of staff reads what these questions ask for', async () => {
  const asker = { name: 'agent', token: agent.token }
  const answered: string[] = []
  for (const [what, ask] of questions(asker)) if ((await ask()).status === 200) answered.push(what)
  expect(answered).toEqual(
    expect.arrayContaining([
      `get ${TEST}`,
      `get ${TEST}/sides/current`,
      'query testRequests',
      'query reviews',
    ]),
  )
})

describe.each(NAMES)('a %s', (name) => {
  it('gets no document of somebody’s test, no page of them and no number', async () => {
    const answered: string[] = []
    for (const [what, ask] of questions(one(name).asker))
      if ((await ask()).status !== 403) answered.push(what)
    expect(answered).toEqual([])
  })

  it('gets no file of it from Storage, nor the names of any', async () => {
    const { asker } = one(name)
    const folder = testFolder(artist.uid, ID)
    const answers = [
      ...files.flatMap((path) => [
        bucket(asker, path),
        bucket(asker, path, '?alt=media'),
        bucket(asker, path, '?alt=media&token=palpite'),
      ]),
      ...['', 'tests/', folder].map((prefix) =>
        bucket(asker, undefined, `?prefix=${encodeURIComponent(prefix)}&delimiter=/`),
      ),
    ]
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses).toEqual(statuses.map(() => 403))
  })

  it('is given nothing that opens one', async () => {
    const { account } = one(name)
    const { result, error } = await call('openFiles', { paths: files }, account?.token)
    expect({ result, status: error?.status }).toMatchObject(
      account === undefined ? { status: 'UNAUTHENTICATED' } : { result: { tickets: [null, null, null] } },
    )
    const sides = await call('openSides', { testRequestId: ID }, account?.token)
    expect(sides.error?.status).toBe(account === undefined ? 'UNAUTHENTICATED' : 'NOT_FOUND')
  })
})

it.each(['revoked agent', 'suspended agent'])(
  'a %s reads no further range of what they were watching',
  async (name) => {
    const { ticket, before } = tickets.get(name) ?? { ticket: '', before: 0 }
    expect(before).toBe(206)
    for (const headers of [{ range: 'bytes=10-19' }, { range: 'bytes=0-' }, {}]) {
      const answer = await askFile(ticket, headers)
      expect([answer.status, await answer.text()]).toEqual([403, ''])
    }
  },
)

it('what an upload answers its artist opens nothing once it is stored', async () => {
  const bytes = otherVideo()
  const { path } = await beganTake(artist, ID, bytes)
  const head = { name: path, contentType: 'video/webm', metadata: { firebaseStorageDownloadTokens: 'meu' } }
  const body = Buffer.concat([
    Buffer.from(`--part\r\ncontent-type: application/json\r\n\r\n${JSON.stringify(head)}`),
    Buffer.from('\r\n--part\r\ncontent-type: video/webm\r\n\r\n'),
    bytes,
    Buffer.from('\r\n--part--'),
  ])
  const answer = await fetch(`${OBJECTS}?name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers: {
      authorization: `Firebase ${artist.token}`,
      'content-type': 'multipart/related; boundary=part',
      'x-goog-upload-protocol': 'multipart',
    },
    body,
  })
  const { downloadTokens } = z.object({ downloadTokens: z.string() }).parse(await answer.json())
  const made = downloadTokens.split(',')
  const opened = (): Promise<number[]> =>
    Promise.all(made.map(async (token) => (await bucket(VISITOR, path, `?alt=media&token=${token}`)).status))
  expect(await opened()).toEqual(made.map(() => 200))
  const [{ contentType, metadata }] = await backend.bucket.file(path).getMetadata()
  const noted = z.optional(z.record(z.string(), z.string())).parse(metadata)
  await stripTokens(backend.bucket, { name: path, contentType, metadata: noted })
  expect(await opened()).toEqual(made.map(() => 403))
  const asArtist = await fetch(`${OBJECTS}/${encodeURIComponent(path)}?create_token=true`, {
    method: 'POST',
    headers: { authorization: `Firebase ${artist.token}` },
  })
  expect(asArtist.status).toBe(403)
})
