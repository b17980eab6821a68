import { TAKEN_MESSAGES } from '@ribalta/domain/messages'
import {
  artisticNameExists,
  emailExists,
  phoneExists,
  type ExistenceCheck,
} from '../../data/availability/availability.ts'
import { logWarning } from '../../lib/log.ts'
import type { RegistrationValues } from './registrationForm.ts'

type UniqueField = keyof typeof TAKEN_MESSAGES

/** The longest that “Continuar” waits for an answer; the registration itself still refuses what is taken. */
const LONGEST_WAIT_MS = 8000

const CHECKS: Readonly<Record<UniqueField, ExistenceCheck>> = {
  email: emailExists,
  artisticName: artisticNameExists,
  phone: phoneExists,
}

function isUnique(field: string): field is UniqueField {
  return field in CHECKS
}

async function isTaken(value: string, exists: ExistenceCheck): Promise<boolean> {
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS)
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(new Error('No answer in time'))
    })
  })
  try {
    return await Promise.race([exists(value, signal), late])
  } catch (error) {
    logWarning('The availability could not be checked', error)
    return false
  }
}

/** Returns a message for each field whose value belongs to another account. A check that fails stops no one. */
export async function findTaken(
  fields: readonly string[],
  values: RegistrationValues,
  checks: Readonly<Record<UniqueField, ExistenceCheck>> = CHECKS,
): Promise<ReadonlyMap<UniqueField, string>> {
  const unique = fields.filter(isUnique)
  const taken = await Promise.all(unique.map((field) => isTaken(values[field], checks[field])))
  const found = unique.filter((_field, index) => taken[index] === true)
  return new Map(found.map((field) => [field, TAKEN_MESSAGES[field]]))
}
