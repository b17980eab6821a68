/** Brazil's. */
const COUNTRY = '55'

/** What calls a phone of ours: digits with the area code. */
export function callAddress(phone: string): string {
  return `tel:+${COUNTRY}${phone}`
}

/** What opens a conversation on WhatsApp, with a text that waits to be sent. */
export function whatsAppAddress(phone: string, text?: string): string {
  const ready = text === undefined ? '' : `?text=${encodeURIComponent(text)}`
  return `https://wa.me/${COUNTRY}${phone}${ready}`
}

/** What opens WhatsApp with a text, for whomever the person then chooses. */
export function whatsAppToAnybody(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`
}
