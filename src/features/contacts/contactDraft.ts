import { CONTACT_SUBJECTS } from '@ribalta/domain/contact'
import type { ContactForm } from '@ribalta/domain/schemas/contactMessage'
import { logWarning } from '../../lib/log.ts'
import { readTab, writeTab } from '../../lib/keptStorage.ts'

/** What the form holds while it is typed: the phone as it is shown, and no subject until one is chosen. */
export interface ContactValues {
  name: string
  email: string
  phone: string
  subject: string
  message: string
  /** The field that no person sees. */
  website: string
}

export const EMPTY_VALUES: ContactValues = {
  name: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
  website: '',
}

/** One attempt to send: while what is sent stays, so does the id, and a lost answer can be asked for again. */
export interface ContactAttempt {
  requestId: string
  /** What was sent, as a text. */
  payload: string
}

interface ContactDraft {
  values: ContactValues
  attempt: ContactAttempt | undefined
}

const KEY = 'contact'

function textOf(from: object, name: string): string {
  const value: unknown = Reflect.get(from, name)
  return typeof value === 'string' ? value : ''
}

function objectOf(from: object, name: string): object {
  const value: unknown = Reflect.get(from, name)
  return typeof value === 'object' && value !== null ? value : {}
}

/** A draft from its text; what is not one gives an empty form. */
export function readContactDraft(text: string | null): ContactDraft {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? '{}')
  } catch {
    stored = {}
  }
  const data = typeof stored === 'object' && stored !== null ? stored : {}
  const values = objectOf(data, 'values')
  const attempt = objectOf(data, 'attempt')
  const requestId = textOf(attempt, 'requestId')
  return {
    values: {
      name: textOf(values, 'name'),
      email: textOf(values, 'email'),
      phone: textOf(values, 'phone'),
      subject: CONTACT_SUBJECTS.find((subject) => subject === textOf(values, 'subject')) ?? '',
      message: textOf(values, 'message'),
      website: '',
    },
    attempt: requestId === '' ? undefined : { requestId, payload: textOf(attempt, 'payload') },
  }
}

/** The attempt to send a form by: the earlier one if it was for the same words. */
export function contactAttempt(
  earlier: ContactAttempt | undefined,
  form: ContactForm,
  newId: () => string,
): ContactAttempt {
  const payload = JSON.stringify(form)
  return earlier?.payload === payload ? earlier : { requestId: newId(), payload }
}

/** The draft of this tab; a browser that refuses storage keeps none. */
export const contactDraft = {
  load: (): ContactDraft => readContactDraft(readTab(KEY)),
  save: (draft: ContactDraft): void => {
    if (!writeTab(KEY, JSON.stringify(draft))) logWarning('The draft of the message could not be kept')
  },
  clear: (): void => {
    if (!writeTab(KEY, null)) logWarning('The draft of the message could not be deleted')
  },
}
