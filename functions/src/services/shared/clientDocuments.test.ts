import * as logger from 'firebase-functions/logger'
import { describe, expect, it, vi } from 'vitest'
import type { DocumentSnapshot } from '../../admin/backend.ts'
import { readCandidate, readStaffMark } from './clientDocuments.ts'

vi.mock('firebase-functions/logger', () => ({ warn: vi.fn<typeof logger.warn>() }))

const stored = (data: object) => ({ exists: true, data: () => data }) as unknown as DocumentSnapshot

describe('a lenient reader', () => {
  it('keeps what is sound and logs the kind of document without its id', () => {
    const at = { seconds: 5, nanoseconds: 0 }
    const opened = { one: '5.000000000/ana', two: { at: 'x' }, three: 7, four: '5.0' }
    expect(readStaffMark(stored({ readUntil: at, opened }))).toEqual({
      readUntil: at,
      opened: { one: { at, subject: 'ana' } },
    })
    expect(readStaffMark(stored({ readUntil: 7, opened }))).toBeUndefined()
    expect(vi.mocked(logger.warn).mock.calls).toEqual([
      ['A stored document is malformed', { document: 'staffMarks/{uid}', isIgnored: false }],
      ['A stored document is malformed', { document: 'staffMarks/{uid}', isIgnored: true }],
    ])
  })

  it('reads marks from before lines were stored as text', () => {
    const at = { seconds: 5, nanoseconds: 0 }
    const mark = { readUntil: at, opened: { one: { at, subject: 'ana' }, two: { at } } }
    expect(readStaffMark(stored(mark))).toEqual(mark)
  })

  it('returns undefined for a document that is not there', () => {
    expect(readCandidate(undefined)).toBeUndefined()
    expect(readCandidate({ exists: false } as DocumentSnapshot)).toBeUndefined()
  })
})
