import { toEmail, toUsername } from '@ribalta/domain/identity'
import { phoneReader } from '../../lib/phoneReader.ts'
import { callFunction } from '../callables.ts'
import { lookUpPublicDocument } from '../rest/lookup.ts'

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

/** Asks the server about a phone as typed; what can't be one is nobody's and is not asked about. */
export const phoneExists: ExistenceCheck = async (text) => {
  if (text.trim() === '') return false
  const reading = (await phoneReader())?.(text) ?? { phone: text }
  return 'phone' in reading && readExists(await callFunction('checkPhoneExists', { phone: reading.phone }))
}

/** Looks for the reservation of a name's address (`usernames/{slug}`, which visitors may get but not list). */
export const artisticNameExists: ExistenceCheck = async (artisticName, signal) => {
  const username = toUsername(artisticName)
  return username !== '' && (await lookUpPublicDocument(`usernames/${username}`, signal)) !== null
}
