import { lazily } from '@ribalta/domain/lazily'

/** Once: making one takes longer than drawing a card. */
const LIST = lazily(() => new Intl.ListFormat('pt-BR', { style: 'long', type: 'conjunction' }))

/** “a”, “a e b”, “a, b e c”. */
export function formatList(parts: readonly string[]): string {
  return LIST().format(parts)
}
