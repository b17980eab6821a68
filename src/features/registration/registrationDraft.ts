import { LANGUAGES, SKILL_LEVELS } from '@ribalta/domain/facts'
import { TEMP_MEDIA_ID } from '@ribalta/domain/media'
import { listField, mapField, mapList, optionalNumber, textField, textList } from '../../data/rest/fields.ts'
import { logWarning } from '../../lib/log.ts'
import type { Upload } from '../../lib/uploads.ts'
import type { Attempt } from './attempt.ts'
import { EMPTY_REGISTRATION, LAST_STEP, type RegistrationValues } from './registrationForm.ts'

/** What survives a reload. Never the password. */
export interface RegistrationDraft {
  values: RegistrationValues
  /** The last step that was reached. */
  reached: number
  uploads: readonly Upload[]
  /** The last attempt to register, to be asked again if its answer was lost. */
  attempt: Attempt | undefined
}

export const EMPTY_DRAFT: RegistrationDraft = {
  values: EMPTY_REGISTRATION,
  reached: 0,
  uploads: [],
  attempt: undefined,
}

type Data = Readonly<Record<string, unknown>>

const KEY = 'ribalta.cadastro'
/** Grows when the stored shape changes; another version is taken for nothing. */
const VERSION = 1
/** Temporary files live for 24 hours; one that is about to go is taken for gone. */
const SENT_FOR_MS = 23 * 60 * 60 * 1000

/** The draft as text. Refused files are not kept; the browser cannot keep those not sent, only their names. */
export function writeDraft(draft: RegistrationDraft): string {
  const { password: _password, ...values } = draft.values
  const uploads = draft.uploads.flatMap(({ id, name, type, size, state }) => {
    if (state.kind === 'refused') return []
    const sent = state.kind === 'sent' ? { sent: { tempMediaId: state.tempMediaId, at: state.at } } : {}
    return [{ id, name, type, size, ...sent }]
  })
  return JSON.stringify({ version: VERSION, reached: draft.reached, values, uploads, attempt: draft.attempt })
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

/** Field by field, and not by a schema: the page shows its first step before the schemas' code is there. */
function readValues(data: Data): RegistrationValues {
  const { links, playingAge, guardian } = EMPTY_REGISTRATION
  const { email, artisticName, phone, birthDate, heightCm, bustCm, waistCm, hipCm, shoe } = EMPTY_REGISTRATION
  const { gender, eyes, hair, city, uf, bio } = EMPTY_REGISTRATION
  const flat = { email, artisticName, phone, birthDate, heightCm, bustCm, waistCm, hipCm, shoe }
  const languages = listField(data, 'languages')
  return {
    ...texts({ ...flat, gender, eyes, hair, city, uf, bio }, data),
    password: '',
    links: texts(links, mapField(data, 'links')),
    playingAge: texts(playingAge, mapField(data, 'playingAge')),
    guardian: texts(guardian, mapField(data, 'guardian')),
    classes: textList(data, 'classes'),
    skills: mapList(data, 'skills').flatMap((skill) => {
      const level = SKILL_LEVELS.find((each) => each === skill['level'])
      return level === undefined ? [] : [{ id: textField(skill, 'id'), level }]
    }),
    languages: LANGUAGES.filter((language) => languages.includes(language)),
    acceptsTerms: data['acceptsTerms'] === true,
    acceptsPrivacy: data['acceptsPrivacy'] === true,
    acceptsGuardian: data['acceptsGuardian'] === true,
  }
}

function readUpload(data: Data, now: number): Upload {
  const sent = mapField(data, 'sent')
  const tempMediaId = textField(sent, 'tempMediaId')
  const at = optionalNumber(sent, 'at') ?? 0
  const isThere = TEMP_MEDIA_ID.test(tempMediaId) && now - at < SENT_FOR_MS
  return {
    id: textField(data, 'id'),
    name: textField(data, 'name'),
    type: textField(data, 'type'),
    size: optionalNumber(data, 'size') ?? 0,
    state: isThere ? { kind: 'sent', tempMediaId, at } : { kind: 'missing' },
  }
}

/** A draft from its text; anything else is an empty one. `now` is in milliseconds. */
export function readDraft(text: string | null, now: number): RegistrationDraft {
  const data = text === null ? {} : parseJson(text)
  if (data['version'] !== VERSION) return EMPTY_DRAFT
  const attempt = mapField(data, 'attempt')
  const requestId = textField(attempt, 'requestId')
  const reached = Math.trunc(optionalNumber(data, 'reached') ?? 0)
  return {
    values: readValues(mapField(data, 'values')),
    reached: Math.min(Math.max(reached, 0), LAST_STEP),
    uploads: mapList(data, 'uploads').map((upload) => readUpload(upload, now)),
    attempt: requestId === '' ? undefined : { requestId, payload: textField(attempt, 'payload') },
  }
}

/** The draft of this tab; a browser that refuses storage keeps none. */
export const draftStorage = {
  load: (): RegistrationDraft => {
    try {
      return readDraft(sessionStorage.getItem(KEY), Date.now())
    } catch (error) {
      logWarning('The draft of the registration could not be read', error)
      return EMPTY_DRAFT
    }
  },
  save: (draft: RegistrationDraft): void => {
    try {
      sessionStorage.setItem(KEY, writeDraft(draft))
    } catch (error) {
      logWarning('The draft of the registration could not be kept', error)
    }
  },
  clear: (): void => {
    try {
      sessionStorage.removeItem(KEY)
    } catch (error) {
      logWarning('The draft of the registration could not be deleted', error)
    }
  },
}
