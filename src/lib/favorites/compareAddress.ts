/** So many stand side by side. */
const MIN_COMPARED = 2
export const MAX_COMPARED = 4

/** Where people are compared. */
export function compareAddress(uids: readonly string[]): string {
  return `/favorites?comparar=${uids.map(encodeURIComponent).join(',')}`
}

/** Whether so many can be compared. */
export function canCompare(count: number): boolean {
  return count >= MIN_COMPARED && count <= MAX_COMPARED
}
