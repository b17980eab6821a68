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

/** Values that the visitor's own unanswered registration may have reserved, which is no obstacle to repeating it. */
let own: ReadonlySet<string> = new Set()

/** Notes what an unanswered registration may have reserved; nothing once the server has refused it. */
export function holdOwn(values?: {
  readonly email: string
  readonly artisticName: string
  readonly phone: string
}): void {
  own = new Set(
    values === undefined
      ? []
      : [toEmail(values.email), toUsername(values.artisticName), values.phone.replaceAll(/\D/g, '')],
  )
}

async function ask(value: string, exists: () => Promise<boolean>): Promise<boolean> {
  return value !== '' && !own.has(value) && (await exists())
}

/** Asks the server about an e-mail; an empty one is nobody's and is not asked about. */
export const emailExists: ExistenceCheck = (text) => {
  const email = toEmail(text)
  return ask(email, async () => readExists(await callFunction('checkEmailExists', { email })))
}

/** Asks the server about a phone as typed; what can't be one is nobody's and is not asked about. */
export const phoneExists: ExistenceCheck = async (text) => {
  if (text.trim() === '') return false
  const reading = (await phoneReader())?.(text) ?? { phone: text }
  if (!('phone' in reading)) return false
  const { phone } = reading
  return ask(phone, async () => readExists(await callFunction('checkPhoneExists', { phone })))
}

/** Looks for the reservation of a name's address (`usernames/{slug}`, which visitors may get but not list). */
export const artisticNameExists: ExistenceCheck = (artisticName, signal) => {
  const username = toUsername(artisticName)
  return ask(username, async () => (await lookUpPublicDocument(`usernames/${username}`, signal)) !== null)
}
