import '../support/functions/alone.ts'
import { formatOpened } from '@ribalta/domain/schemas/feed/staffMark'
import { describe, expect, it } from 'vitest'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { CLIENT_DOCUMENTS } from '../../functions/src/services/shared/clientDocuments.ts'
import { registrationPayload } from '../../functions/src/testing/payloads.ts'
import {
  backend,
  bareAccount,
  call,
  filesBelow,
  newSession,
  type Person,
  person,
  profileOf,
  upload,
  uploadPhoto,
  withAuthTime,
} from '../support/functions/functions.ts'
import { fullPerson } from '../support/functions/fullPerson.ts'
import { deletionsNoted, remainsOf } from '../support/functions/remains.ts'

/** The first call of each function starts a process for it. */
const DELETED = { result: { deleted: true } }

function leave({ token }: Pick<Person, 'token'>, confirmation: unknown = 'EXCLUIR') {
  return call('deleteMyAccount', { confirmation }, token)
}

describe('a deleted person', () => {
  it('is nowhere any more: no document, file or account speaks of them', async () => {
    const { words, other, ...artist } = await fullPerson()
    expect((await remainsOf(words)).length).toBeGreaterThan(20)
    const noted = await deletionsNoted()
    expect(await leave(artist)).toEqual(DELETED)
    expect(await remainsOf(words)).toEqual([])
    expect(await deletionsNoted()).toBe(noted + 1)
    const kept = await backend.db.collection('auditLog').where('actor', '==', other.uid).get()
    expect(kept.docs.map((line) => line.data())).toHaveLength(3)
    expect(kept.docs.every((line) => line.get('subject') === undefined)).toBe(true)
    const aboutOther = await backend.db.collection('feed').where('subject', '==', other.uid).get()
    expect(aboutOther.docs.map((item) => item.get('actor') as unknown)).toEqual(['deleted'])
  })

  it('leaves a line of the ledger that names nobody', async () => {
    const artist = await person()
    await leave(artist)
    const newest = backend.db.collection('auditLog').where('kind', '==', 'deletion')
    for (const line of (await newest.get()).docs) {
      expect(Object.keys(line.data()).toSorted()).toEqual(['actor', 'at', 'kind'])
      expect(line.get('actor')).toBe('deleted')
    }
  })

  it('cannot sign in any more, and gives the e-mail, the name and the phone back', async () => {
    const { payload, ...artist } = await fullPerson()
    await leave(artist)
    await expect(backend.auth.getUserByEmail(artist.email)).rejects.toMatchObject({
      code: 'auth/user-not-found',
    })
    const { email, artisticName, phone } = payload
    const next = registrationPayload({ email, artisticName, phone, tempMediaIds: [await uploadPhoto()] })
    expect((await call('createProfile', next)).error).toBeUndefined()
  })

  it('can do nothing with the token that is left, not even twice', async () => {
    const artist = await person()
    await leave(artist)
    const noted = await deletionsNoted()
    expect(await leave(artist)).toEqual(DELETED)
    expect(await deletionsNoted()).toBe(noted)
    expect((await call('exportMyData', {}, artist.token)).error?.status).toBe('NOT_FOUND')
    const change = await call('updateProfile', { profileId: artist.uid, bio: 'x' }, artist.token)
    expect(change.error?.status).toBe('NOT_FOUND')
    await call('recordAccountEvent', {}, artist.token)
    expect(await remainsOf([artist.uid])).toEqual([])
  })

  it('goes whatever browsers have written, malformed as it may be', async () => {
    const artist = await person()
    const readUntil = Timestamp.now()
    const sound = formatOpened({ other: { at: readUntil, subject: 'other' } })
    const opened = { ...sound, ...formatOpened({ own: { at: readUntil, subject: artist.uid } }), bad: 7 }
    const marks = backend.db.collection('staffMarks')
    await marks.doc('half').set({ readUntil, opened })
    await marks.doc('none').set({ readUntil: 'x', opened: 'x' })
    for (const path of Object.keys(CLIENT_DOCUMENTS)) {
      const ids = path.replace(/\{(?:uid|artistId|id)\}$/, artist.uid).replaceAll(/\{\w+\}/g, 'malformed')
      const { uid } = artist
      const whose = { artistId: uid, author: uid, memoBy: uid, movedBy: uid, noteBy: uid, owner: uid }
      await backend.db.doc(ids).set({ ...whose, opened: [7], people: uid, read: uid, widths: {} })
    }
    expect(await leave(artist)).toEqual(DELETED)
    expect((await marks.doc('half').get()).get('opened')).toEqual(sound)
    expect((await marks.doc('none').get()).exists).toBe(false)
  })

  it('takes temporary uploads with it', async () => {
    const session = newSession()
    const artist = await person({ tempMediaIds: [`${session}/0`] })
    await upload(Buffer.from('x'), session, 0)
    await leave(artist)
    expect(await filesBelow(`temp-media/${session}/`)).toEqual([])
  })

  it('without a profile leaves an account less', async () => {
    const bare = await bareAccount()
    expect(await leave(bare)).toEqual(DELETED)
    expect(await remainsOf([bare.uid, bare.email])).toEqual([])
  })

  it('who asks twice at once is one deletion', async () => {
    const artist = await person()
    const noted = await deletionsNoted()
    const answers = await Promise.all([1, 2].map(() => leave(artist)))
    expect(answers).toEqual([DELETED, DELETED])
    expect(await deletionsNoted()).toBe(noted + 1)
    expect(await remainsOf([artist.uid])).toEqual([])
  })
})

