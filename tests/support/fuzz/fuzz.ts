import { CALL_NAMES, DOORS, toCallRequest } from '@ribalta/domain/commands'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { bareAccount, callRaw, person } from '../functions/functions.ts'
import { bodiesOf, bodiesOfNobody, payloadText } from './bodies.ts'
import { fuzzCases, isExpected } from './cases.ts'
import type { Fuzzer } from './fuzzCase.ts'
import { everything } from './everything.ts'
import { MARKED } from './marks.ts'

/** Sends hostile inputs to every call and both doors, this many in all; answers how many were sent so far. */
export function fuzzCallables(inputs: number): () => number {
  const runs = Math.ceil(inputs / (CALL_NAMES.length + DOORS.length))
  let cases: ReturnType<typeof fuzzCases>
  let tokens: Readonly<Record<Fuzzer, string | undefined>>
  let before: readonly string[]
  let sent = 0

  beforeAll(async () => {
    const { artisticName } = MARKED
    const artist = await person({ artisticName })
    const director = await person({ artisticName, grants: ['AGENT', 'DIRECTOR'] })
    const bare = await bareAccount()
    tokens = { visitor: undefined, bare: bare.token, artist: artist.token, director: director.token }
    cases = fuzzCases(artist.uid)
    before = await everything()
  })

  describe.each(CALL_NAMES)('%s', { tags: 'deep' }, (name) => {
    it(`answers or refuses each of ${String(runs)} inputs and writes nothing`, async () => {
      const underTest = cases[name]
      const { callable } = toCallRequest(name, null)
      const isRight = async (body: string): Promise<void> => {
        sent += 1
        const answer = await callRaw(callable, body, tokens[underTest.as])
        if (!isExpected(underTest, answer)) throw new Error(JSON.stringify(answer))
      }
      for (const form of [underTest.base, ...(underTest.others ?? [])]) {
        await isRight(`{"data":${payloadText(name, JSON.stringify(form))}}`)
      }
      await fc.assert(fc.asyncProperty(bodiesOf(name, underTest), isRight), { numRuns: runs })
      expect(await everything()).toEqual(before)
    })
  })

  describe.each(DOORS)('%s', { tags: 'deep' }, (door) => {
    it(`refuses each of ${String(runs)} inputs that none of its commands has, and writes nothing`, async () => {
      const isRefused = async (body: string): Promise<void> => {
        sent += 1
        const answer = await callRaw(door, body, tokens.director)
        if (answer.error?.status !== 'INVALID_ARGUMENT') throw new Error(JSON.stringify(answer))
      }
      await fc.assert(fc.asyncProperty(bodiesOfNobody(door), isRefused), { numRuns: runs })
      expect(await everything()).toEqual(before)
    })
  })
  return () => sent
}
