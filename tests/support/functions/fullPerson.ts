import { CONSENT_VERSIONS } from '@ribalta/domain/account/consents'
import { noticeSettingsSchema } from '@ribalta/domain/schemas/notices/noticeSettings'
import { toArtist } from '@ribalta/domain/people/publishedArtist'
import { applicationSchema } from '@ribalta/domain/schemas/castings/application'
import { candidateSchema } from '@ribalta/domain/schemas/castings/candidate'
import { type AuditEntry, auditSchema } from '@ribalta/domain/schemas/audit'
import { castingSchema, invitedSchema } from '@ribalta/domain/schemas/castings/casting'
import type { CreateProfileInput } from '@ribalta/domain/schemas/people/registration'
import { favoriteListSchema, favoriteSchema } from '@ribalta/domain/schemas/roster/favorites'
import type { Invitation } from '@ribalta/domain/schemas/people/invitation'
import { attachmentPath } from '@ribalta/domain/conversations/conversation'
import { PDF_TYPE } from '@ribalta/domain/media/media'
import { inboxSchema, messageReportSchema } from '@ribalta/domain/schemas/conversations/conversation'
import { formatOpened } from '@ribalta/domain/schemas/feed/staffMark'
import { mailSchema, outboxSchema } from '@ribalta/domain/schemas/notices/notice'
import type { TrackRecord } from '@ribalta/domain/schemas/people/trackRecord'
import { profileNoteSchema } from '@ribalta/domain/schemas/people/profileNote'
import { reviewSchema as clientReviewSchema } from '@ribalta/domain/schemas/proposals/answers'
import { rheaRunSchema } from '@ribalta/domain/schemas/rhea/run'
import { savedSearchSchema } from '@ribalta/domain/schemas/roster/savedSearch'
import { type Review, reviewSchema } from '@ribalta/domain/schemas/screenTests/review'
import { testSidesSchema } from '@ribalta/domain/schemas/screenTests/testRequest'
import { workSchema } from '@ribalta/domain/schemas/people/work'
import { randomBytes } from 'node:crypto'
import { Timestamp } from '../../../functions/src/admin/backend.ts'
import { guardian, registrationPayload } from '../../../functions/src/testing/payloads.ts'
import { castingInput } from '../castings.ts'
import { makeConversation, makeMessage } from '../conversations.ts'
import { makeProposal, presentedItem } from '../proposals.ts'
import { makeTake, makeTestRequest } from '../screenTests.ts'
import { backend, call, type Person, person, profileOf, signIn, uploadPhoto } from './functions.ts'

export interface FullPerson extends Person {
  readonly payload: CreateProfileInput
  /** Whatever tells of this person and of nobody else. */
  readonly words: readonly string[]
  /** Another artist, whom this one (of staff) once changed. */
  readonly other: Person
}

/**
 * Somebody of whom there is something everywhere: registered as the app does, published, changed since, with private
 * details, every consent, account events, lines of the audit log on both sides, a work, a casting with an application, a test, and
 * a removed photo that waits. tests/functions/exportMyData.test.ts holds it to the list of personal data.
 */
