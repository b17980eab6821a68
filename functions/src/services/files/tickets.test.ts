import { TICKET_SECONDS } from '@ribalta/domain/media/privateFiles'
import { describe, expect, it } from 'vitest'
import { openTicket, sealTicket } from './tickets.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
const READER = { uid: 'maria', authTime: 1_760_000_000, hasSecondFactor: false }
const PATH = 'media/maria/foto/320.webp'
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const ticket = sealTicket(READER, PATH, 'secret', NOW)

describe('a ticket', () => {
  it('is for one reader, one sign-in and one file', () => {
    expect(openTicket(ticket, 'secret', NOW)).toMatchObject({ reader: READER, path: PATH })
  })

  it('of a room is for its link, and of a caller it keeps who reads alone', () => {
    const room = { proposalId: 'proposta', keyVersion: 2 }
    expect(openTicket(sealTicket(room, PATH, 'secret', NOW), 'secret', NOW)?.reader).toEqual(room)
    const caller = { ...READER, address: '10.0.0.1' }
    expect(openTicket(sealTicket(caller, PATH, 'secret', NOW), 'secret', NOW)?.reader).toEqual(READER)
  })

  it('says nothing to whom it is given', () => {
    const text = Buffer.from(ticket, 'base64url').toString('latin1')
    for (const part of ['maria', 'media', '1760000000']) expect(text).not.toContain(part)
  })

  it('ends after ten minutes', () => {
    expect(TICKET_SECONDS).toBe(600)
    expect(openTicket(ticket, 'secret', later(599))).toBeDefined()
    expect(openTicket(ticket, 'secret', later(600))).toBeUndefined()
  })

  it('is another each time', () => {
    expect(sealTicket(READER, PATH, 'secret', NOW)).not.toBe(ticket)
  })

  it('of another secret is none', () => {
    expect(openTicket(ticket, 'guess', NOW)).toBeUndefined()
  })

  it('with any bit of it changed is none', () => {
    const bytes = Buffer.from(ticket, 'base64url')
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index)
      expect(openTicket(changed.toString('base64url'), 'secret', NOW)).toBeUndefined()
    }
  })

  it.each(['', 'a', '../..', 'x'.repeat(28), 'x'.repeat(400), JSON.stringify(READER)])(
    '%j is none',
    (text) => {
      expect(openTicket(text, 'secret', NOW)).toBeUndefined()
    },
  )
})
