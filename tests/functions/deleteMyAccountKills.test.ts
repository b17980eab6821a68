/** @module-tag deep */
import '../support/functions/alone.ts'
import { describe, expect, it } from 'vitest'
import {
  deleteAccount,
  DELETION_STEPS,
  type DeletionPorts,
} from '../../functions/src/services/account/deletion.ts'
import { sweepAll } from '../../functions/src/services/sweep.ts'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { backend, call, newSession, type Person, person } from '../support/functions/functions.ts'
import { fullPerson } from '../support/functions/fullPerson.ts'
import { deletionsNoted, remainsOf } from '../support/functions/remains.ts'

const MINUTE = 60_000

function leave({ token }: Pick<Person, 'token'>) {
  return call('deleteMyAccount', { confirmation: 'EXCLUIR' }, token)
}

function portsOf(checkpoint: DeletionPorts['checkpoint']): DeletionPorts {
  return { backend, now: () => new Date(), checkpoint }
}

/** Deletes until a step is done and is killed there. */
function killAt(uid: string, step: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const ports = portsOf((reached) => {
      if (reached !== step) return Promise.resolve()
      resolve()
      return new Promise<never>(() => undefined)
    })
    deleteAccount({ uid, authTime: Date.now() / 1000 }, ports).then(
      () => reject(new Error(`${step} was never reached`)),
      reject,
    )
  })
}

function sweepIn(minutes: number): ReturnType<typeof sweepAll> {
  return sweepAll(backend, new Date(Date.now() + minutes * MINUTE))
}

describe.each(DELETION_STEPS)('killed after the step "%s"', (step) => {
  it('the sweeper finishes, and the ledger has one line', async () => {
    const { words, uid } = await fullPerson()
    const noted = await deletionsNoted()
    await killAt(uid, step)
    expect((await backend.db.doc(`artists/${uid}`).get()).exists).toBe(false)
    await sweepIn(11)
    expect(await remainsOf(words)).toEqual([])
    expect(await deletionsNoted()).toBe(noted + 1)
  })
})

it('a repeat after a crash finishes', async () => {
  const { words, ...artist } = await fullPerson()
  await killAt(artist.uid, 'files')
  expect((await remainsOf(words)).length).toBeGreaterThan(0)
  expect(await leave(artist)).toEqual({ result: { deleted: true } })
  expect(await remainsOf(words)).toEqual([])
})

it('what a change of media that was under way still made is swept', async () => {
  const artist = await person()
  const file = backend.bucket.file(`media/${artist.uid}/late/video.mp4`)
  await backend.db.doc(`requests/media:${newSession()}`).set({
    kind: 'media',
    uid: artist.uid,
    mediaIds: ['late'],
    sweepAfter: Timestamp.fromMillis(Date.now() + 5 * MINUTE),
  })
  await leave(artist)
  await file.save(Buffer.from('x'), { resumable: false })
  await sweepIn(11)
  expect(await remainsOf([artist.uid])).toEqual([])
})
