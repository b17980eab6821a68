import {
  inboxSchema,
  type Conversation,
  conversationSchema,
  type Message,
  messageSchema,
  sendMessageResultSchema,
  startConversationResultSchema,
} from '@ribalta/domain/schemas/conversations/conversation'
import { feedSchema } from '@ribalta/domain/schemas/feed/feed'
import { MINOR_WORDS } from '@ribalta/domain/conversations/conversation'
import { beforeAll, describe, expect, it } from 'vitest'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { sendMessage } from '../../functions/src/services/conversations/send.ts'
import { castingInput, openCasting } from '../support/castings.ts'
import { AT_ONCE } from '../support/functions/atOnce.ts'
import {
  type Answer,
  backend,
  bareAccount,
  call,
  type Person,
  person,
  signedIn,
} from '../support/functions/functions.ts'
import { makeProposal, presentedItem } from '../support/proposals.ts'
import { chanceId, makeTestRequest } from '../support/screenTests.ts'

const MINOR = { birthDate: Timestamp.fromMillis(Date.now() - 12 * 365 * 86_400_000) }
const BUSY: readonly (string | undefined)[] = ['ABORTED', 'UNAVAILABLE']
const HOUR_MS = 3_600_000

let agent: Person
let director: Person
beforeAll(async () => {
  ;[agent, director] = await Promise.all([
    person({ grants: ['AGENT'] }),
    person({ grants: ['AGENT', 'DIRECTOR'] }),
  ])
})

const start = (by: Pick<Person, 'token'>, uid: string): Promise<Answer> =>
  call('startConversation', { uid }, by.token)

async function started(by: Pick<Person, 'token'>, uid: string): Promise<string> {
  const { result, error } = await start(by, uid)
  if (error !== undefined) throw new Error(`The conversation was not opened: ${error.message}`)
  return startConversationResultSchema.parse(result).conversationId
}

const send = (
  by: Pick<Person, 'token'>,
  conversationId: string,
  text: string,
  more: object = {},
): Promise<Answer> => call('sendMessage', { conversationId, messageId: chanceId(), text, ...more }, by.token)

async function numberOf(answer: Promise<Answer>): Promise<number> {
  return sendMessageResultSchema.parse((await answer).result).n
}

/** As the application does where many write at once. */
async function until(act: () => Promise<Answer>): Promise<Answer> {
  const answer = await act()
  return BUSY.includes(answer.error?.status) ? until(act) : answer
}

async function conversationOf(id: string): Promise<Conversation> {
  return conversationSchema.parse((await backend.db.doc(`conversations/${id}`).get()).data())
}

async function messagesOf(id: string): Promise<Message[]> {
  const { docs } = await backend.db.collection(`conversations/${id}/messages`).orderBy('n').get()
  return docs.map((stored) => messageSchema.parse(stored.data()))
}

async function marksOf({ uid }: Pick<Person, 'uid'>, id: string) {
  const { last, read } = inboxSchema.parse((await backend.db.doc(`inboxes/${uid}`).get()).data() ?? {})
  return { last: last[id], read: read[id] }
}

async function feedOf(uid: string) {
  const { docs } = await backend.db.collection('feed').where('subject', '==', uid).get()
  return docs.map((stored) => feedSchema.parse(stored.data())).filter(({ kind }) => kind === 'message')
}

