import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { limitOf } from '../../functions/src/services/shared/rateLimit.ts'
import { castingInput, openCasting } from '../support/castings.ts'
import { inOneWindow, someAddress } from '../support/functions/callers.ts'
import { backend, call, type Person, person } from '../support/functions/functions.ts'
import { publish } from '../support/functions/publishing.ts'

let agent: Person

beforeAll(async () => {
  agent = await person({ grants: ['AGENT'] })
})

function report(castingId: string, changes: object = {}) {
  const requestId = randomBytes(12).toString('hex')
  return { requestId, castingId, reason: 'cobranca', message: 'Pediram dinheiro.', ...changes }
}

async function reportsOf(id: string, field = 'castingId'): Promise<unknown[]> {
  const { docs } = await backend.db.collection('contactMessages').where(field, '==', id).get()
  return docs.map((item) => item.data())
}

describe('a report', () => {
  it('by a stranger is stored for the team, once however often it is sent', async () => {
    const { castingId } = await openCasting(agent)
    const sent = report(castingId, { email: 'alguem@example.com' })
    expect(await call('reportCasting', sent)).toEqual({ result: { received: true } })
    expect(await call('reportCasting', sent)).toEqual({ result: { received: true } })
    expect(await reportsOf(castingId)).toMatchObject([
      {
        kind: 'report',
        castingId,
        reason: 'cobranca',
        message: 'Pediram dinheiro.',
        email: 'alguem@example.com',
      },
    ])
  })

  it('is about a casting that there is, and that was on air', async () => {
    expect((await call('reportCasting', report('nenhum'))).error?.status).toBe('NOT_FOUND')
    const draft = castingInput()
    await call('saveCasting', draft, agent.token)
    expect((await call('reportCasting', report(draft.castingId))).error?.status).toBe('NOT_FOUND')
    expect(await reportsOf(draft.castingId)).toEqual([])
  })

  it.each([
    ['another reason', { reason: 'x' }],
    ['a long message', { message: 'x'.repeat(2001) }],
    ['a short id', { requestId: 'abc' }],
    ['an unknown field', { kind: 'contact' }],
  ])('refuses %s', async (_what, changes) => {
    expect((await call('reportCasting', report('nenhum', changes))).error?.status).toBe('INVALID_ARGUMENT')
  })

  it('is counted for the address that it comes from', async () => {
    const { castingId } = await openCasting(agent)
    const { max } = limitOf('reportCasting')
    await inOneWindow(limitOf('reportCasting'))
    const from = { 'x-forwarded-for': someAddress() }
    const answers: string[] = []
    for (let index = 0; index <= max; index += 1) {
      const { error } = await call('reportCasting', report(castingId), undefined, from)
      answers.push(error?.status ?? 'received')
    }
    expect(answers.filter((answer) => answer === 'received')).toHaveLength(max)
    expect(answers.at(-1)).toBe('RESOURCE_EXHAUSTED')
  })
})

describe('a report of a page', () => {
  it('by a stranger is stored for the team, once however often it is sent', async () => {
    const artist = await person()
    await publish(artist)
    const { uid } = artist
    const sent = { ...ofPage(uid), reason: 'crianca', email: 'alguem@example.com' }
    expect(await call('reportArtist', sent)).toEqual({ result: { received: true } })
    expect(await call('reportArtist', sent)).toEqual({ result: { received: true } })
    expect(await reportsOf(uid, 'artistId')).toMatchObject([
      { kind: 'artistReport', reason: 'crianca', message: 'Não fui eu.', email: 'alguem@example.com' },
    ])
  })

  it('is about a page that is public', async () => {
    const { uid } = await person()
    expect((await call('reportArtist', ofPage(uid))).error?.status).toBe('NOT_FOUND')
    expect((await call('reportArtist', { ...ofPage(uid), reason: 'cobranca' })).error?.status).toBe(
      'INVALID_ARGUMENT',
    )
  })
})

function ofPage(artistId: string) {
  return { requestId: randomBytes(12).toString('hex'), artistId, reason: 'falso', message: 'Não fui eu.' }
}