export async function fullPerson(): Promise<FullPerson> {
  const mark = randomBytes(5).toString('hex')
  const minorsGuardian = {
    ...guardian,
    name: `Responsável ${mark}`,
    email: `responsavel-${mark}@example.com`,
  }
  const payload = registrationPayload({
    tempMediaIds: [await uploadPhoto(330, 330), await uploadPhoto(330, 330)],
    birthDate: `${String(new Date().getUTCFullYear() - 12)}-03-04`,
    guardian: minorsGuardian,
    consents: CONSENT_VERSIONS_OF_MINORS,
  })
  const { result } = await call('createProfile', payload)
  const { uid } = result as { uid: string }
  const email = payload.email
  const token = await signIn(email)
  const { db } = backend
  const other = await person({ status: 'published' })
  const trackRecord: TrackRecord = { testsAsked: 2, testsInTime: 1, presented: 1, chosen: 0 }
  await db
    .doc(`profiles/${uid}`)
    .update({ grants: ['AGENT'], status: 'published', publishedVersion: 1, trackRecord })
  const profile = await profileOf(uid)
  if (profile === undefined) throw new Error('There is no profile')
  await db.doc(`artists/${uid}`).set(toArtist(profile, { at: Timestamp.now(), featured: false }, new Date()))
  await call('recordConsent', { kind: 'sensitive', version: CONSENT_VERSIONS.sensitive, given: true }, token)
  await call('recordAccountEvent', {}, token)
  const privateDetails = {
    legalName: `Nome Civil ${mark}`,
    cpf: '52998224725',
    ethnicity: 'parda',
    accessNeeds: `Rampa ${mark}.`,
  }
  const [first] = profile.media
  await call(
    'updateProfile',
    { profileId: uid, artisticName: `Outro ${mark}`, mediaOrder: [first?.id], privateDetails },
    token,
  )
  await call('updateProfile', { profileId: other.uid, bio: 'Outra.' }, token)
  for (const entry of auditsOf(uid, other.uid)) await db.collection('auditLog').add(entry)
  await addWork(uid, mark)
  await addSearch(uid, mark)
  await addFavorites(uid, other.uid, mark)
  await addNotes(uid, other.uid, mark)
  await addMarks(uid, other.uid)
  await addInvitation(uid)
  await addNotices(uid, email, mark)
  await call('openUploads', { sessions: [], files: [{ type: 'image/jpeg', bytes: 10 }], dropped: [] }, token)
  await addCasting({ uid, other: other.uid }, first?.id ?? '', payload.artisticName)
  await addTest(uid, other.uid, mark)
  await addProposals(uid, other)
  await addRankings(uid, other.uid)
  await addConversations(uid, other.uid, mark)
  await addPost(`Outro ${mark}`)
  const words = [uid, email, payload.phone, payload.artisticName, profile.username, mark]
  return { uid, email, token, profile, payload, words, other }
}

/** What the person chose to be told, a notice that waits and a mail that was sent. */
async function addNotices(uid: string, email: string, mark: string): Promise<void> {
  const { db } = backend
  const at = Timestamp.now()
  const notice = { kind: 'changesRequested', note: `Falta uma foto, ${mark}.` } as const
  const message = { subject: 'Ajustes', text: notice.note, html: notice.note }
  await db.doc(`profiles/${uid}/settings/notices`).set(noticeSettingsSchema.parse({ off: ['look'] }))
  await db
    .collection('outbox')
    .add(outboxSchema.parse({ notice, receiver: { kind: 'person', uid }, sendAfter: at }))
  await db.collection('mail').add(mailSchema.parse({ to: [email], message, uid, kind: notice.kind, at }))
}

async function addSearch(owner: string, mark: string): Promise<void> {
  const search = { owner, name: `Busca ${mark}`, query: 'uf=SP', shared: false, seenAt: Timestamp.now() }
  await backend.db.collection('savedSearches').add(savedSearchSchema.parse(search))
}

/** A list of the person's and one of a colleague's with the person, in each of which the person wrote a note. */
async function addFavorites(uid: string, other: string, mark: string): Promise<void> {
  for (const [owner, artistId] of [
    [uid, other],
    [other, uid],
  ] as const) {
    const ref = backend.db.collection('favoriteLists').doc()
    const list = {
      owner,
      name: 'Lista',
      shared: true,
      people: [artistId, 'third'],
      updatedAt: Timestamp.now(),
    }
    await ref.set(favoriteListSchema.parse(list))
    for (const item of [
      { artistId, note: `Nota ${mark}`, noteBy: other },
      { artistId: 'third', note: 'Nota', noteBy: uid },
    ]) {
      const stored = favoriteSchema.parse({ ...item, owner, order: 'a0', noteVersion: 1 })
      await ref.collection('items').doc(item.artistId).set(stored)
    }
  }
}

/** What somebody noted about the person, and what the person noted about somebody. */
async function addNotes(uid: string, other: string, mark: string): Promise<void> {
  for (const [author, about, text] of [
    [other, uid, `Nota ${mark}`],
    [uid, other, 'Nota'],
  ] as const) {
    const note = profileNoteSchema.parse({ author, text, at: Timestamp.now() })
    await backend.db.collection(`profiles/${about}/notes`).add(note)
  }
}

/** How far the person read the feed, and somebody else what is about the person. */
async function addMarks(uid: string, other: string): Promise<void> {
  const at = Timestamp.now()
  for (const reader of [uid, other]) {
    const opened = formatOpened({ [`registration_${uid}`]: { at, subject: uid } })
    await backend.db.doc(`staffMarks/${reader}`).set({ readUntil: at, opened })
  }
}

