import '../support/functions/alone.ts'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { GATHERED_MS } from '@ribalta/domain/notices/received'
import { beforeAll, describe, expect, it } from 'vitest'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { fillAccused, findUnhandled } from '../../functions/src/services/contactMessages/accused.ts'
import { deleteReceivedByScript } from '../../functions/src/services/contactMessages/delete.ts'
import { backend, call, type Person, person } from '../support/functions/functions.ts'
import { mailTo } from '../support/functions/mails.ts'
import { publish } from '../support/functions/publishing.ts'
import { chanceId } from '../support/screenTests.ts'

const ROOT = join(import.meta.dirname, '../..')
const { db } = backend

let accused: Person
beforeAll(async () => {
  accused = await person({ grants: ['AGENT', 'DIRECTOR'] })
})

async function reported(collection = 'messageReports'): Promise<{ from: string; id: string }> {
  const id = chanceId()
  const { uid } = accused
  await db.doc(`${collection}/${id}`).set({ sender: uid, about: uid, reason: 'outro', at: Timestamp.now() })
  return { from: collection, id }
}

const isThere = async ({ from, id }: { from: string; id: string }) =>
  (await db.doc(`${from}/${id}`).get()).exists

async function deletionsOf(id: string) {
  const { docs } = await db.collection('auditLog').where('kind', '==', 'receivedDeleted').get()
  return docs.map((line) => line.data()).filter(({ detail }) => (detail as { id: string }).id === id)
}

describe('a report about a director', () => {
  it('is not deleted by themselves or by agents', async () => {
    const agent = await person({ grants: ['AGENT'] })
    for (const collection of ['messageReports', 'contactMessages']) {
      const report = await reported(collection)
      for (const caller of [accused, agent, await person()]) {
        expect((await call('deleteReceived', report, caller.token)).error?.status).toBe('PERMISSION_DENIED')
      }
      expect(await isThere(report)).toBe(true)
      expect(await deletionsOf(report.id)).toEqual([])
    }
  })

  it('is handled by a script while they are the only director, and by another director from then on', async () => {
    const others = await db.collection('profiles').where('grants', 'array-contains', 'DIRECTOR').get()
    const former = others.docs.filter(({ id }) => id !== accused.uid)
    await Promise.all(former.map(({ ref }) => ref.update({ grants: [] })))
    const [first, second] = [await reported(), await reported('contactMessages')] as const
    expect((await findUnhandled(db)).map(({ id }) => id)).toEqual(
      expect.arrayContaining([first.id, second.id]),
    )
    expect(await deleteReceivedByScript(backend, { from: 'messageReports', id: first.id }, new Date())).toBe(
      true,
    )
    expect(await deleteReceivedByScript(backend, { from: 'messageReports', id: first.id }, new Date())).toBe(
      false,
    )
    expect(await deletionsOf(first.id)).toMatchObject([
      { actor: 'script', detail: { from: 'messageReports' } },
    ])

    const director = await person({ grants: ['AGENT', 'DIRECTOR'] })
    expect(await findUnhandled(db)).toEqual([])
    for (let time = 0; time < 2; time += 1) {
      expect(await call('deleteReceived', second, director.token)).toEqual({ result: { deleted: true } })
    }
    expect(await isThere(second)).toBe(false)
    const [line, ...more] = await deletionsOf(second.id)
    expect(line).toMatchObject({ actor: director.uid })
    expect(line).not.toHaveProperty('subject')
    expect(more).toEqual([])
  })

  it('is told to the rest of the team only, and not in the feed', async () => {
    await publish(accused)
    const requestId = chanceId()
    const report = { requestId, artistId: accused.uid, reason: 'outro', message: 'Não fui eu.' }
    expect(await call('reportArtist', report)).toEqual({ result: { received: true } })
    expect((await db.doc(`contactMessages/${requestId}`).get()).get('about')).toBe(accused.uid)
    expect((await db.doc(`feed/report_${requestId}`).get()).exists).toBe(false)
    const other = await person({ grants: ['AGENT', 'DIRECTOR'] })
    const countReports = async ({ profile }: Person): Promise<number> => {
      const mails = await mailTo(profile.email, 2 * GATHERED_MS)
      const counts = mails.map(({ message }) => Number(/(\d+) denúncia/.exec(message.subject)?.[1] ?? 0))
      return counts.reduce((sum, count) => sum + count, 0)
    }
    expect((await countReports(other)) - (await countReports(accused))).toBe(1)
  })
})

it('messages from before say whom they accuse once they are filled', async () => {
  const [page, contact] = [db.doc(`contactMessages/${chanceId()}`), db.doc(`contactMessages/${chanceId()}`)]
  await page.set({ kind: 'artistReport', artistId: 'ana', at: Timestamp.now() })
  await contact.set({ kind: 'contact', at: Timestamp.now() })
  expect(await fillAccused(db)).toBe(2)
  expect((await page.get()).get('about')).toBe('ana')
  expect((await contact.get()).get('about')).toBe('')
  expect(await fillAccused(db)).toBe(0)
})

describe('npm run reports', () => {
  const reports = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/reports.ts', ...words], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    return { code: status, said: `${stdout}${stderr}` }
  }

  it('lists what no director may read', () => {
    expect(reports()).toMatchObject({
      code: 0,
      said: expect.stringContaining('Reports that no director may read') as unknown,
    })
  })

  it.each([
    ['without a report', ['delete']],
    ['of another collection', ['delete', 'profiles/ana']],
    ['by another word', ['read']],
  ])('says how it is used %s', (_what, words) => {
    expect(reports(...words)).toMatchObject({
      code: 2,
      said: expect.stringContaining('Usage: npm run reports') as unknown,
    })
  })
})
