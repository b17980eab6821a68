import { expect, it } from 'vitest'
import { compareTimestamps } from '../../values/timestamps.ts'
import type { Timestamp } from '../../values/value.ts'
import { freshDatabase, nameOf, refusalOf } from '../testing/fixtures.ts'
import type { Notation } from '../testing/notation.ts'
import { parseFields, parseTime } from '../testing/notation.ts'
import { recorded } from '../../testing/recorded.ts'
import type { CommitResult, Database, Precondition, Write } from '../types.ts'

interface RecordedWrite {
  readonly update?: string
  readonly delete?: string
  readonly fields?: Record<string, Notation>
  readonly updateMask?: string[]
  readonly currentDocument?: { exists?: boolean; updateTime?: string }
}

interface Step {
  readonly op: string
  readonly path?: string
  readonly writes?: RecordedWrite[]
  readonly expect: {
    readonly error?: { status: string; message: string }
    readonly writeResults?: (string | object)[]
    readonly fields?: Record<string, Notation>
    readonly note?: string
  }
}

const recording = recorded<{ cases: { name: string; steps: Step[] }[] }>('document-writes.json')

/** Cases made of commits and gets of documents; the others are about REST and are replayed there. */
const cases = recording.cases.filter(({ steps }) =>
  steps.every(
    ({ op, path = '' }) =>
      op === 'commit' ||
      (op === 'GET' && !path.includes('?') && path.split('/').length % 2 === 0 && path !== ''),
  ),
)

function preconditionOf(
  recordedOne: RecordedWrite['currentDocument'],
  first: CommitResult | undefined,
): Precondition {
  const { exists, updateTime = '' } = recordedOne ?? {}
  if (exists !== undefined) return { exists }
  if (updateTime.startsWith('<') && first?.commitTime !== undefined) return { updateTime: first.commitTime }
  return { updateTime: parseTime(updateTime) }
}

function parseWrite(write: RecordedWrite, first: CommitResult | undefined): Write {
  const precondition =
    write.currentDocument === undefined ? undefined : preconditionOf(write.currentDocument, first)
  if (write.delete !== undefined) return { kind: 'delete', name: nameOf(write.delete), precondition }
  const name = nameOf(write.update ?? '')
  return { kind: 'update', name, fields: parseFields(write.fields), mask: write.updateMask, precondition }
}

/** Puts the recording's placeholders in for what differs between runs. */
function withPlaceholders(refusal: string): string {
  return refusal
    .replace(/\(\d{16}\)/, '(<stored µs since epoch>)')
    .replace(/at index \d+\./, 'at index <character index of the segment>.')
}

/** Messages "internal:" are dumps of the official's entities: only the status counts. */
function expectedRefusal({ status, message }: { status: string; message: string }): string {
  return message === 'internal:' ? status : `${status}: ${message.replaceAll('{p}', 'p')}`
}

function expectationOf({ op, writes, expect: expected }: Step): unknown {
  if (expected.error !== undefined) return expectedRefusal(expected.error)
  if (op === 'GET') {
    return {
      fields: expected.fields && parseFields(expected.fields),
      sameTimes: expected.note === 'updateTime==createTime',
    }
  }
  const results = expected.writeResults ?? (writes ?? []).map(() => 'updateTime of step 1')
  return results.map((result) => (typeof result === 'string' ? result : 'none'))
}

async function answerTo(step: Step, database: Database, first: CommitResult | undefined): Promise<unknown> {
  if (step.op === 'GET') return get(step, database)
  const writes = (step.writes ?? []).map((write) => parseWrite(write, first))
  if (step.expect.error !== undefined) {
    const refusal = withPlaceholders(await refusalOf(() => database.commit(writes)))
    return step.expect.error.message === 'internal:' ? refusal.split(':')[0] : refusal
  }
  const result = await database.commit(writes)
  return result.writeResults.map(({ updateTime }) => {
    if (updateTime === undefined) return 'none'
    if (equal(updateTime, result.commitTime)) return 'updateTime==commitTime'
    return equal(updateTime, first?.commitTime) ? 'updateTime of step 1' : 'another'
  })
}

function get({ path = '', expect: expected }: Step, database: Database): unknown {
  const document = database.reader().get(nameOf(path))
  if (document === undefined) return `NOT_FOUND: Document (${nameOf(path)}) not found.`
  return {
    fields: expected.fields && document.fields,
    sameTimes: expected.note === 'updateTime==createTime' && equal(document.updateTime, document.createTime),
  }
}

function equal(a: Timestamp, b: Timestamp | undefined): boolean {
  return b !== undefined && compareTimestamps(a, b) === 0
}

/** Later steps refer to the time of the first commit. */
async function replay(steps: readonly Step[], database: Database): Promise<unknown[]> {
  const answers: unknown[] = []
  let first: CommitResult | undefined
  const stop = database.onCommit(({ commitTime }) => {
    first ??= { commitTime, writeResults: [] }
  })
  for (const step of steps) answers.push(await answerTo(step, database, first))
  stop()
  return answers
}

it('there are recorded writes for the store', () => {
  expect(cases.length).toBe(17)
})

it.for(cases)('recorded writes: $name', async ({ steps }) => {
  expect(await replay(steps, freshDatabase())).toEqual(steps.map(expectationOf))
})
