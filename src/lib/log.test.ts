import { expect, it, vi } from 'vitest'
import { logError, logWarning } from './log.ts'

it.each([
  [
    Object.assign(new Error('ana@example.com já existe'), { code: 'functions/already-exists' }),
    'functions/already-exists',
  ],
  [new TypeError('ana@example.com is not a function'), 'TypeError'],
  ['ana@example.com', 'string'],
])('of an error the log holds its code or its kind, and nothing of what it says: %s', (error, kind) => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const failed = vi.spyOn(console, 'error').mockReturnValue()
  logWarning('The draft could not be kept', error)
  logError('The post was not saved', error)
  expect(warned.mock.calls).toEqual([['The draft could not be kept', kind]])
  expect(failed.mock.calls).toEqual([['The post was not saved', kind]])
})
