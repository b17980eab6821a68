import type { InvitationLink } from '@ribalta/domain/schemas/people/invitationLink'
import { logWarning } from '../../lib/log.ts'
import { readUploads, writeUploads } from '../../data/uploads/keptUploads.ts'
import { readTab, writeTab } from '../../lib/keptStorage.ts'
import { mapField, mapList, optionalNumber, textField } from '../../data/rest/fields.ts'
import type { Upload } from '../../lib/media/uploads.ts'
import type { Attempt } from './attempt.ts'
import { readFactsDraft } from './factsDraft.ts'
import { EMPTY_REGISTRATION, LAST_STEP, type RegistrationValues } from './registrationForm.ts'

/** What survives a reload. Never the password, and nothing of a guardian: a closed tab can be opened again. */
export interface RegistrationDraft {
  values: RegistrationValues
  /** The last step that was reached. */
  reached: number
  uploads: readonly Upload[]
  /** The last attempt to register, to be asked again if its answer was lost. */
  attempt: Attempt | undefined
  /** By which invitation somebody registers. */
  invitation: InvitationLink | undefined
}

export const EMPTY_DRAFT: RegistrationDraft = {
  values: EMPTY_REGISTRATION,
  reached: 0,
  uploads: [],
  attempt: undefined,
  invitation: undefined,
}

type Data = Readonly<Record<string, unknown>>

const KEY = 'cadastro'
/** Grows when the stored shape changes; another version is taken for nothing. */
const VERSION = 2

/** The draft as text. */
export function writeDraft(draft: RegistrationDraft): string {
  const { password: _password, guardian: _guardian, acceptsGuardian: _accepts, ...values } = draft.values
  const uploads = writeUploads(draft.uploads)
  const { reached, attempt, invitation } = draft
  return JSON.stringify({ version: VERSION, reached, values, uploads, attempt, invitation })
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

/** A draft from its text; anything else is an empty one. `now` is in milliseconds. */
export function readDraft(text: string | null, now: number): RegistrationDraft {
  const data = text === null ? {} : parseJson(text)
  if (data['version'] !== VERSION) return EMPTY_DRAFT
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
  }
}

/** The draft of this tab; a browser that refuses storage keeps none. */
export const draftStorage = {
  load: (): RegistrationDraft => readDraft(readTab(KEY), Date.now()),
  save: (draft: RegistrationDraft): void => {
    if (!writeTab(KEY, writeDraft(draft))) logWarning('The draft of the registration could not be kept')
  },
  clear: (): void => {
    if (!writeTab(KEY, null)) logWarning('The draft of the registration could not be deleted')
  },
}
