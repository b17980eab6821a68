import type { ActOutcome } from '@ribalta/domain/schemas/actOutcome'
import { MAX_ACTED_ON } from '@ribalta/domain/schemas/actOutcome'
import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { actOn } from './actOn.ts'

const people = (count: number) =>
  new Map(Array.from({ length: count }, (_, index) => [`u${String(index)}`, `Ana ${String(index)}`]))

/** Acts on people of whom `others` says what became of those with whom it did not work. */
async function act(count: number, others: Readonly<Record<string, ActOutcome>> = {}, portions = Infinity) {
  const asked: number[] = []
  const client = new QueryClient()
  client.setQueryData(['roster'], 'as it was')
  const end = await actOn(
    people(count),
    {
      call: (uids) => {
        if (asked.length === portions) return Promise.reject(new TypeError('Failed to fetch'))
        asked.push(uids.length)
        return Promise.resolve({ results: uids.map((uid) => ({ uid, outcome: others[uid] ?? 'done' })) })
      },
      done: ['veio', 'vieram'],
      notice: { kind: 'lookAsked' },
      changes: { queryKey: ['roster'] },
      link: { label: 'Abrir', to: '/casting' },
    },
    client,
  )
  return { ...end, asked, isReadAnew: client.getQueryState(['roster'])?.isInvalidated }
}

it('as many as the server takes are asked for at once, and everybody is answered for by name', async () => {
  const end = await act(MAX_ACTED_ON + 2, { u0: 'already', u51: 'failed' })
  expect(end).toMatchObject({
    asked: [MAX_ACTED_ON, 2],
    words: [
      '50 pessoas vieram.',
      'Ficaram de fora: Ana 0 (já estava assim) e Ana 51 (não deu certo, tente de novo).',
    ],
    problem: undefined,
    link: { label: 'Abrir', to: '/casting' },
    isReadAnew: true,
  })
  expect(end.reached).toHaveLength(50)
  // Only with whom it may work another time.
  expect([...people(MAX_ACTED_ON + 2).keys()].filter((uid) => !end.settled.includes(uid))).toEqual(['u51'])
})

it('says who came in before the connection went, and that it did', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const end = await act(MAX_ACTED_ON + 2, {}, 1)
  expect(end).toMatchObject({
    words: ['50 pessoas vieram.'],
    problem: 'Não deu certo. Tente de novo.',
    isReadAnew: true,
  })
  expect(end.settled).toHaveLength(MAX_ACTED_ON)
})
