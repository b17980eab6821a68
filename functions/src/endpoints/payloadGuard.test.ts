import { describe, expect, it } from 'vitest'
import { isAcceptableBody, MAX_BODY_BYTES } from './payloadGuard.ts'

function accepts(json: string): boolean {
  return isAcceptableBody({ body: JSON.parse(json) as unknown, byteLength: json.length })
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

  it('is refused one byte over its limit', () => {
    const body = { data: null }
    expect(isAcceptableBody({ body, byteLength: MAX_BODY_BYTES })).toBe(true)
    expect(isAcceptableBody({ body, byteLength: MAX_BODY_BYTES + 1 })).toBe(false)
  })
})
