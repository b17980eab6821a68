/** @module-tag deep */
import '../support/functions/alone.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { limitOf } from '../../functions/src/services/shared/rateLimit.ts'
import { changeCasting, openCasting } from '../support/castings.ts'
import { inOneWindow, someAddress } from '../support/functions/callers.ts'
import { backend, call, newSession, type Person, person, PROJECT } from '../support/functions/functions.ts'

const STRANGERS = 40
const CALLS_EACH = 20
const MOVES = 30

/** What the local Firestore was asked for this project. */
const REQUESTS = `http://127.0.0.1:8080/emulator/v1/projects/${PROJECT}/requests`
const requestsSchema = z.object({
  requests: z.array(z.object({ rpc: z.string(), documentReads: z.int() })),
})

const address = someAddress()
let agent: Person
let castingId: string

function stranger(): Promise<string> {
  const letter = {
    requestId: `pedido-${newSession()}`,
    name: 'Helena Prado',
    email: 'helena@example.com',
    subject: 'contratar',
    message: 'Procuramos um elenco para um filme.',
  }
  return call('submitContact', letter, undefined, { 'x-forwarded-for': address }).then(
    ({ error }) => error?.status ?? 'OK',
  )
}

beforeAll(async () => {
  agent = await person({ grants: ['AGENT'], status: 'published' })
  castingId = (await openCasting(agent)).castingId
  await inOneWindow(limitOf('submitContact'))
})

describe('a flood of strangers’ commands from one address', () => {
  it('is refused above its limit, while each move of staff through the same door is answered', async () => {
    const lanes = Array.from({ length: STRANGERS }, async () => {
      const answers: string[] = []
      while (answers.length < CALLS_EACH) answers.push(await stranger())
      return answers
    })
    const moves: unknown[] = []
    for (let move = 0; move < MOVES; move += 1) {
      moves.push(await changeCasting(agent, castingId, move % 2 === 0 ? 'paused' : 'open'))
    }
    const answers = (await Promise.all(lanes)).flat()
    const { max } = limitOf('submitContact')
    expect(answers.filter((answer) => answer === 'OK').length).toBeLessThanOrEqual(max)
    expect(answers.filter((answer) => answer !== 'OK' && answer !== 'RESOURCE_EXHAUSTED')).toEqual([])
    expect((await backend.db.collection('contactMessages').count().get()).data().count).toBeLessThanOrEqual(
      max,
    )
    const status = (move: number): string => (move % 2 === 0 ? 'paused' : 'open')
    expect(moves).toEqual(moves.map((_, move) => ({ result: { status: status(move) } })))
  })

  it('costs, once above it, a look at the caller’s count and one at that of the refusals, and no write', async () => {
    // As many as are written down of refusals an hour have been.
    await Promise.all(Array.from({ length: 100 }, stranger))
    await fetch(REQUESTS, { method: 'DELETE' })
    expect(await stranger()).toBe('RESOURCE_EXHAUSTED')
    const { requests } = requestsSchema.parse(await (await fetch(REQUESTS)).json())
    expect(requests.map(({ rpc, documentReads }) => [rpc, documentReads])).toEqual([
      ['BatchGetDocuments', 1],
      ['BatchGetDocuments', 1],
    ])
  })
})
