/** Where a list of favorites is. */
export function listAddress(id: string): string {
  return `/favorites?lista=${encodeURIComponent(id)}`
}
