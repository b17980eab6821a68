import { describe, expect, it } from 'vitest'
import { type HitRun, hitsAmong, hitsOf, hitsWords, runHitsWords } from './hits.ts'

const at = (seconds: number) => ({ seconds, nanoseconds: 0 })
const approved = (uid: string, when = 100) => ({ uid, at: at(when) })

/** A ranking in which each stands where their letter does. */
function run(
  letters: string,
  { castingId = 'casting', made = 50 }: { castingId?: string | null; made?: number } = {},
): HitRun {
  const first = Object.fromEntries(
    letters.split('').map((uid, index) => [uid, { place: index + 1, points: 60 }]),
  )
  return { castingId, first, createdAt: at(made) }
}

describe('how often those chosen were among the first ten', () => {
  it('counts the tenth and not the eleventh, nor whoever was not ranked', () => {
    expect(
      hitsOf(
        run('abcdefghijkl'),
        ['a', 'j', 'k', 'z'].map((uid) => approved(uid)),
      ),
    ).toEqual({
      chosen: 4,
      first: 2,
    })
  })

  it('counts nobody who was approved before the ranking was made', () => {
    expect(hitsOf(run('ab'), [approved('a', 49), approved('b', 51)])).toEqual({ chosen: 1, first: 1 })
  })

  it('is summed over castings, each choice once by the last ranking before it', () => {
    const runs = [
      // After the decision about a, and before that about b.
      run('a', { made: 150 }),
      run('ba', { made: 90 }),
      run('xxxxxxxxxxa', { made: 10 }),
      run('c', { castingId: 'another' }),
      run('ab', { castingId: null }),
    ]
    const chosen: Readonly<Record<string, ReturnType<typeof approved>[]>> = {
      casting: [approved('a'), approved('b', 200)],
      another: [approved('c'), approved('d')],
    }
    // a by the second, b by the first, where they were not; c by the fourth, where d was not.
    expect(hitsAmong(runs, (id) => chosen[id])).toEqual({ chosen: 4, first: 2 })
  })

  it('is nothing while nobody is known to be chosen', () => {
    expect(hitsAmong([run('ab')], () => undefined)).toEqual({ chosen: 0, first: 0 })
  })

  it('says of one ranking why there is nothing to count', () => {
    expect(runHitsWords(run('ab'), [])).toBe('ainda sem aprovados')
    expect(runHitsWords(run('ab'), [approved('a', 49)])).toBe('feito depois da decisão')
    expect(runHitsWords(run('ab'), [approved('a')])).toBe('1 de 1 escolhido estava entre os dez primeiros')
  })

  it('is said with the right number', () => {
    expect(hitsWords({ chosen: 3, first: 2 })).toBe('2 de 3 escolhidos estavam entre os dez primeiros')
    expect(hitsWords({ chosen: 1, first: 1 })).toBe('1 de 1 escolhido estava entre os dez primeiros')
    expect(hitsWords({ chosen: 1, first: 0 })).toBe('0 de 1 escolhido estava entre os dez primeiros')
    expect(hitsWords({ chosen: 2, first: 0 })).toBe('0 de 2 escolhidos estavam entre os dez primeiros')
  })
})