/** Somebody whom the person invited. */
async function addInvitation(invitedBy: string): Promise<void> {
  const at = Timestamp.now()
  const invitation: Invitation = {
    prepared: { artisticName: 'Convidada', email: 'convidada@example.com', facts: {} },
    key: 'k'.repeat(32),
    invitedBy,
    at,
    expiresAt: Timestamp.fromMillis(at.toMillis() + 86_400_000),
  }
  await backend.db.collection('invitations').add(invitation)
}

async function addWork(artistId: string, mark: string): Promise<void> {
  const work = workSchema.parse({
    artistId,
    title: `Peça ${mark}`,
    year: 2020,
    kind: 'teatro',
    links: [],
    mediaIds: [],
    visibility: 'private',
    order: 0,
    updatedAt: Timestamp.now(),
  })
  await backend.db.collection('works').add(work)
}

/** A casting that the person made and opened, for which they applied, too, and in which they moved somebody else. */
async function addCasting(
  { uid, other }: { uid: string; other: string },
  mediaId: string,
  validatedBy: string,
): Promise<void> {
  const { castingId, casting } = castingInput()
  const at = Timestamp.now()
  const ref = backend.db.doc(`castings/${castingId}`)
  const dates = { createdAt: at, updatedAt: at }
  await ref.set(castingSchema.parse({ ...casting, ...dates, status: 'open', validatedBy, version: 1 }))
  await ref.collection('internal').doc('details').set({ createdBy: uid, validatedBy: uid })
  await ref.collection('applicants').doc(uid).set({ artistId: uid })
  await ref
    .collection('invited')
    .doc(uid)
    .set(invitedSchema.parse({ artistId: uid, at }))
  const both = {
    castingId,
    roleId: 'vizinha',
    castingTitle: casting.title,
    roleTitle: 'Vizinha',
    note: '',
    ...dates,
  }
  const application = applicationSchema.parse({
    ...both,
    artistId: uid,
    status: 'inReview',
    mediaIds: [mediaId],
    history: [
      { status: 'submitted', at, by: uid },
      // As it was written once, before staff were left out.
      { status: 'inReview', at, by: other },
    ],
  })
  await ref.collection('applications').doc(`${uid}_vizinha`).set(application)
  for (const [artistId, movedBy] of [
    [uid, other],
    [other, uid],
  ] as const) {
    const candidate = candidateSchema.parse({
      ...both,
      artistId,
      status: 'shortlisted',
      order: 'a0',
      media: [],
      memo: 'Boa voz.',
      memoBy: movedBy,
      memoVersion: 1,
      history: [{ status: 'shortlisted', at, by: 'agency' }],
      movedBy,
      followAt: null,
    })
    await ref.collection('board').doc(`${artistId}_vizinha`).set(candidate)
  }
}

/** A test that was asked of the person, what there is to read of it, a take that was sent, and what was said of it; and what the person said of another. */
async function addTest(uid: string, other: string, mark: string): Promise<void> {
  const ref = backend.db.doc(`testRequests/a-${randomBytes(8).toString('hex')}`)
  const sides = testSidesSchema.parse({ artistId: uid, sides: { kind: 'text', text: 'Boa noite.' } })
  await ref.set(makeTestRequest(uid, { status: 'submitted', sides: 'text' }))
  await ref.collection('sides').doc('current').set(sides)
  const take = await ref.collection('takes').add(makeTake(uid, { status: 'sent', sentAt: Timestamp.now() }))
  const ofOther = backend.db.doc(`testRequests/b-${randomBytes(8).toString('hex')}`)
  for (const [test, author, artistId, text] of [
    [ref, other, uid, `Pausa ${mark}`],
    [ofOther, uid, other, 'Pausa'],
  ] as const) {
    const said = { author, artistId, at: Timestamp.now() }
    const comment: Review = { kind: 'comment', ...said, takeId: take.id, atMs: 1200, text }
    await test.collection('reviews').add(reviewSchema.parse(comment))
    await test
      .collection('reviews')
      .doc(author)
      .set(reviewSchema.parse({ kind: 'rating', ...said, rating: 4 }))
  }
}

