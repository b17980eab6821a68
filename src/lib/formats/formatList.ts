/** Once: making one takes longer than drawing a card. */
const LIST = new Intl.ListFormat('pt-BR', { style: 'long', type: 'conjunction' })

/** “a”, “a e b”, “a, b e c”. */
export function formatList(parts: readonly string[]): string {
  return LIST.format(parts)
}
