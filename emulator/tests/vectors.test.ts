import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { freshProject, isOfficial, withServer } from './support/server.ts'
import { aggregations } from './vectors/aggregations.ts'
import { callers } from './vectors/callers.ts'
import { limits } from './vectors/limits.ts'
import { lists } from './vectors/lists.ts'
import { order } from './vectors/order.ts'
import { projections } from './vectors/projections.ts'
import { queries } from './vectors/queries.ts'
import { ruledQueries } from './vectors/ruledQueries.ts'
import { rules } from './vectors/rules.ts'
import { transactions } from './vectors/transactions.ts'
import { transforms } from './vectors/transforms.ts'
import { writes } from './vectors/writes.ts'
import { Player } from './vectors/support/player.ts'
import type { Topic } from './vectors/support/topic.ts'

vi.setConfig({ testTimeout: 20_000 })

/** What Google's emulator was seen to answer, by what a vector says; `RECORD_VECTORS` keeps what is answered now. */
const OFFICIAL = join(import.meta.dirname, 'vectors/official')
const isRecording = process.env['RECORD_VECTORS'] !== undefined

const server = withServer({ store: { lockTimeout: 100 } })

function replay<Ask>({ name, vectors, play }: Topic<Ask>): void {
  const file = join(OFFICIAL, `${name.replaceAll(' ', '-')}.json`)
  const known = recordedIn(file)
  const heard: Record<string, unknown> = {}
  if (new Set(vectors.map(({ says }) => says)).size < vectors.length)
    throw new Error(`${name} say a thing twice.`)

  describe(`${name}`, () => {
    it.for(vectors)('$says', async ({ says, ask, gives, unlike }) => {
      const answer = await play(new Player(server.url, freshProject()), ask)
      heard[says] = answer
      const isModel = unlike === undefined
      const seen = [
        // Google's emulator is asked as well where it differs on purpose, so that this is known.
        ...(isOfficial && !isModel ? [] : [answer]),
        ...(isOfficial || !isModel || !(says in known) ? [] : [known[says]]),
      ]
      expect(seen.map((each) => asFarAsClaimed(each, gives))).toEqual(seen.map(() => gives))
    })

    afterAll(() => {
      if (!isRecording) return
      mkdirSync(OFFICIAL, { recursive: true })
      writeFileSync(file, `${JSON.stringify(heard, null, 2)}\n`)
    })
  })
}

function recordedIn(file: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>
  } catch {
    return {}
  }
}

/** A refusal without the text that is not claimed, also within a list of answers. */
function asFarAsClaimed(answer: unknown, gives: unknown): unknown {
  if (Array.isArray(answer) && Array.isArray(gives))
    return answer.map((each: unknown, index) => asFarAsClaimed(each, gives[index]))
  if (typeof answer !== 'string' || typeof gives !== 'string') return answer
  return answer.startsWith(`${gives}: `) ? gives : answer
}

replay(queries)
replay(projections)
replay(order)
replay(aggregations)
replay(lists)
replay(writes)
replay(transforms)
replay(limits)
replay(transactions)
replay(callers)
replay(rules)
replay(ruledQueries)
