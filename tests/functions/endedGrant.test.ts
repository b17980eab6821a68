import '../support/functions/alone.ts'
import { CONSENT_VERSIONS } from '@ribalta/domain/account/consents'
import type { Grant } from '@ribalta/domain/account/grants'
import { CALL_NAMES, type CallName } from '@ribalta/domain/commands'
import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it, onTestFinished } from 'vitest'
import { admit } from '../../functions/src/services/account/standing.ts'
import { claimPostImage } from '../../functions/src/services/posts/images.ts'
import { updateProfile } from '../../functions/src/services/profiles/update.ts'
import { readProfileChanges } from '../../functions/src/services/profiles/updateInput.ts'
import { photo } from '../../functions/src/testing/mediaFiles.ts'
import { NOBODY } from '../support/fuzz/fuzzCase.ts'
import { fuzzCases } from '../support/fuzz/cases.ts'
import {
  backend,
  call,
  filesBelow,
  type Person,
  person,
  profileOf,
  signedIn,
  uploadPhoto,
} from '../support/functions/functions.ts'
import { withMethod } from '../support/functions/interference.ts'
import { chanceId } from '../support/screenTests.ts'

const { db, bucket } = backend
const DIRECTOR: Grant[] = ['AGENT', 'DIRECTOR']

const endGrants = ({ uid }: Pick<Person, 'uid'>) => db.doc(`profiles/${uid}`).update({ grants: [] })

/** Ends the grants of a person as the next transaction begins; answers whether one began. */
function endAtTransaction(who: Person): () => boolean {
  const runTransaction = db.runTransaction.bind(db)
  let hasBegun = false
  const restore = () => {
    db.runTransaction = runTransaction
  }
  db.runTransaction = async (update, options) => {
    hasBegun = true
    restore()
    await endGrants(who)
    return runTransaction(update, options)
  }
  onTestFinished(restore)
  return () => hasBegun
}

/** Payloads that come further than the generated ones. */
const PAYLOADS: Readonly<Partial<Record<CallName, unknown>>> = {
  exportMyData: {},
  importCatalogue: { kind: 'class', lines: [['', 'dublador', 'Dublador', 'Voice actor']] },
  recordConsent: { kind: 'terms', version: CONSENT_VERSIONS.terms, given: true },
  submitContact: {
    requestId: chanceId(),
    name: 'Helena Prado',
    email: 'helena@example.com',
    subject: 'outro',
    message: 'Procuramos um elenco.',
    website: '',
  },
}

/** Calls that read without a transaction, or end before theirs when what they name is not there. */
const WITHOUT_TRANSACTION: readonly CallName[] = [
  'catalogueUsage',
  'checkEmailExists',
  'checkPhoneExists',
  'claimPostImage',
  'createProfile',
  'getProposal',
  'keepRheaRun',
  'openFiles',
  'openInvitation',
  'rankArtists',
  'reportFailedSignIn',
  'requestTests',
  'updateProfile',
  'verifyAgentPermission',
  'verifyDirectorPermission',
]

