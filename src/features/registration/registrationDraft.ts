import { LANGUAGES } from '@ribalta/domain/facts'
import { artistSkillSchema } from '@ribalta/domain/schemas/facts'
import { tempMediaIdSchema } from '@ribalta/domain/schemas/media'
import * as z from 'zod/mini'
import type { Upload } from '../../lib/uploads.ts'
import type { Attempt } from './attempt.ts'
import { EMPTY_REGISTRATION, type RegistrationValues } from './registrationForm.ts'

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

const KEY = 'ribalta.cadastro'
/** Temporary files live for 24 hours; one that is about to go is taken for gone. */
const SENT_FOR_MS = 23 * 60 * 60 * 1000

const storedSchema = z.object({
  version: z.literal(1),
  reached: z.int().check(z.minimum(0)),
  values: z.object({
    classes: z.array(z.string()),
    skills: z.array(artistSkillSchema),
    gender: z.string(),
    heightCm: z.string(),
    bustCm: z.string(),
    waistCm: z.string(),
    hipCm: z.string(),
    shoe: z.string(),
    eyes: z.string(),
    hair: z.string(),
    playingAge: z.object({ min: z.string(), max: z.string() }),
    city: z.string(),
    uf: z.string(),
    languages: z.array(z.enum(LANGUAGES)),
    bio: z.string(),
    links: z.object({ instagram: z.string(), imdb: z.string(), site: z.string(), video: z.string() }),
    email: z.string(),
    artisticName: z.string(),
    phone: z.string(),
    birthDate: z.string(),
    acceptsTerms: z.boolean(),
    acceptsPrivacy: z.boolean(),
    guardian: z.object({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      relation: z.string(),
    }),
    acceptsGuardian: z.boolean(),
  }),
  uploads: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      type: z.string(),
      size: z.number(),
      sent: z.optional(z.object({ tempMediaId: tempMediaIdSchema, at: z.number() })),
    }),
  ),
  attempt: z.optional(z.object({ requestId: z.string(), payload: z.string() })),
})
type Stored = z.infer<typeof storedSchema>

/** The draft as text. Refused files are not kept; the browser cannot keep those not sent, only their names. */
export function writeDraft(draft: RegistrationDraft): string {
  const { password: _password, ...values } = draft.values
  const uploads = draft.uploads.flatMap(({ id, name, type, size, state }) => {
    if (state.kind === 'refused') return []
    const sent = state.kind === 'sent' ? { sent: { tempMediaId: state.tempMediaId, at: state.at } } : {}
    return [{ id, name, type, size, ...sent }]
  })
  const stored: Stored = {
    version: 1,
    reached: draft.reached,
    values,
    uploads,
    ...(draft.attempt === undefined ? {} : { attempt: draft.attempt }),
  }
  return JSON.stringify(stored)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A draft from its text; anything else is an empty one. `now` is in milliseconds. */
export function readDraft(text: string | null, now: number): RegistrationDraft {
  const parsed = storedSchema.safeParse(text === null ? undefined : parseJson(text))
  if (!parsed.success) return EMPTY_DRAFT
  const { values, reached, uploads, attempt } = parsed.data
  return {
    values: { ...values, password: '' },
    reached,
    uploads: uploads.map(({ sent, ...file }) => ({
      ...file,
      state:
        sent !== undefined && now - sent.at < SENT_FOR_MS ? { kind: 'sent', ...sent } : { kind: 'missing' },
    })),
    attempt,
  }
}

/** The draft of this tab; a browser that refuses storage keeps none. */
export const draftStorage = {
  load: (): RegistrationDraft => {
    try {
      return readDraft(sessionStorage.getItem(KEY), Date.now())
    } catch (error) {
      console.warn('O rascunho do cadastro não pôde ser lido', error)
      return EMPTY_DRAFT
    }
  },
  save: (draft: RegistrationDraft): void => {
    try {
      sessionStorage.setItem(KEY, writeDraft(draft))
    } catch (error) {
      console.warn('O rascunho do cadastro não pôde ser guardado', error)
    }
  },
  clear: (): void => {
    try {
      sessionStorage.removeItem(KEY)
    } catch (error) {
      console.warn('O rascunho do cadastro não pôde ser apagado', error)
    }
  },
}
