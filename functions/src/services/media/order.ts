import { MAX_MEDIA } from '@ribalta/domain/media/media'
import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import { invalid } from '../shared/refusals.ts'

export interface MediaChange {
  /** Ids to keep, in their new order; absent: all, as they are. */
  readonly mediaOrder: readonly string[] | undefined
  /** To add behind them. */
  readonly added: readonly ProfileMedia[]
}

/**
 * A profile's media after a change. What is added and already there stays where it is, so that a repeated change
 * adds nothing twice. Refuses an order that names what is not there, and more than `MAX_MEDIA` in all.
 */
export function arrangeMedia(current: readonly ProfileMedia[], change: MediaChange): ProfileMedia[] {
  const byId = new Map(current.map((item) => [item.id, item]))
  const kept = (change.mediaOrder ?? [...byId.keys()]).map((id) => {
    const item = byId.get(id)
    if (item === undefined)
      throw invalid('A ordem fala de uma foto ou vídeo que não está no perfil.', { field: 'mediaOrder' })
    return item
  })
  const keptIds = new Set(kept.map((item) => item.id))
  const arranged = [...kept, ...change.added.filter((item) => !keptIds.has(item.id))]
  if (arranged.length > MAX_MEDIA) {
    throw invalid(`Um perfil tem no máximo ${String(MAX_MEDIA)} fotos e vídeos.`, { field: 'tempMediaIds' })
  }
  return arranged
}
