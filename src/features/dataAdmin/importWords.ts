/** “3 novas e 2 alteradas”; “nada a mudar” where there is neither. */
export function countsWords(counts: { readonly new: number; readonly changed: number }): string {
  const parts = [
    ...(counts.new === 0 ? [] : [`${String(counts.new)} ${counts.new === 1 ? 'nova' : 'novas'}`]),
    ...(counts.changed === 0
      ? []
      : [`${String(counts.changed)} ${counts.changed === 1 ? 'alterada' : 'alteradas'}`]),
  ]
  return parts.length === 0 ? 'nada a mudar' : parts.join(' e ')
}