describe('opening a conversation', () => {
  it('is once for an artist with the agency, whoever of staff opens it, and says who came in later', async () => {
    const artist = await person()
    expect(await started(agent, artist.uid)).toBe(artist.uid)
    expect(await started(agent, artist.uid)).toBe(artist.uid)
    await send(agent, artist.uid, 'Bom dia')
    expect(await started(director, artist.uid)).toBe(artist.uid)
    const { participants, names, moves, n } = await conversationOf(artist.uid)
    expect(participants).toEqual([agent.uid, artist.uid, director.uid])
    expect(names).toEqual({
      [agent.uid]: agent.profile.artisticName,
      [artist.uid]: artist.profile.artisticName,
      [director.uid]: director.profile.artisticName,
    })
    expect(moves).toEqual([{ kind: 'came', uid: director.uid, n: 1, at: expect.any(Timestamp) as Timestamp }])
    expect(n).toBe(1)
    // What was said before is no news to whoever comes in.
    expect(await marksOf(director, artist.uid)).toEqual({ last: 1, read: 1 })
  })

  it('is once for two of staff, whoever begins', async () => {
    const id = await started(agent, director.uid)
    expect(await started(director, agent.uid)).toBe(id)
    const { artistId, participants } = await conversationOf(id)
    expect(artistId).toBeUndefined()
    expect(participants.toSorted()).toEqual([agent.uid, director.uid].toSorted())
  })

  it('is for staff alone, with somebody else who is there', async () => {
    const [artist, other, bare, former] = await Promise.all([
      person(),
      person(),
      bareAccount(),
      person({ grants: ['AGENT'], status: 'suspended' }),
    ])
    for (const caller of [artist, bare, former]) {
      expect((await start(caller, other.uid)).error?.status).toBe('PERMISSION_DENIED')
    }
    expect((await start(agent, agent.uid)).error?.status).toBe('INVALID_ARGUMENT')
    expect((await start(agent, bare.uid)).error?.status).toBe('NOT_FOUND')
  })

  it('is not done with a minor, and says with whom to speak', async () => {
    const child = await person(MINOR)
    const { error } = await start(agent, child.uid)
    expect(error).toMatchObject({ status: 'FAILED_PRECONDITION', message: MINOR_WORDS.staff })
    expect((await backend.db.doc(`conversations/${child.uid}`).get()).exists).toBe(false)
  })
})

describe('leaving a conversation', () => {
  const leave = (by: Pick<Person, 'token'>, conversationId: string) =>
    call('leaveConversation', { conversationId }, by.token)

  it('is by somebody of staff, who is out at once and may come in again, and the conversation says so', async () => {
    const artist = await person()
    const id = await started(agent, artist.uid)
    await started(director, artist.uid)
    await send(agent, id, 'Bom dia')
    expect(await leave(agent, id)).toEqual({ result: { left: true } })
    // Once more changes nothing.
    expect(await leave(agent, id)).toEqual({ result: { left: true } })
    expect((await conversationOf(id)).participants).toEqual([artist.uid, director.uid])
    expect((await send(agent, id, 'Oi')).error?.status).toBe('PERMISSION_DENIED')
    // What is said meanwhile is no news to them.
    await send(director, id, 'Oi')
    expect(await marksOf(agent, id)).toEqual({ last: undefined, read: undefined })
    await started(agent, artist.uid)
    expect(await marksOf(agent, id)).toEqual({ last: 2, read: 2 })
    const { moves } = await conversationOf(id)
    expect(moves.map(({ kind, uid, n }) => ({ kind, uid, n }))).toEqual([
      { kind: 'came', uid: director.uid, n: 0 },
      { kind: 'left', uid: agent.uid, n: 1 },
      { kind: 'came', uid: agent.uid, n: 2 },
    ])
  })

  it('is neither for the artist nor for strangers, and nobody leaves one among staff', async () => {
    const [artist, stranger] = await Promise.all([person(), person()])
    const id = await started(agent, artist.uid)
    for (const caller of [artist, stranger]) {
      expect((await leave(caller, id)).error?.status).toBe('PERMISSION_DENIED')
    }
    expect((await leave(agent, 'nao-existe')).error?.status).toBe('PERMISSION_DENIED')
    const team = await started(agent, director.uid)
    expect((await leave(agent, team)).error?.status).toBe('FAILED_PRECONDITION')
    expect((await conversationOf(team)).participants).toHaveLength(2)
  })
})