/** A proposal of the person's with somebody else in it, and one of somebody else's with the person; of both a client spoke of them. */
async function addProposals(uid: string, other: Person): Promise<void> {
  const own = await makeProposal([presentedItem(other)], { createdBy: uid })
  const both = [presentedItem({ ...other, uid }), presentedItem(other)]
  const others = await makeProposal(both, { createdBy: other.uid })
  const review = clientReviewSchema.parse({
    choices: { [uid]: { answer: 'yes', comment: 'Gostei.' } },
    people: [uid],
    status: 'open',
    savedAt: Timestamp.now(),
  })
  for (const { id } of [own, others]) await backend.db.doc(`proposals/${id}/answers/cliente`).set(review)
}

/** A ranking that the person kept, and one that somebody else did with the person in it. */
async function addRankings(uid: string, other: string): Promise<void> {
  for (const [createdBy, people] of [
    [uid, [other]],
    [other, [uid, other]],
  ] as const) {
    const run = rheaRunSchema.parse({
      criteriaId: 'criterios',
      version: 1,
      castingId: null,
      criteriaName: 'Canta em cena',
      castingTitle: null,
      isAnonymous: false,
      ranked: people.length,
      first: Object.fromEntries(people.map((each, index) => [each, { place: index + 1, points: 50 }])),
      people,
      readout: { gender: [], age: [], uf: [] },
      createdBy,
      createdAt: Timestamp.now(),
    })
    await backend.db.collection('rheaRuns').add(run)
  }
}

/** The person's conversation with the agency, and one that they had of staff with somebody else's; each reported a message of the other. */
async function addConversations(uid: string, other: string, mark: string): Promise<void> {
  const { bucket, db } = backend
  for (const [artistId, text] of [
    [uid, `Bom dia, ${mark}`],
    [other, 'Bom dia'],
  ] as const) {
    const participants = [uid, other]
    const conversation = makeConversation(participants, { artistId, n: 2 })
    await db.doc(`conversations/${artistId}`).set(conversation)
    for (const [index, sender] of participants.entries()) {
      const ref = db.collection(`conversations/${artistId}/messages`).doc()
      const path = attachmentPath(artistId, ref.id, 0)
      await bucket.file(path).save('%PDF-1.7', { resumable: false, contentType: PDF_TYPE })
      const attachments = [{ kind: 'pdf' as const, name: 'ficha.pdf', bytes: 8, path }]
      await ref.set(makeMessage({ sender, artistId, text, attachments, n: index + 1 }))
    }
  }
  const last = { [uid]: 2, [other]: 2 }
  for (const reader of [uid, other]) {
    await db.doc(`inboxes/${reader}`).set(inboxSchema.parse({ last, read: { [uid]: 1 } }))
  }
  for (const [artistId, sender] of [
    [uid, other],
    [other, uid],
    [other, other],
  ] as const) {
    const text = artistId === uid || sender === uid ? mark : 'Bom dia'
    const report = { conversationId: artistId, messageId: 'm', artistId, sender, senderName: text, text }
    const told = { attachments: 0, reportedBy: uid, reporterName: mark, reason: 'outro', message: '' }
    await db
      .collection('messageReports')
      .add(messageReportSchema.parse({ ...report, ...told, at: Timestamp.now() }))
  }
}

/** A post that the person signed, at its second version. */
async function addPost(authorName: string): Promise<void> {
  const ref = backend.db.doc(`posts/assinado-${randomBytes(5).toString('hex')}`)
  await ref.set({ authorName, version: 2 })
  await ref.collection('history').doc('1').set({ authorName, version: 1 })
}

const { terms, privacy, guardian: guardianVersion } = CONSENT_VERSIONS
const CONSENT_VERSIONS_OF_MINORS = { terms, privacy, guardian: guardianVersion }

function auditsOf(uid: string, other: string): AuditEntry[] {
  const at = Timestamp.now()
  return [
    { kind: 'grants', actor: other, subject: uid, at, detail: { before: [], after: ['AGENT'] } } as const,
    { kind: 'review', actor: other, subject: uid, at, detail: { decision: 'approved', version: 1 } } as const,
    { kind: 'privateRead', actor: other, subject: uid, at } as const,
    { kind: 'sessionsEnded', actor: uid, subject: uid, at } as const,
    { kind: 'review', actor: uid, subject: other, at, detail: { decision: 'approved', version: 1 } } as const,
  ].map((entry) => auditSchema.parse(entry))
}
