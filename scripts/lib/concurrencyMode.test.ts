import { describe, expect, it } from 'vitest'
import { concurrencyModeOf, modeCommand } from './concurrencyMode.ts'

describe('concurrencyModeOf', () => {
  it('returns the mode of the database', () => {
    const result = { name: 'projects/p/databases/(default)', concurrencyMode: 'PESSIMISTIC' }
    expect(concurrencyModeOf(JSON.stringify({ status: 'success', result }))).toBe('PESSIMISTIC')
  })

  it.each(['', '{}', '{"status":"error","error":"Permission denied"}'])('throws for %j', (printed) => {
    expect(() => concurrencyModeOf(printed)).toThrow(/./)
  })
})

describe('modeCommand', () => {
  it('changes only the mode of the project’s database', () => {
    const command = modeCommand('agencia')
    expect(command).toContain('projects/agencia/databases/(default)?updateMask=concurrencyMode')
    expect(command).toContain('{"concurrencyMode":"OPTIMISTIC"}')
  })
})
