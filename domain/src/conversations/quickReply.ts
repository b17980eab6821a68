/** How many the team keeps; as many as the rules let be read at once. */
export const MAX_QUICK_REPLIES = 50
/** In a reply it stands for what the other person is called. */
export const NAME_PLACE = '{nome}'

/** A reply with the other person's name in its place. */
export function withName(text: string, name: string): string {
  return text.replaceAll(NAME_PLACE, () => name)
}
