import '../support/functions/alone.ts'
import { GATHERED_MS } from '@ribalta/domain/notices/received'
import { messageReportSchema } from '@ribalta/domain/schemas/conversations/conversation'
import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { queueReceived } from '../../functions/src/services/notices/received.ts'
import { openCasting } from '../support/castings.ts'
import { inOneWindow } from '../support/functions/callers.ts'
import { contactInput } from '../support/functions/contactInput.ts'
import { backend, call, newSession, type Person, person } from '../support/functions/functions.ts'
import { done, mailTo, onlyMail, send } from '../support/functions/mails.ts'

let agent: Person
let director: Person
beforeAll(async () => {
  agent = await person({ grants: ['AGENT'] })
  director = await person({ grants: ['AGENT', 'DIRECTOR'] })
})

describe('the team', () => {
  const SOON = GATHERED_MS + 60_000
  // Sends what other files left.
  beforeAll(() => send(SOON))

  const textTo = async (member: Person): Promise<string> => (await onlyMail(member, SOON)).message.text

  it('gets one mail each for all messages and reports of a quarter of an hour, without their texts', async () => {
    const mark = newSession()
    const { castingId } = await openCasting(agent)
    await inOneWindow({ minutes: GATHERED_MS / 60_000 })
    const sent = contactInput({ name: `Helena ${mark}` })
    for (const each of [sent, sent, contactInput({ name: `Rui ${mark}`, subject: 'imprensa' })]) {
      await done(call('submitContact', each))
    }
    const requestId = randomBytes(12).toString('hex')
    const report = { requestId, castingId, reason: 'cobranca', message: 'Pediram dinheiro.' }
    await done(call('reportCasting', report))
    expect(await mailTo(agent.profile.email, 1000)).toEqual([])
    for (const member of [agent, director]) {
      const text = await textTo(member)
      expect(text.match(new RegExp(`^.*${mark}.*$`, 'gm'))).toEqual([
        `Helena ${mark}: Contratar artistas`,
        `Rui ${mark}: Imprensa`,
      ])
      expect(text).toContain('Denúncia sobre um casting')
      expect(text).not.toMatch(/Procuramos um elenco|Pediram dinheiro/)
    }
    const feed = await backend.db.collection('feed').where('castingId', '==', castingId).get()
    expect(feed.docs.map((item) => item.data())).toEqual([
      { kind: 'report', actor: 'visitor', castingId, at: expect.any(Timestamp) as unknown },
    ])
  })

  it('gets no mail about reports about oneself, and about chat messages only as a director', async () => {
    const [accused, other] = await Promise.all([
      person({ grants: ['AGENT', 'DIRECTOR'] }),
      person({ grants: ['AGENT'] }),
    ])
    const at = Timestamp.now()
    const report = messageReportSchema.parse({
      conversationId: 'x',
      messageId: 'x',
      sender: accused.uid,
      senderName: '',
      text: '',
      attachments: 0,
      reportedBy: 'x',
      reporterName: '',
      reason: 'assedio',
      message: '',
      at,
    })
    const batch = backend.db.batch()
    batch.set(backend.db.collection('messageReports').doc(), report)
    queueReceived(batch, backend.db, at.toDate())
    await batch.commit()
    const about = 'Denúncia sobre uma mensagem do chat'
    expect(await textTo(director)).toContain(about)
    for (const member of [accused, other]) {
      const mails = await mailTo(member.profile.email, SOON)
      expect(JSON.stringify(mails)).not.toContain(about)
    }
  })

  it('excludes members who switched the topic off, are disabled or are suspended', async () => {
    const [quiet, disabled, suspended] = await Promise.all([
      person({ grants: ['AGENT'] }),
      person({ grants: ['AGENT'], isAccountDisabled: true }),
      person({ grants: ['AGENT'], status: 'suspended' }),
    ])
    await backend.db.doc(`profiles/${quiet.uid}/settings/notices`).set({ off: ['messages'] })
    await mailTo(agent.profile.email, SOON)
    await done(call('submitContact', contactInput()))
    for (const member of [quiet, disabled, suspended]) {
      expect(await mailTo(member.profile.email, SOON)).toEqual([])
    }
    expect(await mailTo(agent.profile.email, SOON)).toHaveLength(1)
  })
})
