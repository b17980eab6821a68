import { messageReportSchema } from '@ribalta/domain/schemas/conversations/conversation'
import { beforeAll, describe, expect, it } from 'vitest'
import { backend, call, type Person, person } from '../support/functions/functions.ts'
import { chanceId } from '../support/screenTests.ts'

let agent: Person
let artist: Person
let messageId: string
beforeAll(async () => {
  ;[agent, artist] = await Promise.all([person({ grants: ['AGENT'] }), person()])
  await call('startConversation', { uid: artist.uid }, agent.token)
  messageId = await said(agent, 'Mande mais fotos')
})

async function said(by: Person, text: string): Promise<string> {
  const id = chanceId()
  await call('sendMessage', { conversationId: artist.uid, messageId: id, text }, by.token)
  return id
}

const report = (by: Pick<Person, 'token'>, changes: object = {}) => {
  const told = {
    requestId: chanceId(),
    conversationId: artist.uid,
    messageId,
    reason: 'assedio',
    message: 'Insiste.',
  }
  return call('reportMessage', { ...told, ...changes }, by.token)
}

async function reportsOf(id: string) {
  const { docs } = await backend.db.collection('messageReports').where('messageId', '==', id).get()
  return docs.map((stored) => messageReportSchema.parse(stored.data()))
}

describe('the report of a message', () => {
  it('is kept for directors with what was said, once however often it is sent, and told to the team without it', async () => {
    const requestId = chanceId()
    for (let time = 0; time < 2; time += 1) {
      expect(await report(artist, { requestId })).toEqual({ result: { received: true } })
    }
    expect(await reportsOf(messageId)).toMatchObject([
      {
        conversationId: artist.uid,
        artistId: artist.uid,
        sender: agent.uid,
        senderName: agent.profile.artisticName,
        text: 'Mande mais fotos',
        attachments: 0,
        reportedBy: artist.uid,
        reporterName: artist.profile.artisticName,
        reason: 'assedio',
        message: 'Insiste.',
      },
    ])
    // All of staff read the feed, and may be those whom it is about.
    expect((await backend.db.doc(`feed/report_${requestId}`).get()).exists).toBe(false)
  })

  it('is by whoever is in the conversation, about a message of another that is there', async () => {
    const [stranger, outside] = await Promise.all([person(), person({ grants: ['AGENT'] })])
    for (const caller of [stranger, outside]) {
      expect((await report(caller)).error?.status).toBe('PERMISSION_DENIED')
    }
    expect((await report(agent)).error?.status).toBe('INVALID_ARGUMENT')
    expect((await report(artist, { messageId: chanceId() })).error?.status).toBe('NOT_FOUND')
    expect((await report(artist, { conversationId: 'nao-existe' })).error?.status).toBe('PERMISSION_DENIED')
    const own = await said(artist, 'Oi')
    expect((await report(artist, { messageId: own })).error?.status).toBe('INVALID_ARGUMENT')
    expect(await reportsOf(own)).toEqual([])
  })

  it.each([
    ['another reason', { reason: 'x' }],
    ['a long message', { message: 'x'.repeat(2001) }],
    ['an unknown field', { text: 'Outra coisa' }],
  ])('refuses %s', async (_what, changes) => {
    expect((await report(artist, changes)).error?.status).toBe('INVALID_ARGUMENT')
  })
})
