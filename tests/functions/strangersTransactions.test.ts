import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { backend, call, type Person, person, profileOf, PROJECT } from '../support/functions/functions.ts'

const DOCUMENTS = `http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? '127.0.0.1:8080'}/v1/projects/${PROJECT}/databases/(default)/documents`
const begunSchema = z.object({ transaction: z.string() })

let director: Person

beforeAll(async () => {
  director = await person({ grants: ['AGENT', 'DIRECTOR'] })
})

async function post(method: string, body: object, token?: string): Promise<unknown> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const response = await fetch(`${DOCUMENTS}:${method}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
  return response.json()
}

/** Reads a document in a transaction that its reader leaves open. */
async function readAndStay(path: string, token?: string): Promise<void> {
  const { transaction } = begunSchema.parse(
    await post('beginTransaction', { options: { readWrite: {} } }, token),
  )
  await post(
    'batchGet',
    { documents: [`projects/${PROJECT}/databases/(default)/documents/${path}`], transaction },
    token,
  )
}

describe('an open transaction of someone else', () => {
  it('does not keep a director from suspending an artist who reads their own record in it', async () => {
    const artist = await person({ status: 'published' })
    await readAndStay(`profiles/${artist.uid}`, artist.token)
    const change = { profileIds: [artist.uid], act: 'suspend', reason: 'Combinado por telefone.' }
    expect((await call('changeProfileState', change, director.token)).error).toBeUndefined()
    expect((await profileOf(artist.uid))?.status).toBe('suspended')
  })

  it('does not keep staff from changing a public document that a visitor reads in it', async () => {
    const ref = backend.db.doc('classes/lida-por-um-visitante')
    await ref.set({ namePT: 'Lida' })
    await readAndStay(ref.path)
    await ref.update({ namePT: 'Mudada' })
    expect((await ref.get()).get('namePT')).toBe('Mudada')
    await ref.delete()
  })
})

it('counts every one of fifty transactions that race for a document', async () => {
  const ref = backend.db.doc('races/fifty')
  await ref.set({ count: 0 })
  await Promise.all(
    Array.from({ length: 50 }, () =>
      backend.db.runTransaction(async (transaction) => {
        const count = Number((await transaction.get(ref)).get('count'))
        transaction.update(ref, { count: count + 1 })
      }),
    ),
  )
  expect((await ref.get()).get('count')).toBe(50)
  await ref.delete()
})
