import { toInternational } from '@ribalta/domain/phone'

/** Returns the address that calls a stored phone. */
export function callAddress(phone: string): string {
  return `tel:+${toInternational(phone)}`
}

/** Returns the address of a stored phone's conversation on WhatsApp, with a text that waits to be sent. */
export function whatsAppAddress(phone: string, text?: string): string {
  const ready = text === undefined ? '' : `?text=${encodeURIComponent(text)}`
  return `https://wa.me/${toInternational(phone)}${ready}`
}

/** What opens WhatsApp with a text, for whomever the person then chooses. */
export function whatsAppToAnybody(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`
}