describe('a deletion is refused', () => {
  it.each([[''], ['excluir'], [true], [null], [undefined]])('without the word (%j)', async (confirmation) => {
    const artist = await person()
    const answer = await call('deleteMyAccount', { confirmation }, artist.token)
    expect(answer.error?.status).toBe('INVALID_ARGUMENT')
    expect(await profileOf(artist.uid)).toEqual(artist.profile)
  })

  it('without an account, and for anybody else', async () => {
    expect((await call('deleteMyAccount', { confirmation: 'EXCLUIR' })).error?.status).toBe('UNAUTHENTICATED')
    const director = await person({ grants: ['AGENT', 'DIRECTOR'] })
    const artist = await person()
    const forged = { confirmation: 'EXCLUIR', uid: artist.uid, profileId: artist.uid }
    expect((await call('deleteMyAccount', forged, director.token)).error?.status).toBe('INVALID_ARGUMENT')
  })

  it('when the last sign-in was more than five minutes ago, or was ended since', async () => {
    const artist = await person()
    const now = Math.floor(Date.now() / 1000)
    const old = { token: withAuthTime(artist.token, now - 301) }
    expect((await leave(old)).error?.status).toBe('FAILED_PRECONDITION')
    await backend.db
      .doc(`profiles/${artist.uid}`)
      .update({ sessionsEndedAt: Timestamp.fromMillis(now * 1000) })
    const ended = { token: withAuthTime(artist.token, now - 100) }
    expect((await leave(ended)).error?.status).toBe('UNAUTHENTICATED')
    expect(await leave({ token: withAuthTime(artist.token, now + 1) })).toEqual(DELETED)
  })

  it('for the last director, until there is another', async () => {
    const { db } = backend
    const others = await db.collection('profiles').where('grants', 'array-contains', 'DIRECTOR').get()
    await Promise.all(others.docs.map(({ ref }) => ref.update({ grants: ['AGENT'] })))
    const last = await person({ grants: ['AGENT', 'DIRECTOR'] })
    expect((await leave(last)).error?.status).toBe('FAILED_PRECONDITION')
    expect((await db.doc(`profiles/${last.uid}`).get()).get('grants')).toEqual(['AGENT', 'DIRECTOR'])
    const second = await person({ grants: ['AGENT', 'DIRECTOR'] })
    const answers = await Promise.all([leave(last), leave(second)])
    expect(answers.filter(({ error }) => error === undefined)).toHaveLength(1)
    expect(answers.filter(({ error }) => error?.status === 'FAILED_PRECONDITION')).toHaveLength(1)
  })
})
