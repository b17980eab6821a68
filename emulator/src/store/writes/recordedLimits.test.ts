import { expect, it } from 'vitest'
import type { Fields, Value } from '../../values/value.ts'
import { MapValue } from '../../values/value.ts'
import { freshDatabase, nameOf, refusalOf } from '../testing/fixtures.ts'
import { meets, recorded } from '../../testing/recorded.ts'

type Shape =
  | ['string', number, string]
  | ['bytes', number]
  | ['int']
  | ['map', Record<string, Shape>]
  | ['array', Shape[]]
  | ['nest', number, boolean]

interface RecordedCase {
  readonly name: string
  readonly path: string[]
  readonly fields: Record<string, Shape>
  readonly expect: { http: number; status?: string; message?: string }
}

const recording = recorded<{ cases: RecordedCase[] }>('extra/limits.json')

function build(shape: Shape, path: string): Value {
  switch (shape[0]) {
    case 'string':
      return shape[2].repeat(shape[1])
    case 'bytes':
      return new Uint8Array(shape[1])
    case 'int':
      return 1n
    case 'map':
      return new MapValue(buildFields(shape[1], path))
    case 'array':
      return shape[1].map((element) => build(element, path))
    case 'nest':
      return nest(shape[1], shape[2])
  }
}

/** `depth` containers around an integer; with arrays, every other one from the innermost on is an array. */
function nest(depth: number, withArrays: boolean): Value {
  let value: Value = 1n
  for (let level = 1; level <= depth; level++) {
    value = withArrays && level % 2 === 1 ? [value] : new MapValue({ k: value })
  }
  return value
}

function buildFields(fields: Record<string, Shape>, path = ''): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, shape]) => {
      const full = expand(name, path)
      return [full, build(shape, `${path}${full}.`)]
    }),
  )
}

/** `repeat:k:1500 with its path`: so many characters together with the dotted path before it. */
function expand(name: string, path = ''): string {
  const [, unit = '', count = '0', withPath] = /^repeat:(.):(\d+)( with its path)?$/.exec(name) ?? []
  if (unit === '') return name
  return unit.repeat(Number(count) - (withPath === undefined ? 0 : path.length))
}

it('there are recorded limits', () => {
  expect(recording.cases.length).toBe(32)
})

it.for(recording.cases)('recorded limit: $name', async (each, { task }) => {
  meets(task, 'extra/limits.json')
  const name = nameOf(each.path.map((id) => expand(id)).join('/'))
  const write = { kind: 'update', name, fields: buildFields(each.fields) } as const
  const { status, message } = each.expect
  const expected = status === undefined ? 'OK' : `${status}: ${message ?? ''}`
  expect(await refusalOf(() => freshDatabase().commit([write]))).toBe(expected)
})
