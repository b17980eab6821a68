import type { ProfileMedia } from '../schemas/media/media.ts'

/** What a video of a profile may be: being made clean of metadata, ready, or refused. Photos are ready once they are there. */
export const VIDEO_STATES = ['preparing', 'ready', 'refused'] as const
export type VideoState = (typeof VIDEO_STATES)[number]

/** Why a video could not be made ready, in words for its owner and for reviewers. */
export const VIDEO_REFUSAL_WORDS = {
  unreadable: 'Não foi possível ler este vídeo: o arquivo está incompleto ou com defeito.',
  noPicture: 'Este arquivo não tem imagem.',
  format: 'Este formato de vídeo não é aceito. Exporte em MP4 (H.264) e envie de novo.',
} as const
export type VideoRefusal = keyof typeof VIDEO_REFUSAL_WORDS
export const VIDEO_REFUSALS = ['unreadable', 'noPicture', 'format'] as const satisfies readonly VideoRefusal[]

/**
 * Whether the files of an item may be given to anybody, its owner and staff included. Until a video is ready, what lies in
 * its folder is what was sent, with all that it may say of its owner.
 */
export function isServable(media: ProfileMedia): boolean {
  return media.kind === 'image' || media.state === 'ready'
}

/** What to show in the place of an item that may not be served; undefined where it may. */
export function unservableWords(
  media: ProfileMedia,
): { readonly label: string; readonly reason: string | undefined } | undefined {
  if (media.kind === 'image' || media.state === 'ready') return undefined
  if (media.state === 'preparing') return { label: 'Em preparo', reason: undefined }
  return { label: 'Recusado', reason: VIDEO_REFUSAL_WORDS[media.refusal ?? 'unreadable'] }
}
