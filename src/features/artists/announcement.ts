import type { PagedState } from '../../lib/lists/pagedList.ts'

/** What the list says of itself: how many are on the page, and never a total that nobody counted. */
export function listAnnouncement(list: PagedState<unknown>): string {
  const count = list.items.length
  if (!list.hasStarted) return list.status === 'failed' ? '' : 'Buscando artistas…'
  if (count === 0) return list.hasMore ? 'Ninguém até aqui' : 'Nenhum resultado'
  const counted = count === 1 ? '1 artista' : `${String(count)} artistas`
  return list.hasMore ? `Mostrando ${counted}, há mais` : `Mostrando ${counted}`
}
