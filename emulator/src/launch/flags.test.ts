import { expect, it } from 'vitest'
import { parseFlags } from './flags.ts'

it('reads both spellings, flags without a value and the last of several', () => {
  const flags = parseFlags([
    '--host',
    '127.0.0.1',
    '--port=8080',
    '--quiet',
    '--rules',
    'a b',
    '--port',
    '9',
    'loose',
  ])
  expect(Object.fromEntries(flags)).toEqual({ host: '127.0.0.1', port: '9', quiet: '', rules: 'a b' })
})
