import { expect, it } from 'vitest'
import { frame, frameArrays, parsePostedMaps } from './framing.ts'

it('the length counts what is sent, whatever the text holds', () => {
  const framed = frame(JSON.stringify({ s: 'café 😀' }))
  const [length, json = ''] = framed.split('\n')
  expect(Number(length)).toBe(Buffer.byteLength(json))
  expect(JSON.parse(json)).toEqual({ s: 'café 😀' })
})

it('messages are numbered arrays in one chunk', () => {
  const framed = frameArrays([
    { id: 4, json: '"noop"' },
    { id: 5, json: '{"a":1}' },
  ])
  expect(framed).toBe('28\n[[4,["noop"]],[5,[{"a":1}]]]')
})

it('a post holds headers, an offset and messages', () => {
  const body = new URLSearchParams({
    headers: 'Authorization:Bearer owner\r\nContent-Type:text/plain\r\n',
    count: '2',
    ofs: '3',
    req0___data__: '{"a":1}',
    req1___data__: '{}',
  }).toString()
  const posted = parsePostedMaps(body, new URLSearchParams())
  expect(posted).toMatchObject({ offset: 3, messages: ['{"a":1}', '{}'] })
  expect(posted.headers.get('authorization')).toBe('Bearer owner')
})

it('headers may come in the URL', () => {
  const query = new URLSearchParams({ $httpHeaders: 'Authorization:Bearer x' })
  expect(parsePostedMaps('count=0', query).headers.get('authorization')).toBe('Bearer x')
})