describe('sending a message', () => {
  it('gives it the next number and tells everybody who is in the conversation', async () => {
    const artist = await person()
    const id = await started(agent, artist.uid)
    expect(await numberOf(send(agent, id, '  Bom dia  '))).toBe(1)
    expect(await numberOf(send(artist, id, 'Bom dia!\nTudo bem?'))).toBe(2)
    expect(await messagesOf(id)).toMatchObject([
      { sender: agent.uid, text: 'Bom dia', n: 1, artistId: artist.uid },
      { sender: artist.uid, text: 'Bom dia!\nTudo bem?', n: 2 },
    ])
    expect(await conversationOf(id)).toMatchObject({
      n: 2,
      waits: true,
      last: { sender: artist.uid, text: 'Bom dia! Tudo bem?' },
    })
    // One's own is read with what was read before it; what was not stays so.
    expect(await marksOf(agent, id)).toEqual({ last: 2, read: 1 })
    expect(await marksOf(artist, id)).toEqual({ last: 2, read: undefined })
    await send(agent, id, 'Que bom.')
    expect(await conversationOf(id)).toMatchObject({ n: 3, waits: false })
  })

  it('is done once, however often it is asked for', async () => {
    const artist = await person()
    const id = await started(agent, artist.uid)
    const message = { conversationId: id, messageId: chanceId(), text: 'Bom dia' }
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => until(() => call('sendMessage', message, agent.token))),
    )
    expect(new Set(answers.map(({ result }) => sendMessageResultSchema.parse(result).n))).toEqual(
      new Set([1]),
    )
    expect(await messagesOf(id)).toHaveLength(1)
    const other = await call('sendMessage', { ...message, text: 'Boa noite' }, agent.token)
    expect(other.error?.status).toBe('ALREADY_EXISTS')
    const another = await call('sendMessage', message, artist.token)
    expect(another.error?.status).toBe('ALREADY_EXISTS')
  })

  it('leaves out no number and gives none twice where three people write at once', async () => {
    const artist = await person()
    const id = await started(agent, artist.uid)
    await started(director, artist.uid)
    const writers = [agent, director, artist].map(async (writer) => {
      const numbers: number[] = []
      for (const text of ['um', 'dois', 'três']) {
        const message = { conversationId: id, messageId: chanceId(), text }
        numbers.push(await numberOf(until(() => call('sendMessage', message, writer.token))))
      }
      return numbers
    })
    const numbers = await Promise.all(writers)
    const expected = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    expect(numbers.flat().toSorted((one, other) => one - other)).toEqual(expected)
    expect((await messagesOf(id)).map(({ n }) => n)).toEqual(expected)
  })

  it('takes 4 000 characters, and neither more nor none', async () => {
    const artist = await person()
    const id = await started(agent, artist.uid)
    expect(await numberOf(send(agent, id, 'a'.repeat(4000)))).toBe(1)
    const { error } = await send(agent, id, 'a'.repeat(4001))
    expect(error).toMatchObject({
      status: 'INVALID_ARGUMENT',
      message: 'Mensagem: no máximo 4000 caracteres.',
    })
    expect((await send(agent, id, '   ')).error?.status).toBe('INVALID_ARGUMENT')
    expect((await conversationOf(id)).last?.text).toHaveLength(120)
  })

  it('is refused to whoever is not in the conversation, and to who was taken out or lost the grant', async () => {
    const [artist, stranger, leaving] = await Promise.all([person(), person(), person({ grants: ['AGENT'] })])
    const id = await started(agent, artist.uid)
    await started(leaving, artist.uid)
    for (const caller of [stranger, director]) {
      expect((await send(caller, id, 'Oi')).error?.status).toBe('PERMISSION_DENIED')
    }
    expect((await send(agent, 'nao-existe', 'Oi')).error?.status).toBe('PERMISSION_DENIED')
    await send(leaving, id, 'Oi')
    await backend.db.doc(`profiles/${leaving.uid}`).update({ grants: [] })
    expect((await send(leaving, id, 'Oi')).error?.status).toBe('PERMISSION_DENIED')
    await backend.db.doc(`conversations/${id}`).update({ participants: [artist.uid] })
    const { error } = await send(agent, id, 'Oi')
    expect(error).toMatchObject({
      status: 'PERMISSION_DENIED',
      message: 'Você não está mais nesta conversa.',
    })
    expect(await messagesOf(id)).toHaveLength(1)
  })

  it('ends where the artist turns out to be a minor, for both', async () => {
    const artist = await person()
    const id = await started(agent, artist.uid)
    await backend.db.doc(`profiles/${artist.uid}`).update(MINOR)
    expect((await send(agent, id, 'Oi')).error?.message).toBe(MINOR_WORDS.staff)
    expect((await send(artist, id, 'Oi')).error?.message).toBe(MINOR_WORDS.artist)
  })

  it('is in the feed where the artist wrote, at most once an hour', async () => {
    const artist = await person()
    const id = await started(agent, artist.uid)
    const now = Date.now()
    const at = (by: Person, ms: number) =>
      sendMessage(
        backend,
        { conversationId: id, messageId: chanceId(), text: 'Oi' },
        signedIn(by),
        new Date(now + ms),
      )
    await at(agent, 0)
    expect(await feedOf(artist.uid)).toHaveLength(0)
    await at(artist, 1000)
    await at(artist, 2000)
    await at(agent, HOUR_MS)
    await at(artist, HOUR_MS)
    expect(await feedOf(artist.uid)).toHaveLength(1)
    await at(artist, HOUR_MS + 1000)
    expect(await feedOf(artist.uid)).toHaveLength(2)
    const team = await started(agent, director.uid)
    await send(director, team, 'Oi')
    expect(await feedOf(director.uid)).toHaveLength(0)
  })
})

