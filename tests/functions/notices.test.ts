import '../support/functions/alone.ts'
import { type Mail, noticeSchema } from '@ribalta/domain/schemas/notices/notice'
import type { ProposalForm } from '@ribalta/domain/schemas/proposals/proposal'
import { beforeAll, describe, expect, it } from 'vitest'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { queueNotice } from '../../functions/src/services/notices/queue.ts'
import { expireTests } from '../../functions/src/services/screenTests/expire.ts'
import { sweepMail } from '../../functions/src/services/notices/sweep.ts'
import { invitationIdOf } from '../../functions/src/services/invitations/invite.ts'
import {
  apply,
  candidate,
  changeApplication,
  changeCasting,
  DECLINE_ALL,
  moveCandidates,
  openCasting,
} from '../support/castings.ts'
import { presentedItem, proposalForm } from '../support/proposals.ts'
import {
  chanceId,
  changeTest,
  inHours,
  passed,
  requestedOne,
  standAt,
  testsInput,
} from '../support/screenTests.ts'
import { withMethod } from '../support/functions/interference.ts'
import { backend, call, newSession, type Person, person } from '../support/functions/functions.ts'
import { done, mailTo, onlyMail, readKinds, send, SITE } from '../support/functions/mails.ts'

const DAY = 86_400_000
const REASON = 'Pausa combinada por telefone.'

let agent: Person
let director: Person
/** All kinds except the one that tests/functions/teamNotices.test.ts covers. */
const KINDS: readonly string[] = noticeSchema.def.options
  .flatMap(({ shape }) => shape.kind.def.values)
  .filter((kind) => kind !== 'received')

beforeAll(async () => {
  agent = await person({ grants: ['AGENT'] })
  director = await person({ grants: ['AGENT', 'DIRECTOR'] })
})

function review(artist: Person, decision: string, note?: string) {
  const input = { profileId: artist.uid, version: 1, decision, ...(note === undefined ? {} : { note }) }
  return call('reviewProfile', input, director.token)
}

function act(artist: Person, what: string) {
  return call('changeProfileState', { profileIds: [artist.uid], act: what, reason: REASON }, director.token)
}

const queued = (fields: object = {}) => person({ queuedAt: Timestamp.now(), ...fields })

