import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StatusError } from '../../status.ts'
import { createStore } from '../store.ts'
import { nameOf, pathOf, queryOf } from '../testing/fixtures.ts'
import { parseTime } from '../testing/notation.ts'
import { meets, recorded } from '../../testing/recorded.ts'
import type { Consistency, Database, Document, Store, TransactionOptions, Write } from '../types.ts'

interface RecordedWrite {
  readonly update?: string
  readonly delete?: string
  readonly verify?: string
  readonly n?: number
  readonly fields?: Record<string, number>
  readonly exists?: boolean
  readonly mask?: string[]
  readonly increment?: string
}

interface RecordedOptions {
  readonly readOnly?: { readTime?: string }
  readonly readWrite?: { retryTransaction?: string }
}

interface Step {
  readonly op: string
  readonly as?: string
  readonly txn?: string | null
  readonly background?: string
  readonly for?: string[]
  readonly seconds?: number
  readonly document?: string
  readonly documents?: string[]
  readonly collection?: string
  readonly group?: boolean
  readonly pageSize?: number
  readonly options?: RecordedOptions
  readonly newTransaction?: RecordedOptions
  readonly writes?: RecordedWrite[]
  readonly expect?: {
    readonly status: string
    readonly message?: string
    readonly n?: number
    readonly result?: unknown[]
    readonly elapsedSeconds?: number
  }
}

interface Answer {
  readonly status: string
  readonly message?: string | undefined
  readonly n?: number | undefined
  readonly result?: unknown[] | undefined
  readonly elapsedSeconds: number
}

const recording = recorded<{ scenarios: { name: string; steps: Step[] }[] }>('transactions.json')

function parseWrite(write: RecordedWrite): Write {
  const precondition = write.exists === undefined ? undefined : { exists: write.exists }
  if (write.delete !== undefined) return { kind: 'delete', name: nameOf(write.delete), precondition }
  if (write.verify !== undefined) {
    const transforms =
      write.increment === undefined
        ? undefined
        : [{ field: write.increment, kind: 'increment', operand: 1n } as const]
    return { kind: 'verify', name: nameOf(write.verify), precondition, mask: write.mask, transforms }
  }
  const more = Object.entries(write.fields ?? {}).map(([name, value]) => [name, BigInt(value)] as const)
  const fields = { n: BigInt(write.n ?? 0), ...Object.fromEntries(more) }
  return { kind: 'update', name: nameOf(write.update ?? ''), fields, precondition }
}

/** Plays the steps of one scenario against a store, in fake time. */
class Player {
  readonly #store: Store = createStore()
  readonly #transactions = new Map<string, Uint8Array>()
  readonly #background = new Map<string, Promise<Answer>>()

