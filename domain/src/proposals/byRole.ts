/** The artists of a room by what they are presented for, each group where its first one stands. */
export function byRole<T extends { readonly role: string }>(
  items: readonly T[],
): readonly { readonly role: string; readonly items: readonly T[] }[] {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(item.role, [...(groups.get(item.role) ?? []), item])
  return [...groups].map(([role, group]) => ({ role, items: group }))
}
