import { isServable } from '@ribalta/domain/media/videoState'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { formatList } from '../../../lib/formats/formatList.ts'
import type { ItemValues } from '../proposalForm.ts'

function counted(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [count === 1 ? `1 ${one}` : `${String(count)} ${many}`]
}

/** What the client sees of somebody: “4 fotos, 1 vídeo e 2 takes”. */
export function shownWords({ media, takes }: ItemValues, record: Pick<Profile, 'media'>): string {
  const shown = record.media.filter((each) => media.includes(each.id) && isServable(each))
  const photos = shown.filter(({ kind }) => kind === 'image').length
  const words = [
    ...counted(photos, 'foto', 'fotos'),
    ...counted(shown.length - photos, 'vídeo', 'vídeos'),
    ...counted(takes.length, 'take', 'takes'),
  ]
  return words.length === 0 ? 'Nenhuma foto e nenhum vídeo' : formatList(words)
}
