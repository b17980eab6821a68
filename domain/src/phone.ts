/**
 * How phones are stored and shown. A Brazilian number is stored as area code and subscriber (`11987654321`), a foreign one
 * as `00`, country code and number (`0012125550123`): no area code begins with 0, so the digits say which it is. What people
 * type becomes such digits in `readPhone.ts`, apart from here because the library there is too heavy for first content.
 */
const FOREIGN = '00'
const BRAZIL = '55'

/** Country codes of one or two digits; every other one has three (ITU-T E.164). */
const CALLING_CODE = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/

/** Returns the stored digits of a number with country code and without `+`. */
export function toStoredPhone(international: string): string {
  return international.startsWith(BRAZIL) ? international.slice(BRAZIL.length) : FOREIGN + international
}

/** Returns the digits with which a stored phone is called from anywhere, without `+`. */
export function toInternational(phone: string): string {
  return phone.startsWith(FOREIGN) ? phone.slice(FOREIGN.length) : BRAZIL + phone
}

/** Formats a stored phone: `(11) 98765-4321`, `(11) 3456-7890` or `+1 212 555 0123`; anything else stays as it is. */
export function formatPhone(phone: string): string {
  if (phone.startsWith(FOREIGN)) return formatInternational(phone)
  const parts = /^(\d{2})(\d{4,5})(\d{4})$/.exec(phone)
  return parts === null ? phone : `(${parts[1] ?? ''}) ${parts[2] ?? ''}-${parts[3] ?? ''}`
}

/** Formats a stored phone with its country: `+55 11 98765-4321`, `+1 212 555 0123`. */
export function formatInternational(phone: string): string {
  const parts = /^([1-9]\d)(\d{4,5})(\d{4})$/.exec(phone)
  if (parts !== null) return `+${BRAZIL} ${parts[1] ?? ''} ${parts[2] ?? ''}-${parts[3] ?? ''}`
  const [, code = '', number = ''] = CALLING_CODE.exec(toInternational(phone)) ?? []
  // By threes, the last group of up to four.
  const groups = number.match(/\d{1,4}$|\d{3}/g) ?? []
  return code === '' ? phone : `+${code} ${groups.join(' ')}`
}

/**
 * Shapes a Brazilian number while it is typed. Loses no digit: what is longer, begins with 0 or holds anything but digits
 * and the mask's own characters stays as it was typed.
 */
export function maskPhone(text: string): string {
  const digits = text.replace(/\D/g, '')
  if (/[^\d\s()-]/.test(text) || digits.startsWith('0')) return text
  if (digits.length > 11) return digits
  if (digits.length <= 2) return digits === '' ? '' : `(${digits}`
  const rest = digits.slice(2)
  const head = rest.length > 8 ? 5 : 4
  return `(${digits.slice(0, 2)}) ${rest.slice(0, head)}${rest.length > head ? `-${rest.slice(head)}` : ''}`
}