describe('a grant that ends while a call runs', () => {
  const cases = fuzzCases(NOBODY)

  it.each(CALL_NAMES.filter((name) => name !== 'deleteMyAccount'))('lets %s write nothing', async (name) => {
    const director = await person({ grants: DIRECTOR })
    const hasBegun = endAtTransaction(director)
    const { error } = await call(name, PAYLOADS[name] ?? cases[name].base, director.token)
    expect(hasBegun() ? error?.status : 'no transaction').toBe(
      WITHOUT_TRANSACTION.includes(name) ? 'no transaction' : 'PERMISSION_DENIED',
    )
  })

  it('lets an agent change no record with photos that were being prepared', async () => {
    const [agent, artist] = await Promise.all([person({ grants: ['AGENT'] }), person()])
    const tempMediaIds = [await uploadPhoto()]
    const now = new Date()
    const changes = readProfileChanges({ profileId: artist.uid, tempMediaIds }, now)
    const slow = withMethod(bucket, 'file', (path, options) => {
      const file = bucket.file(path, options)
      const save = file.save.bind(file)
      return Object.assign(file, {
        save: async (...given: Parameters<typeof save>) => {
          await endGrants(agent)
          return save(...given)
        },
      })
    })
    const admitted = await admit({ ...backend, bucket: slow }, signedIn(agent))
    await expect(updateProfile(admitted.backend, changes, signedIn(agent), now)).rejects.toMatchObject({
      code: 'permission-denied',
    })
    expect(await profileOf(artist.uid)).toEqual(artist.profile)
  })

  it('lets a director store no picture that was being prepared', async () => {
    const director = await person({ grants: DIRECTOR })
    const uploadId = 'a'.repeat(24)
    await bucket.file(`blog/uploads/${uploadId}`).save(await photo())
    const slow = withMethod(bucket, 'file', (path, options) => {
      const file = bucket.file(path, options)
      const download = file.download.bind(file)
      return Object.assign(file, {
        download: async () => {
          await endGrants(director)
          return download()
        },
      })
    })
    const admitted = await admit({ ...backend, bucket: slow }, signedIn(director))
    await expect(claimPostImage(admitted.backend, { uploadId }, signedIn(director))).rejects.toMatchObject({
      code: 'permission-denied',
    })
    expect(await filesBelow('blog/images/')).toEqual([])
  })
})

describe('a transaction of an admitted caller', () => {
  const written = db.doc('quickReplies/written')

  it('is not committed after the end of a grant that it has read', async () => {
    const director = await person({ grants: DIRECTOR })
    const admitted = await admit(backend, signedIn(director))
    let ending: Promise<unknown> | undefined
    const commit = admitted.backend.db.runTransaction(async (transaction) => {
      await transaction.get(written)
      // The database has it wait for the commit, or the commit fails and is tried again.
      ending ??= endGrants(director)
      transaction.set(written, { title: 'x' })
    })
    const [outcome] = await Promise.allSettled([commit])
    await ending
    const [reply, profile] = await Promise.all([written.get(), db.doc(`profiles/${director.uid}`).get()])
    const isBefore =
      reply.exists && (reply.updateTime?.toMillis() ?? 0) <= (profile.updateTime?.toMillis() ?? 0)
    expect(outcome.status === 'rejected' ? !reply.exists : isBefore).toBe(true)
  })

  it.each([
    ['an ended session', { sessionsEndedAt: Timestamp.fromMillis(Date.now() + 3_600_000) }],
    ['a suspension', { status: 'suspended' }],
    ['a disabled account', { isAccountDisabled: true }],
    ['a lost grant', { grants: ['AGENT'] }],
  ])('is refused after %s, as is what is written outside one', async (_what, change) => {
    const director = await person({ grants: DIRECTOR })
    const admitted = await admit(backend, signedIn(director))
    await expect(admitted.backend.authorise()).resolves.toBeUndefined()
    await db.doc(`profiles/${director.uid}`).update(change)
    const refusal = { code: 'permission-denied' }
    await expect(admitted.backend.authorise()).rejects.toMatchObject(refusal)
    const commit = admitted.backend.db.runTransaction((transaction) =>
      Promise.resolve(transaction.set(db.doc('quickReplies/refused'), { title: 'x' })),
    )
    await expect(commit).rejects.toMatchObject(refusal)
    expect((await db.doc('quickReplies/refused').get()).exists).toBe(false)
  })

  it('goes on for a caller who may do more than before', async () => {
    const artist = await person({ status: 'suspended' })
    const admitted = await admit(backend, signedIn(artist))
    await db.doc(`profiles/${artist.uid}`).update({ status: 'published', grants: DIRECTOR })
    await expect(admitted.backend.authorise()).resolves.toBeUndefined()
  })
})
