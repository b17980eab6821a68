/** The search parameter that says whose entry is open. */
export const ENTRY_PARAM = 'perfil'

/** The address of an open entry. */
export function entryPath(uid: string): string {
  return `/validation?${new URLSearchParams({ [ENTRY_PARAM]: uid }).toString()}`
}
