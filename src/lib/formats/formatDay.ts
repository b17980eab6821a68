/** `1998-03-12` as 12/03/1998. */
export function formatDay(day: string): string {
  return day.split('-').toReversed().join('/')
}
