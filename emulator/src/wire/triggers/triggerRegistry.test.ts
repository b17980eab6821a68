import { expect, it } from 'vitest'
import { StatusError } from '../../status.ts'
import { parseV1Trigger, parseV2Trigger } from './triggerRegistry.ts'

function v2(value: string, matchType = 'PATH_PATTERN'): ReturnType<typeof parseV2Trigger> {
  return parseV2Trigger('p', 'k', {
    eventType: 'google.cloud.firestore.document.v1.written',
    database: '(default)',
    namespace: '(default)',
    document: { value, matchType },
  })
}

it.each([
  ['users/{id}', 'users/a', true],
  ['users/{id}', 'users/a/posts/b', false],
  ['users/{id}/{rest=**}', 'users/a/posts/b', true],
  ['users/*', 'users/a', true],
  ['u.ers/{id}', 'users/a', false],
])('the pattern %s and %s', (pattern, path, isMatch) => {
  expect(v2(pattern).matches(path)).toBe(isMatch)
})

it('an exact document has no wildcards', () => {
  expect(v2('users/{id}', 'EXACT').matches('users/a')).toBe(false)
  expect(v2('users/a', 'EXACT').matches('users/a')).toBe(true)
})

it.each([
  ['providers/cloud.firestore/eventTypes/document.create', 'created'],
  ['google.firestore.document.write', 'written'],
])('a first-generation %s means %s', (eventType, kind) => {
  const eventTrigger = { eventType, resource: 'projects/p/databases/(default)/documents/users/{id}' }
  expect(parseV1Trigger('p', 'k', { eventTrigger })).toMatchObject({
    kind,
    databaseId: '(default)',
    eventType,
  })
})

it('other events are refused', () => {
  const body = { eventTrigger: { eventType: 'google.storage.object.finalize', resource: 'x' } }
  expect(() => parseV1Trigger('p', 'k', body)).toThrow(StatusError)
})
