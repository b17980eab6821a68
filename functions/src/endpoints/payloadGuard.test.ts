import { describe, expect, it } from 'vitest'
import { isAcceptableBody, isAcceptableCommandBody, MAX_BODY_BYTES } from './payloadGuard.ts'

function accepts(json: string): boolean {
  return isAcceptableBody({ body: JSON.parse(json) as unknown, byteLength: json.length })
}

function acceptsCommand(json: string): boolean {
  return isAcceptableCommandBody({ body: JSON.parse(json) as unknown, byteLength: json.length })
}

describe('a request body', () => {
  it.each([
    ['nothing in it', '{"data":null}'],
    ['flat fields', '{"data":{"email":"a@b.co","n":1,"on":true}}'],
    ['lists and records', '{"data":{"skills":[{"id":"x","level":3}]}}'],
    ['emoji', '{"data":{"bio":"🎭"}}'],
  ])('with %s goes on to its schema', (_, json) => {
    expect(accepts(json)).toBe(true)
  })

  it.each([
    ['that is a list', '[]'],
    ['that is null', 'null'],
    ['that is text', '"x"'],
    ['without data', '{}'],
    ['with a field beside data', '{"data":null,"email":"a@b.co"}'],
    ['with data only by inheritance', '{"__proto__":{"data":1}}'],
    ['with __proto__', '{"data":{"__proto__":{"a":1}}}'],
    ['with constructor deep inside', '{"data":{"links":{"constructor":{}}}}'],
    ['with prototype in a list', '{"data":[{"prototype":1}]}'],
    [
      'with a 64-bit wrapper',
      '{"data":{"@type":"type.googleapis.com/google.protobuf.Int64Value","value":"x"}}',
    ],
    ['with a lone surrogate', '{"data":{"bio":"\\ud83c"}}'],
    ['with a lone surrogate as a key', '{"data":{"\\udfad":1}}'],
    ['of deep lists', `{"data":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
    ['of deep records', `{"data":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`],
  ])('%s is refused', (_, json) => {
    expect(accepts(json)).toBe(false)
  })

  it.each([
    ['nothing in it', 'null', true],
    ['as deep as a callable’s may be', '[[[[[[[[1]]]]]]]]', true],
    ['one deeper', '[[[[[[[[[1]]]]]]]]]', false],
    ['constructor deep inside', '{"links":{"constructor":{}}}', false],
    ['a lone surrogate', '"\\ud83c"', false],
  ])('of a command with %s is judged as a callable’s: %s, %s', (_, data, isGood) => {
    expect(accepts(`{"data":${data}}`)).toBe(isGood)
    expect(acceptsCommand(`{"data":{"name":"saveCasting","data":${data}}}`)).toBe(isGood)
  })

  it.each([
    ['without a name', '{"data":{"data":null}}'],
    ['without data', '{"data":{"name":"saveCasting"}}'],
    ['with a third key', '{"data":{"name":"saveCasting","data":null,"door":"command"}}'],
    ['with a field beside it', '{"data":{"name":"saveCasting","data":null},"name":"saveCasting"}'],
    ['whose name is no text', '{"data":{"name":["saveCasting"],"data":null}}'],
    ['whose name is broken text', '{"data":{"name":"\\ud83c","data":null}}'],
    ['that is a list', '{"data":["saveCasting",null]}'],
    ['with a name only by inheritance', '{"data":{"__proto__":{"name":"x"},"data":null}}'],
  ])('of a command %s is refused', (_, json) => {
    expect(acceptsCommand(json)).toBe(false)
  })

  it('is refused one byte over its limit', () => {
    const body = { data: null }
    expect(isAcceptableBody({ body, byteLength: MAX_BODY_BYTES })).toBe(true)
    expect(isAcceptableBody({ body, byteLength: MAX_BODY_BYTES + 1 })).toBe(false)
    const command = { data: { name: 'saveCasting', data: null } }
    expect(isAcceptableCommandBody({ body: command, byteLength: MAX_BODY_BYTES })).toBe(true)
    expect(isAcceptableCommandBody({ body: command, byteLength: MAX_BODY_BYTES + 1 })).toBe(false)
  })
})
