import { toEmail, toPhone, toUsername } from '@ribalta/domain/identity'
import { environment, firestoreRestUrl } from '../lib/environment.ts'
import { callFunction } from './callables.ts'

/** Whether something that must be unique is already somebody's. Rejects where that could not be found out. */
export type ExistenceCheck = (value: string, signal: AbortSignal) => Promise<boolean>

function readExists(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('exists' in answer)) {
    throw new Error('A resposta não diz se existe')
  }
  return answer.exists === true
}

/** Asks the server about an e-mail; an empty one is nobody's and is not asked about. */
export const emailExists: ExistenceCheck = async (text) => {
  const email = toEmail(text)
  return email !== '' && readExists(await callFunction('checkEmailExists', { email }))
}

/** Asks the server about a phone, as it was typed; an empty one is nobody's and is not asked about. */
export const phoneExists: ExistenceCheck = async (text) => {
  const phone = toPhone(text)
  return phone !== '' && readExists(await callFunction('checkPhoneExists', { phone }))
}

/** What `batchGet` answers about one document. */
export function readFound(answer: unknown): boolean {
  const first: unknown = Array.isArray(answer) ? answer[0] : undefined
  if (typeof first !== 'object' || first === null || !('found' in first || 'missing' in first)) {
    throw new Error('A resposta não diz se existe')
  }
  return 'found' in first
}

/**
 * Looks for the reservation of a name's address (`usernames/{slug}`, which visitors may get but not list). By
 * `batchGet`, which answers 200 for what does not exist: browsers log every 404 as an error.
 */
export const artisticNameExists: ExistenceCheck = async (artisticName, signal) => {
  const username = toUsername(artisticName)
  if (username === '') return false
  const { projectId, apiKey } = environment.firebase
  const key = environment.usesEmulators ? '' : `?key=${apiKey}`
  const document = `projects/${projectId}/databases/(default)/documents/usernames/${username}`
  const response = await fetch(`${firestoreRestUrl}:batchGet${key}`, {
    method: 'POST',
    // A "simple" request needs no preflight.
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify({ documents: [document] }),
    signal,
  })
  if (!response.ok) throw new Error(`HTTP ${String(response.status)}`)
  return readFound(await response.json())
}