describe('the artist is told once, in words, with the way on', () => {
  it.each([
    ['approve', undefined, 'validated', 'Sua página já está no ar'],
    ['requestChanges', 'Falta uma foto de <rosto>.', 'changesRequested', 'Falta uma foto de <rosto>.'],
    ['reject', 'Não trabalhamos com esta área.', 'rejected', 'Não trabalhamos com esta área.'],
    ['reject', 'A foto é de outra pessoa.', 'changeRejected', 'Sua página continua no ar'],
  ])('of a review that ends in %s', async (decision, note, kind, words) => {
    const artist = await queued(kind === 'changeRejected' ? { publishedVersion: 1 } : {})
    await done(review(artist, decision, note))
    const mail = await onlyMail(artist, 1000)
    expect(mail).toMatchObject({ uid: artist.uid, kind })
    expect(mail.message.text).toContain(`Olá, ${artist.profile.artisticName}!`)
    expect(mail.message.text).toContain(words)
    expect(mail.message.html).toContain(words.replace('<', '&lt;').replace('>', '&gt;'))
    expect(await mailTo(artist.profile.email)).toEqual([])
  })

  it.each([
    ['suspend', 'suspended', 'published'],
    ['archive', 'archived', 'published'],
    ['republish', 'republished', 'archived'],
  ] as const)('of %s after a minute, in which it could be taken back', async (what, kind, status) => {
    const artist = await person({ status, publishedVersion: 1, lastPublicVersion: 1 })
    await done(act(artist, what))
    expect(await mailTo(artist.profile.email, 50_000)).toEqual([])
    const mail = await onlyMail(artist)
    expect(mail.kind).toBe(kind)
    expect(mail.message.text).toContain(REASON)
  })

  it('not of what was taken back within the minute', async () => {
    const artist = await person({ status: 'published', publishedVersion: 1 })
    await done(act(artist, 'suspend'))
    await done(act(artist, 'republish'))
    expect(await mailTo(artist.profile.email)).toEqual([])
    await done(act(artist, 'suspend'))
    await onlyMail(artist)
    await done(act(artist, 'republish'))
    expect((await onlyMail(artist)).kind).toBe('republished')
  })

  it('of changed phone and Pix, whatever else was changed, and never to what', async () => {
    const artist = await person()
    const phone = `119${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
    const changes = {
      profileId: artist.uid,
      heightCm: 171,
      phone,
      privateDetails: { pay: { pixKeyType: 'email', pixKey: 'a@b.co' } },
    }
    await done(call('updateProfile', changes, artist.token))
    const { kind, message } = await onlyMail(artist)
    expect(kind).toBe('contactChanged')
    expect(message.text).toContain('telefone e chave Pix')
    expect(JSON.stringify(message)).not.toMatch(new RegExp(`${phone}|a@b.co`))
    await done(call('updateProfile', { profileId: artist.uid, heightCm: 172 }, artist.token))
    expect(await mailTo(artist.profile.email)).toEqual([])
  })

  it('of second factors that were taken away', async () => {
    const member = await person({ grants: ['AGENT'] })
    await done(call('resetSecondFactors', { profileId: member.uid }, director.token))
    expect((await onlyMail(member)).kind).toBe('secondFactorsReset')
  })

  it('that the look is to be confirmed', async () => {
    const artist = await person({ status: 'published' })
    await done(call('askToConfirmLook', { profileIds: [artist.uid] }, agent.token))
    await done(call('askToConfirmLook', { profileIds: [artist.uid] }, agent.token))
    expect((await onlyMail(artist)).kind).toBe('lookAsked')
  })

  it('when a presentation is published, and when a change awaits their answer', async () => {
    const [informed, agreed] = await Promise.all([candidate(), candidate()])
    const proposalId = chanceId()
    const items = [informed, agreed].map((each) => presentedItem(each))
    const save = (version: number, changes: Partial<ProposalForm>) =>
      call('saveProposal', { proposalId, version, form: proposalForm(items, changes) }, agent.token)
    await done(save(0, { facts: [] }))
    expect(await mailTo(informed.profile.email, 1000)).toEqual([])
    await done(call('changeState', { kind: 'proposal', proposalId, to: 'published' }, agent.token))
    for (const artist of [informed, agreed]) {
      const mail = await onlyMail(artist, 1000)
      expect(mail.kind).toBe('presented')
      expect(mail.message.text).toContain('Campanha de inverno')
      expect(mail.message.text).toContain(`${SITE.url}/trabalhos`)
      // Artists don't learn the client's name.
      expect(mail.message.text).not.toContain('Produtora Serra')
    }
    await done(call('changeState', { kind: 'participation', proposalId, to: 'agreed' }, agreed.token))
    await done(save(1, { facts: ['bio'] }))
    expect((await onlyMail(agreed, 1000)).kind).toBe('presentationChanged')
    expect(await mailTo(informed.profile.email, 1000)).toEqual([])
  })

  it('of being put into a role, and of each answer by whichever way it came, a minute later where it can be taken back', async () => {
    const [put, chosen, left] = await Promise.all([candidate(), candidate(), candidate()])
    const { castingId } = await openCasting(agent)
    const link = `${SITE.url}/casting/${castingId}`
    await done(call('inviteToCasting', { castingId, profileIds: [put.uid] }, agent.token))
    expect((await onlyMail(put)).kind).toBe('invitedToCasting')
    await done(call('addToRole', { castingId, roleId: 'vizinha', profileIds: [put.uid] }, agent.token))
    const mail = await onlyMail(put)
    expect(mail.kind).toBe('putIntoRole')
    expect(mail.message.text).toContain(`“Vizinha”, no casting “Campanha ${castingId}”`)
    expect(mail.message.text).toContain(link)
    for (const artist of [chosen, left]) await done(apply(artist, castingId))
    for (const to of ['shortlisted', 'testing', 'proposed', 'selected']) {
      expect(await mailTo(chosen.profile.email)).toEqual([])
      await done(changeApplication(agent, { castingId, artistId: chosen.uid }, to))
    }
    expect(await mailTo(chosen.profile.email, 50_000)).toEqual([])
    expect((await onlyMail(chosen)).kind).toBe('selected')
    await done(changeApplication(agent, { castingId, artistId: put.uid }, 'declined'))
    expect((await onlyMail(put)).kind).toBe('declined')
    await done(changeCasting(agent, castingId, 'closed', DECLINE_ALL))
    expect((await onlyMail(left, 1000)).kind).toBe('declined')
    expect(await mailTo(chosen.profile.email)).toEqual([])
  })

  it('of each answer with what was written, and again after a reopening', async () => {
    const artist = await candidate()
    const { castingId } = await openCasting(agent)
    await done(apply(artist, castingId))
    const move = async (from: string, to: string, message: string) => {
      await moveCandidates(agent, castingId, [{ artistId: artist.uid, from, to, message }])
      expect(await mailTo(artist.profile.email, 50_000)).toEqual([])
      return onlyMail(artist)
    }
    const expectWords = ({ message }: Mail, words: string) => {
      expect(message.text).toContain(words)
      expect(message.html).toContain(words.replaceAll('<', '&lt;').replaceAll('>', '&gt;'))
    }
    const first = await move('submitted', 'declined', 'Faltou <luz> no vídeo.')
    expect(first.kind).toBe('declined')
    expectWords(first, 'Faltou <luz> no vídeo.')
    const again = await move('declined', 'shortlisted', 'O cliente voltou atrás.')
    expect(again.kind).toBe('reopened')
    expectWords(again, 'O cliente voltou atrás.')
    await done(
      changeCasting(agent, castingId, 'closed', [
        { from: 'shortlisted', to: 'lapsed', message: 'O cliente não voltou.' },
      ]),
    )
    const last = await onlyMail(artist, 1000)
    expect(last.kind).toBe('lapsed')
    expectWords(last, 'O cliente não voltou.')
  })
})

it('of tests: each step of others is told at once, being asked a minute later', async () => {
  const artist = await candidate()
  const id = await requestedOne(agent, testsInput([artist]))
  expect(await mailTo(artist.profile.email, 50_000)).toEqual([])
  const text: unknown = expect.stringContaining(`${SITE.url}/teste/${id}`)
  expect(await onlyMail(artist)).toMatchObject({ kind: 'testAsked', message: { text } })
  await done(call('giveMoreTime', { testRequestId: id, deadline: inHours(100) }, agent.token))
  expect((await onlyMail(artist, 1000)).kind).toBe('testExtended')
  await done(changeTest(agent, id, 'accepted'))
  expect((await onlyMail(artist, 1000)).kind).toBe('testOnBehalf')
  await standAt(id, { deadline: passed() })
  await expireTests(backend, new Date())
  expect((await onlyMail(artist, 1000)).kind).toBe('testExpired')
  const message = 'Mais perto da <câmera>.'
  for (const [to, kind] of [
    ['retake', 'testRetake'],
    ['approved', 'testApproved'],
    ['declined', 'testDeclined'],
  ] as const) {
    await standAt(id, { status: 'submitted' })
    await done(changeTest(agent, id, to, { message }))
    const mail = await onlyMail(artist, 1000)
    expect(mail.kind).toBe(kind)
    expect(mail.message.text).toContain(message)
  }
  await standAt(id, { status: 'accepted' })
  await done(changeTest(agent, id, 'cancelled'))
  expect((await onlyMail(artist, 1000)).kind).toBe('testCancelled')
  expect(await mailTo(artist.profile.email)).toEqual([])
})

describe('somebody who is invited', () => {
  const prepared = () => ({
    artisticName: 'Dora Convidada',
    email: `dora-${newSession()}@example.com`,
    facts: {},
  })

  it('has the link that takes the cadastro over', async () => {
    const somebody = prepared()
    await done(call('inviteArtists', { people: [somebody] }, agent.token))
    const { kind, message, uid } = await onlyMail(somebody.email)
    expect([kind, uid]).toEqual(['invitation', undefined])
    const [, id, key] = /#convite=(.+)\.(\S+)/.exec(message.text) ?? []
    const opened = await call('openInvitation', { id, key })
    expect(opened.result).toMatchObject({ artisticName: 'Dora Convidada' })
  })

  it('hears nothing of an invitation that was withdrawn before', async () => {
    const somebody = prepared()
    await done(call('inviteArtists', { people: [somebody] }, agent.token))
    await backend.db.doc(`invitations/${invitationIdOf(somebody)}`).delete()
    expect(await mailTo(somebody.email)).toEqual([])
  })
})

describe('a notice', () => {
  const notice = { kind: 'changesRequested', note: 'Falta uma foto.' } as const
  const queue = (uid: string, id = newSession()) => {
    queueNotice(
      { set: (ref, data) => void pending.push(ref.set(data)) },
      backend.db,
      { id, notice, receiver: { kind: 'person', uid } },
      new Date(),
    )
    return Promise.all(pending)
  }
  const pending: Promise<unknown>[] = []

  it('of a topic that was switched off while it waited is not sent; what concerns the account always is', async () => {
    const artist = await queued()
    await backend.db
      .doc(`profiles/${artist.uid}/settings/notices`)
      .set({ off: ['profile', 'castings', 'look'] })
    await done(review(artist, 'approve'))
    expect(await mailTo(artist.profile.email)).toEqual([])
    await done(act(artist, 'suspend'))
    expect((await onlyMail(artist)).kind).toBe('suspended')
  })

  it('to somebody who is gone is dropped', async () => {
    await queue('nobody-at-all', 'gone')
    await send()
    expect((await backend.db.doc('outbox/gone').get()).exists).toBe(false)
  })

  it('is one mail, even by two runs at once and after the clock has jumped', async () => {
    const artist = await person()
    await queue(artist.uid)
    await Promise.all([send(DAY), send(), send(-DAY)])
    await send(-DAY)
    expect((await onlyMail(artist)).kind).toBe(notice.kind)
  })

  it('that cannot be told keeps no other back', async () => {
    const artist = await person()
    await backend.db
      .doc('outbox/broken')
      .set({ sendAfter: Timestamp.fromMillis(0), notice: { kind: 'unknown' } })
    await queue(artist.uid)
    await onlyMail(artist)
    expect((await backend.db.doc('outbox/broken').get()).exists).toBe(true)
    await backend.db.doc('outbox/broken').delete()
  })

  it('that lacks a word of its text cannot be queued', () => {
    const telling = { id: 'x', notice: { ...notice, note: '' }, receiver: { kind: 'team' } } as const
    expect(() => {
      queueNotice({ set: () => undefined }, backend.db, telling, new Date())
    }).toThrow(/note/)
  })

  it('that could not be queued fails the act that it tells of', async () => {
    const { reviewProfile } = await import('../../functions/src/services/profiles/review.ts')
    const artist = await queued()
    const db = withMethod(backend.db, 'doc', (path) => {
      if (path.startsWith('outbox/')) throw new Error('no outbox')
      return backend.db.doc(path)
    })
    const caller = {
      uid: director.uid,
      authTime: 4e9,
      hasSecondFactor: false,
      address: undefined,
      userAgent: undefined,
    }
    const input = { profileId: artist.uid, version: 1, decision: 'approve' } as const
    await expect(reviewProfile({ ...backend, db }, input, caller, new Date())).rejects.toThrow('no outbox')
    const profile = await backend.db.doc(`profiles/${artist.uid}`).get()
    expect(profile.get('status')).toBe('pending')
  })

  it('is kept as mail for thirty days', async () => {
    const artist = await person()
    await queue(artist.uid)
    await send()
    expect(await sweepMail(backend, new Date(Date.now() + 29 * DAY))).toBe(0)
    expect(await sweepMail(backend, new Date(Date.now() + 31 * DAY))).toBeGreaterThan(0)
    expect(await mailTo(artist.profile.email)).toEqual([])
  })
})

describe('every kind of notice', () => {
  it('was told above, by its real act', () => {
    expect([...readKinds].toSorted()).toEqual(KINDS.toSorted())
  })
})
