import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { bareAccount, callRaw, person } from '../functions/functions.ts'
import { bodiesOf } from './bodies.ts'
import { CALLABLES, type FuzzCase, type Fuzzer, fuzzCases, isExpected } from './cases.ts'
import { everything } from './everything.ts'
import { MARKED } from './marks.ts'

/** Sends hostile inputs to every callable, this many in all; answers how many were sent so far. */
export function fuzzCallables(inputs: number): () => number {
  const runs = Math.ceil(inputs / CALLABLES.length)
  let cases: Readonly<Record<string, FuzzCase>>
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

  it('every callable that is deployed is tried', () => {
    expect(Object.keys(cases).toSorted()).toEqual(CALLABLES.toSorted())
  })

  describe.each(CALLABLES)('%s', { tags: 'deep' }, (name) => {
    it(`answers or refuses each of ${String(runs)} inputs and writes nothing`, async () => {
      const underTest = cases[name]
      if (underTest === undefined) throw new Error(`tests/support/fuzz/cases.ts knows nothing of ${name}`)
      const { as, base, fixed } = underTest
      const isRight = async (body: string): Promise<void> => {
        sent += 1
        const answer = await callRaw(name, body, tokens[as])
        if (!isExpected(underTest, answer)) throw new Error(JSON.stringify(answer))
      }
      await isRight(JSON.stringify({ data: base }))
      await fc.assert(fc.asyncProperty(bodiesOf(base, fixed), isRight), { numRuns: runs })
      expect(await everything()).toEqual(before)
    })
  })
  return () => sent
}
