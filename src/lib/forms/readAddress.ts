/** An address as one types it, with or without its beginning. */
export function readAddress(text: string): string {
  return /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
}
