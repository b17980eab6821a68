import type { FavoriteList } from '@ribalta/domain/schemas/roster/favorites'

/** Who else opens a list of favorites; nothing where nobody does. */
export function listHint(
  { owner, shared }: Pick<FavoriteList, 'owner' | 'shared'>,
  viewer: string,
): string | undefined {
  if (!shared) return undefined
  return owner === viewer ? 'Compartilhada' : 'Da equipe'
}
