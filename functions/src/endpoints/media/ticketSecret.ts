import { defineSecret } from 'firebase-functions/params'
import { isEmulated } from '../../runtime.ts'

const TICKET_SECRET = defineSecret('FILE_TICKET_SECRET')

/** What a function that makes or reads tickets is given; the emulators have no Secret Manager. */
export const ticketSecrets = isEmulated() ? [] : [TICKET_SECRET]

/** What tickets for private files are sealed with. */
export function ticketSecret(): string {
  return isEmulated() ? 'only on this machine' : TICKET_SECRET.value()
}
