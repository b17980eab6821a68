import { describe, expect, it } from 'vitest'
import { parseProfile } from './record.ts'

describe('parseProfile', () => {
  it('fills what an older record lacks', () => {
    expect(parseProfile({ email: 'ana@example.com', grants: ['AGENT'] })).toMatchObject({
      email: 'ana@example.com',
      grants: ['AGENT'],
      status: 'pending',
      media: [],
    })
  })

  it('refuses a record of another shape', () => {
    expect(() => parseProfile({ grants: 'AGENT' })).toThrow('grants')
  })
})
