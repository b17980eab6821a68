import {
  type CallName,
  COMMAND_NAMES,
  COMMANDS,
  type Door,
  DOORS,
  isCommand,
  SPECIFIED_CALLABLES,
} from '@ribalta/domain/commands'
import fc from 'fast-check'
import type { FuzzCase } from './fuzzCase.ts'
import { MARKED } from './marks.ts'

/** JSON texts, because some of what is hostile does not survive as a JavaScript object. */
const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)),
  fc.constantFrom(...Object.values(MARKED).map((value) => JSON.stringify(value))),
  fc.constantFrom(
    'null',
    '[]',
    '""',
    '1e999',
    '-0',
    '{"__proto__":{"grants":["DIRECTOR"]}}',
    '{"constructor":{"prototype":{}}}',
    '{"@type":"type.googleapis.com/google.protobuf.Int64Value","value":"x"}',
    '"\\ud800"',
    '"\\u0000"',
    '"__x__"',
    '"../artists/x"',
    `${'['.repeat(3000)}${']'.repeat(3000)}`,
    `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`,
    `[${'0,'.repeat(9000)}0]`,
    `"${'x'.repeat(66_000)}"`,
  ),
)
const key = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom(
    MARKED.artisticName,
    '__proto__',
    'constructor',
    'grants',
    'status',
    'uid',
    '@type',
    'toString',
    'hasOwnProperty',
  ),
)

/** The payload with fields replaced, taken away or added, or something else altogether; `fixed` ones stay as they are. */
function hostile(base: Readonly<Record<string, unknown>>, fixed: readonly string[]): fc.Arbitrary<string> {
  const fields = Object.keys(base).filter((name) => !fixed.includes(name))
  const replaced =
    fields.length === 0
      ? fc.constant([])
      : fc.array(fc.tuple(fc.constantFrom(...fields), junk), { maxLength: 2 })
  const changed = fc
    .tuple(replaced, fc.array(fc.tuple(key, junk), { maxLength: 2 }), fc.subarray(fields, { minLength: 0 }))
    .map(([replacements, additions, removed]) => {
      const gone = new Set(removed.length > fields.length / 2 ? [] : removed)
      const kept = Object.entries(base)
        .filter(([name]) => !gone.has(name) && !replacements.some(([replacedName]) => replacedName === name))
        .map(([name, value]) => [name, JSON.stringify(value)] as const)
      const added = additions.filter(([name]) => !fixed.includes(name))
      const all = [...kept, ...replacements, ...added]
      return `{${all.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`
    })
  return fc.oneof({ weight: 4, arbitrary: changed }, { weight: 1, arbitrary: junk })
}

/** A call's data as it travels, as text: a command's beside its name. */
export function payloadText(name: CallName, json: string): string {
  return isCommand(name) ? `{"name":${JSON.stringify(name)},"data":${json}}` : json
}

/** Request bodies around a call's data: most as the protocol wants them, some beside it. */
export function bodiesOf(name: CallName, { base, others = [], fixed = [] }: FuzzCase): fc.Arbitrary<string> {
  const data = fc.oneof(...[base, ...others].map((form) => hostile(form, fixed)))
  const payload = data.map((json) => payloadText(name, json))
  return fc.oneof(
    { weight: 12, arbitrary: payload.map((json) => `{"data":${json}}`) },
    { weight: 1, arbitrary: data.filter((json) => json.startsWith('{') || json.startsWith('[')) },
    { weight: 1, arbitrary: payload.map((json) => `{"data":${json},"extra":1}`) },
  )
}

const strangeName = fc.oneof(
  fc.string({ maxLength: 30 }).map((name) => JSON.stringify(name)),
  fc
    .constantFrom(
      '__proto__',
      'constructor',
      'toString',
      'hasOwnProperty',
      'valueOf',
      '',
      ...DOORS,
      ...SPECIFIED_CALLABLES,
      MARKED.email,
    )
    .map((name) => JSON.stringify(name)),
  junk,
)

/** Bodies that no command of a door has: names that are none, those of the other door, and envelopes that are not whole. */
export function bodiesOfNobody(door: Door): fc.Arbitrary<string> {
  const ofTheOther = COMMAND_NAMES.filter((name) => COMMANDS[name] !== door)
  const ofThis: ReadonlySet<string> = new Set(COMMAND_NAMES.filter((name) => COMMANDS[name] === door))
  const name = fc.oneof(
    strangeName,
    fc.constantFrom(...ofTheOther).map((other) => JSON.stringify(other)),
  )
  const [first = ''] = ofThis
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(name, junk)
        .filter(([text]) => !ofThis.has(text.slice(1, -1)))
        .map(([text, data]) => `{"data":{"name":${text},"data":${data}}}`),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        `{"data":{"name":"${first}"}}`,
        `{"data":{"data":{"name":"${first}"}}}`,
        `{"data":{"name":"${first}","data":null,"door":"${door}"}}`,
        `{"data":{"name":["${first}"],"data":null}}`,
        `{"data":["${first}",null]}`,
        `{"data":"${first}"}`,
        `{"name":"${first}","data":null}`,
      ),
    },
  )
}
