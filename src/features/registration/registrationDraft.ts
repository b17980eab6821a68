import type { InvitationLink } from '@ribalta/domain/schemas/people/invitationLink'
import { readRoleToReturnTo, type RoleToReturnTo } from '../../auth/returnPath.ts'
import { isSameValue } from '../../lib/forms/sameValue.ts'
import { logWarning } from '../../lib/log.ts'
import { readUploads, writeUploads } from '../../data/uploads/keptUploads.ts'
import { readTab, writeTab } from '../../lib/keptStorage.ts'
import { readStored, writeStored } from '../../lib/storage.ts'
import { mapField, mapList, optionalNumber, textField } from '../../data/rest/fields.ts'
import type { Upload } from '../../lib/media/uploads.ts'
import type { Attempt } from './attempt.ts'
import { readFactsDraft } from './factsDraft.ts'
import { EMPTY_REGISTRATION, LAST_STEP, type RegistrationValues } from './registrationForm.ts'

/** An unfinished registration as the device keeps it. Holds no password and nothing about a guardian: others may use the device. */
export interface RegistrationDraft {
  values: RegistrationValues
  /** The last step that was reached. */
  reached: number
  uploads: readonly Upload[]
  /** The last attempt to register, to be asked again if its answer was lost. */
  attempt: Attempt | undefined
  /** By which invitation somebody registers. */
  invitation: InvitationLink | undefined
  /** The role that the visitor registers for, and the way back to it. */
  wanted: RoleToReturnTo | undefined
}

export const EMPTY_DRAFT: RegistrationDraft = {
  values: EMPTY_REGISTRATION,
  reached: 0,
  uploads: [],
  attempt: undefined,
  invitation: undefined,
  wanted: undefined,
}

type Data = Readonly<Record<string, unknown>>

const KEY = 'cadastro'
/** Grows when the stored shape changes; another version is taken for nothing. */
const VERSION = 3
/** Long enough to come back with a photo, short enough for a shared device. */
export const DRAFT_KEPT_MS = 7 * 24 * 60 * 60_000

/** The draft as text. `now` is in milliseconds. */
export function writeDraft(draft: RegistrationDraft, now: number): string {
  const { password: _password, guardian: _guardian, acceptsGuardian: _accepts, ...values } = draft.values
  const uploads = writeUploads(draft.uploads)
  const { reached, attempt, invitation, wanted } = draft
  return JSON.stringify({ version: VERSION, at: now, reached, values, uploads, attempt, invitation, wanted })
}

function parseJson(text: string): Data {
  try {
    return mapField({ value: JSON.parse(text) as unknown }, 'value')
  } catch {
    return {}
  }
}

/** Each text of `shape` as `data` has it, else empty. */
function texts<T extends Readonly<Record<string, string>>>(shape: T, data: Data): { [K in keyof T]: string } {
  const read = Object.keys(shape).map((name) => [name, textField(data, name)])
  return Object.fromEntries(read) as { [K in keyof T]: string }
}

function readValues(data: Data): RegistrationValues {
  const { email, artisticName, phone, birthDate, guardian } = EMPTY_REGISTRATION
  return {
    ...readFactsDraft(data),
    ...texts({ email, artisticName, phone, birthDate }, data),
    password: '',
    guardian,
    acceptsTerms: data['acceptsTerms'] === true,
    acceptsPrivacy: data['acceptsPrivacy'] === true,
    acceptsGuardian: false,
  }
}

/** A draft from its text; an old one, and anything else, is an empty one. `now` is in milliseconds. */
export function readDraft(text: string | null, now: number): RegistrationDraft {
  const data = text === null ? {} : parseJson(text)
  const isOld = now - (optionalNumber(data, 'at') ?? 0) > DRAFT_KEPT_MS
  if (data['version'] !== VERSION || isOld) return EMPTY_DRAFT
  const attempt = mapField(data, 'attempt')
  const invitation = mapField(data, 'invitation')
  const id = textField(invitation, 'id')
  const requestId = textField(attempt, 'requestId')
  const reached = Math.trunc(optionalNumber(data, 'reached') ?? 0)
  return {
    values: readValues(mapField(data, 'values')),
    reached: Math.min(Math.max(reached, 0), LAST_STEP),
    uploads: readUploads(mapList(data, 'uploads'), now),
    attempt: requestId === '' ? undefined : { requestId, payload: textField(attempt, 'payload') },
    invitation: id === '' ? undefined : { id, key: textField(invitation, 'key') },
    wanted: readRoleToReturnTo(data['wanted']),
  }
}

export interface LoadedDraft {
  readonly draft: RegistrationDraft
  /** The draft was begun in another tab, or before the browser was closed. */
  readonly isFound: boolean
}

/** Returns what the person did: not when the server last said that it keeps a file. */
function withoutTimes(text: string | null): string | null {
  return text?.replaceAll(/"at":\d+/g, '') ?? null
}

function toText(draft: RegistrationDraft): string | null {
  const isEmpty =
    draft.uploads.length === 0 && isSameValue({ ...draft, uploads: [], wanted: undefined }, EMPTY_DRAFT)
  return isEmpty ? null : writeDraft(draft, Date.now())
}

/** The draft as this tab last loaded or changed it. */
let known: string | null = null

/**
 * The draft of this tab, with a copy on the device for other tabs. Only a change that is made here goes into the copy: a tab that is
 * left open doesn't undo what was typed in a newer one, nor bring back what a finished registration has taken away.
 */
export const draftStorage = {
  load: (): LoadedDraft => {
    const now = Date.now()
    const ofTab = readDraft(readTab(KEY), now)
    const isOfTab = toText(ofTab) !== null
    const draft = isOfTab ? ofTab : readDraft(readStored(KEY), now)
    const text = toText(draft)
    // Too old, or of another version.
    if (text === null) writeStored(KEY, null)
    known = withoutTimes(text)
    return { draft, isFound: !isOfTab && text !== null }
  },
  save: (draft: RegistrationDraft): void => {
    const text = toText(draft)
    let isKept = writeTab(KEY, text)
    if (withoutTimes(text) !== known) {
      known = withoutTimes(text)
      isKept = writeStored(KEY, text) && isKept
    }
    if (!isKept) logWarning('The draft of the registration could not be kept')
  },
  clear: (): void => {
    const isCleared = [writeTab(KEY, null), writeStored(KEY, null)].every(Boolean)
    if (!isCleared) logWarning('The draft of the registration could not be deleted')
  },
}