describe('what a message is about', () => {
  it('is named as it is now, where the artist may know of it', async () => {
    const artist = await person({ status: 'published' })
    const id = await started(agent, artist.uid)
    const { castingId } = await openCasting(agent)
    const test = chanceId()
    await backend.db.doc(`testRequests/${test}`).set(makeTestRequest(artist.uid))
    const { title } = makeTestRequest(artist.uid)
    const about = [
      { kind: 'casting', id: castingId },
      { kind: 'test', id: test },
    ]
    for (const each of about) await numberOf(send(agent, id, 'Veja', { about: each }))
    expect((await messagesOf(id)).map((message) => message.about)).toEqual([
      { ...about[0], title: expect.any(String) as string },
      { ...about[1], title },
    ])
  })

  it('is refused where it is another’s, a draft or not there, and of an artist', async () => {
    const [artist, other] = await Promise.all([
      person({ status: 'published' }),
      person({ status: 'published' }),
    ])
    const id = await started(agent, artist.uid)
    const test = chanceId()
    await backend.db.doc(`testRequests/${test}`).set(makeTestRequest(other.uid))
    const proposal = await makeProposal([presentedItem(other)], { createdBy: agent.uid })
    const refused = [
      { kind: 'test', id: test },
      { kind: 'proposal', id: proposal.id },
      { kind: 'casting', id: 'nao-existe' },
    ]
    for (const about of refused) {
      expect((await send(agent, id, 'Veja', { about })).error?.status).toBe('FAILED_PRECONDITION')
    }
    const own = await send(artist, id, 'Veja', { about: { kind: 'test', id: test } })
    expect(own.error?.status).toBe('INVALID_ARGUMENT')
    expect(await messagesOf(id)).toHaveLength(0)
    const { castingId, casting } = castingInput()
    await openCasting(agent, { castingId, casting: { ...casting, visibility: 'invited' } })
    const closed = { about: { kind: 'casting', id: castingId } }
    expect((await send(agent, id, 'Veja', closed)).error?.status).toBe('FAILED_PRECONDITION')
    await call('inviteToCasting', { castingId, profileIds: [artist.uid] }, agent.token)
    expect((await send(agent, id, 'Veja', closed)).error).toBeUndefined()
    // Among staff nothing is hidden.
    const team = await started(agent, director.uid)
    const { n } = await conversationOf(team)
    for (const about of refused.slice(0, 2)) await send(agent, team, 'Veja', { about })
    expect((await conversationOf(team)).n).toBe(n + 2)
  })
})