  get #database(): Database {
    return this.#store.database('p', '(default)')
  }

  /** The answers of finished steps, each with the step it belongs to. */
  async play(steps: readonly Step[]): Promise<(readonly [Step, Answer])[]> {
    const answers: (readonly [Step, Answer])[] = []
    const inBackground = new Map<string, Step>()
    for (const step of steps) {
      if (step.background !== undefined) {
        inBackground.set(step.background, step)
        this.#background.set(step.background, this.#timed(step))
      } else if (step.op === 'sleep') await vi.advanceTimersByTimeAsync((step.seconds ?? 0) * 1000)
      else if (step.op === 'wait') {
        for (const name of step.for ?? []) {
          const awaited = inBackground.get(name)
          const answer = this.#background.get(name)
          if (awaited !== undefined && answer !== undefined) answers.push([awaited, await settled(answer)])
        }
      } else answers.push([step, await settled(this.#timed(step))])
    }
    return answers
  }

  async #timed(step: Step): Promise<Answer> {
    const start = Date.now()
    const answer = await this.#answer(step)
    return { ...answer, elapsedSeconds: Math.round((Date.now() - start) / 500) / 2 }
  }

  async #answer(step: Step): Promise<Omit<Answer, 'elapsedSeconds'>> {
    try {
      return { status: 'OK', ...(await this.#run(step)) }
    } catch (error) {
      if (error instanceof StatusError) return { status: error.status, message: error.message }
      throw error
    }
  }

  async #run(step: Step): Promise<Partial<Answer>> {
    const writes = (step.writes ?? []).map(parseWrite)
    switch (step.op) {
      case 'commit':
        await this.#database.commit(writes, { transaction: this.#transaction(step.txn) })
        return {}
      case 'batchWrite': {
        const outcomes = await this.#database.batchWrite(writes)
        return { result: outcomes.map((outcome) => (outcome instanceof StatusError ? outcome.status : 'OK')) }
      }
      case 'begin':
        this.#begin(step, step.options)
        return {}
      case 'rollback':
        this.#database.rollback(this.#transaction(step.txn) ?? new Uint8Array())
        return {}
      case 'POST /reset':
        this.#store.reset()
        return {}
      default:
        return this.#read(step)
    }
  }

  #read(step: Step): Partial<Answer> {
    const started = step.newTransaction === undefined ? [] : [{ transaction: step.as }]
    if (step.newTransaction !== undefined) this.#begin(step, step.newTransaction)
    const reader = this.#database.reader(this.#consistency(step))
    if (step.op === 'get') {
      const name = nameOf(step.document ?? '')
      const document = reader.get(name)
      if (document === undefined) throw new StatusError('NOT_FOUND', `Document (${name}) not found.`)
      return { n: numberOf(document) }
    }
    if (step.op === 'batchGet') {
      const found = (step.documents ?? []).map((path) => {
        const document = reader.get(nameOf(path))
        return document === undefined ? { missing: path } : { found: { name: path, n: numberOf(document) } }
      })
      return { result: [...started, ...found] }
    }
    const { collection: collectionId = '', group = false, pageSize } = step
    if (step.op === 'list') {
      const { documents } = reader.listDocuments({ parent: nameOf(''), collectionId, pageSize })
      return { result: documents.map(({ name }) => pathOf(name)) }
    }
    const from = [{ collectionId, allDescendants: group }]
    const { documents } = reader.query(queryOf(collectionId, { from }))
    const found = documents.map((each) => ({ document: { name: pathOf(each.name), n: numberOf(each) } }))
    return { result: [...started, ...found] }
  }

  #begin({ as = '' }: Step, { readOnly, readWrite }: RecordedOptions = {}): void {
    const retryTransaction = this.#transaction(readWrite?.retryTransaction)
    const readTime = readOnly?.readTime === undefined ? undefined : parseTime(readOnly.readTime)
    const options: TransactionOptions =
      readOnly === undefined ? { mode: 'readWrite', retryTransaction } : { mode: 'readOnly', readTime }
    this.#transactions.set(as, this.#database.beginTransaction(options))
  }

  #consistency({ txn, as, newTransaction }: Step): Consistency {
    const transaction = this.#transaction(newTransaction === undefined ? txn : as)
    return transaction === undefined ? {} : { transaction }
  }

  #transaction(name: string | null | undefined): Uint8Array | undefined {
    if (name === undefined || name === null) return undefined
    if (name.startsWith('base64:')) return new Uint8Array(Buffer.from(name.slice(7), 'base64'))
    return this.#transactions.get(name.replace(/^<(.*)>$/, '$1'))
  }
}

function numberOf({ fields }: Document): number {
  return Number(fields['n'])
}

/** Lets fake time pass until something is settled. */
async function settled<T>(promise: Promise<T>): Promise<T> {
  const state = { isDone: false }
  const done = promise.finally(() => {
    state.isDone = true
  })
  await vi.advanceTimersByTimeAsync(0)
  for (let i = 0; i < 100 && !state.isDone; i++) await vi.advanceTimersByTimeAsync(100)
  return done
}

/** The answer as far as it was recorded; "note" stands where messages were not to be compared. */
function recordedPart({ expect: expected }: Step, answer: Answer): Answer {
  const { status, elapsedSeconds } = answer
  return {
    status,
    elapsedSeconds,
    message: expected?.message === undefined ? undefined : answer.message,
    n: expected?.n === undefined ? undefined : answer.n,
    result: expected?.result === undefined ? undefined : answer.result,
  }
}

function expectationOf({ expect: expected }: Step): Answer {
  const { status = 'OK', message, n, result, elapsedSeconds = 0 } = expected ?? {}
  return { status, message: message?.replace('{p}', 'p'), n, result, elapsedSeconds }
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

it('there are recorded transactions', () => {
  expect(recording.scenarios.length).toBe(23)
})

it.for(recording.scenarios)('recorded: $name', async ({ steps }, { task }) => {
  meets(task, 'transactions.json')
  const answers = await new Player().play(steps)
  expect(answers.map(([step, answer]) => recordedPart(step, answer))).toEqual(
    answers.map(([step]) => expectationOf(step)),
  )
})
