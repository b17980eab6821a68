import { expect, it } from 'vitest'
import { freshDatabase, nameOf, refusalOf } from '../testing/fixtures.ts'
import type { Notation } from '../testing/notation.ts'
import { parseFields, parseValue } from '../testing/notation.ts'
import { meets, recorded } from '../../testing/recorded.ts'
import type { Database, FieldTransform, Write } from '../types.ts'

type RecordedTransform = { fieldPath: string } & Partial<
  Record<'increment' | 'maximum' | 'minimum', Notation> &
    Record<'appendMissingElements' | 'removeAllFromArray', { values: Notation[] }> & {
      setToServerValue: string
    }
>

interface RecordedWrite {
  readonly update?: string
  readonly transform?: string
  readonly fields?: Record<string, Notation>
  readonly updateMask?: string[]
  readonly updateTransforms?: RecordedTransform[]
  readonly fieldTransforms?: RecordedTransform[]
  readonly currentDocument?: { exists: boolean }
}

interface Step {
  readonly commit?: RecordedWrite[]
  readonly expect?: { transformResultsPerWrite: Notation[][] }
  readonly expectError?: { status: string; message: string }
  readonly get?: string
  readonly expectFields?: Record<string, Notation>
}

const recording = recorded<{ cases: { name: string; steps: Step[] }[] }>('transforms.json')
const REQUEST_TIME = '<request time, ms precision>'

function parseTransform(transform: RecordedTransform): FieldTransform {
  const field = transform.fieldPath
  if (transform.setToServerValue !== undefined) {
    return { field, kind: 'setToServerValue', server: transform.setToServerValue }
  }
  for (const kind of ['increment', 'maximum', 'minimum'] as const) {
    const operand = transform[kind]
    if (operand !== undefined) return { field, kind, operand: parseValue(operand) }
  }
  const kind = transform.appendMissingElements ? 'appendMissingElements' : 'removeAllFromArray'
  return { field, kind, values: (transform[kind]?.values ?? []).map((value) => parseValue(value)) }
}

function parseWrite(write: RecordedWrite): Write {
  const precondition = write.currentDocument
  if (write.transform !== undefined) {
    const transforms = (write.fieldTransforms ?? []).map(parseTransform)
    return { kind: 'transform', name: nameOf(write.transform), transforms, precondition }
  }
  return {
    kind: 'update',
    name: nameOf(write.update ?? ''),
    fields: parseFields(write.fields),
    mask: write.updateMask,
    transforms: (write.updateTransforms ?? []).map(parseTransform),
    precondition,
  }
}

/** Puts a time in for the placeholder. */
function withTime(notation: Notation, time: string): Notation {
  return JSON.parse(JSON.stringify(notation).replaceAll(REQUEST_TIME, time)) as Notation
}

it('there are recorded transforms', () => {
  expect(recording.cases.length).toBe(14)
})

/** REST prints -0.0 as 0.0, so a kept -0.0 was recorded as 0.0. */
function zeroed<T>(value: T): T | number {
  return Object.is(value, -0) ? 0 : value
}

function expectationOf({ commit, expect: expected, expectError, expectFields }: Step, time: string): unknown {
  if (expectError !== undefined) return `${expectError.status}: ${expectError.message}`
  if (commit === undefined) return parseFields(withTime(expectFields ?? {}, time) as Record<string, Notation>)
  return (expected?.transformResultsPerWrite ?? []).map((results) =>
    results.map((notation) => parseValue(withTime(notation, time))),
  )
}

async function answerTo({ commit, expectError, get = '' }: Step, database: Database): Promise<unknown> {
  const writes = (commit ?? []).map(parseWrite)
  if (expectError !== undefined) return refusalOf(() => database.commit(writes))
  if (commit === undefined) {
    const fields = Object.entries(database.peek(nameOf(get))?.fields ?? {})
    return Object.fromEntries(fields.map(([name, value]) => [name, zeroed(value)]))
  }
  const { writeResults } = await database.commit(writes)
  return writeResults.map(({ transformResults }) => transformResults.map(zeroed))
}

it.for(recording.cases)('recorded transform: $name', async ({ steps }, { task }) => {
  meets(task, 'transforms.json')
  const at = Date.UTC(2026, 0, 2, 3, 4, 5, 678)
  const database = freshDatabase({ now: () => at })
  for (const step of steps) {
    const expected = expectationOf(step, new Date(at).toISOString())
    expect(await answerTo(step, database)).toEqual(expected)
  }
})
