import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import type { OwnWork } from '../../../data/works/ownWorks.ts'

function counted(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${String(count)} ${count === 1 ? one : many}`]
}

/** What goes with a work: “2 fotos · 1 vídeo · 1 link”; empty where nothing does. */
export function attachmentWords({ mediaIds, links }: OwnWork, media: readonly ProfileMedia[]): string {
  const chosen = media.filter(({ id }) => mediaIds.includes(id))
  const photos = chosen.filter(({ kind }) => kind === 'image').length
  return [
    ...counted(photos, 'foto', 'fotos'),
    ...counted(chosen.length - photos, 'vídeo', 'vídeos'),
    ...counted(links.length, 'link', 'links'),
  ].join(' · ')
}
