import { classSchema, skillSchema } from '@ribalta/domain/schemas/catalogue/catalogue'
import { type Candidate, candidateSchema } from '@ribalta/domain/schemas/castings/candidate'
import { inboxSchema } from '@ribalta/domain/schemas/conversations/conversation'
import { type StaffMark, staffMarkSchema, toStaffMark } from '@ribalta/domain/schemas/feed/staffMark'
import { noticeSettingsSchema } from '@ribalta/domain/schemas/notices/noticeSettings'
import { postSchema } from '@ribalta/domain/schemas/posts/post'
import * as logger from 'firebase-functions/logger'
import type * as z from 'zod/mini'
import type { DocumentSnapshot } from '../../admin/backend.ts'
import { salvage } from './salvage.ts'

/** Reads a document that a browser may have written: drops what is malformed, or returns undefined for what is beyond use. */
export type LenientReader<T> = (document: DocumentSnapshot | undefined) => T | undefined

const readBoard = lenient('castings/{castingId}/board/{candidateId}', candidateSchema, { memo: '' })
const readClass = lenient('classes/{id}', classSchema)
const readInbox = lenient('inboxes/{uid}', inboxSchema)
const readNoticeSettings = lenient('profiles/{uid}/settings/notices', noticeSettingsSchema, { off: [] })
const readPost = lenient('posts/{slug}', postSchema)
const readSkill = lenient('skills/{id}', skillSchema)
const readStoredMark = lenient('staffMarks/{uid}', staffMarkSchema, { opened: {} })
export { readClass, readInbox, readNoticeSettings, readPost, readSkill }

/** Reads a candidate, of which browsers write the memo. Throws when what functions wrote cannot be read. */
export function readCandidate(document: DocumentSnapshot | undefined): Candidate | undefined {
  const candidate = readBoard(document)
  if (candidate === undefined && document?.exists === true) throw new Error('A candidate cannot be read')
  return candidate
}

/** Reads a staff member's read marker. */
export function readStaffMark(document: DocumentSnapshot | undefined): StaffMark | undefined {
  const stored = readStoredMark(document)
  return stored === undefined ? undefined : toStaffMark(stored)
}

/**
 * Every document that the rules let browsers create or update, with what functions make of it. `undefined` is for those whose
 * content functions never parse: they find them by a field, copy or delete them.
 */
export const CLIENT_DOCUMENTS: Readonly<Record<string, LenientReader<unknown> | undefined>> = {
  'castings/{castingId}/board/{candidateId}': readCandidate,
  'classes/{id}': readClass,
  'favoriteLists/{listId}': undefined,
  'favoriteLists/{listId}/items/{artistId}': undefined,
  'inboxes/{uid}': readInbox,
  'posts/{slug}': readPost,
  'posts/{slug}/history/{version}': undefined,
  'profiles/{uid}/notes/{id}': undefined,
  'profiles/{uid}/settings/notices': readNoticeSettings,
  'quickReplies/{id}': undefined,
  'savedSearches/{id}': undefined,
  'skills/{id}': readSkill,
  'staffMarks/{uid}': readStaffMark,
  'testRequests/{testRequestId}/reviews/{id}': undefined,
  'works/{id}': undefined,
}

/** `instead` fills fields that had to be dropped. The log names the kind of document only: ids are people's. */
function lenient<T extends z.ZodMiniType>(
  path: string,
  schema: T,
  instead: Readonly<Record<string, unknown>> = {},
): LenientReader<z.output<T>> {
  return (document) => {
    if (document?.exists !== true) return undefined
    const { value, isMalformed } = salvage(schema, document.data(), instead)
    if (isMalformed) {
      logger.warn('A stored document is malformed', { document: path, isIgnored: value === undefined })
    }
    return value
  }
}
