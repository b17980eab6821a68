/** “a”, “a e b”, “a, b e c”. */
export function formatList(parts: readonly string[]): string {
  return new Intl.ListFormat('pt-BR', { style: 'long', type: 'conjunction' }).format(parts)
}
