/** Where the list of a person's account events is cached. */
export function eventsKey(uid: string): readonly unknown[] {
  return ['accountEvents', uid]
}
