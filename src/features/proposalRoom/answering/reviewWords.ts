import { countDecided } from '@ribalta/domain/proposals/answers'
import type { ReviewState } from '../../../data/proposals/room/review.ts'
import { isTooLong } from '../../../data/proposals/room/sameChoice.ts'

/** How far somebody has come: “3 de 8 respondidos”. */
export function progressWords(
  { choices }: Pick<ReviewState, 'choices'>,
  artistIds: readonly string[],
): string {
  const done = countDecided(choices, artistIds)
  return `${String(done)} de ${String(artistIds.length)} respondidos`
}

/** What has become of what was chosen. Nothing is called saved that the server has not said to have. */
export function savedWords(state: ReviewState): string {
  const { choices, unsent, status, step, isCutOff, isKept } = state
  const left = Object.values(unsent)
  if (status === 'sent') {
    return left.length === 0
      ? 'Respostas enviadas'
      : 'Respostas enviadas, sem a última mudança: para incluir, toque em Mudar respostas'
  }
  if (left.length === 0) return Object.keys(choices).length === 0 ? '' : 'Salvo'
  if (left.every(isTooLong)) return 'Um comentário longo demais ainda não foi salvo'
  if (step !== 'failed') return 'Salvando…'
  const why = isCutOff ? 'Sem conexão' : 'Ainda não salvo'
  return isKept
    ? `${why}: guardado neste aparelho, enviamos quando voltar`
    : `${why}: não feche esta página, enviamos quando voltar`
}

/** Why answers cannot be sent as they are; undefined where they can. */
export function sendHurdle(
  { choices, unsent }: Pick<ReviewState, 'choices' | 'unsent'>,
  artistIds: readonly string[],
  nameOf: (artistId: string) => string,
): string | undefined {
  if (countDecided(choices, artistIds) === 0) {
    return 'Escolha Sim, Talvez ou Não para ao menos um artista. Depois, envie.'
  }
  const tooLong = Object.entries(unsent).find(([, choice]) => isTooLong(choice))
  return tooLong === undefined
    ? undefined
    : `O comentário sobre ${nameOf(tooLong[0])} está longo demais. Encurte um pouco e envie.`
}

/** Of how many artists nothing is decided: “Faltam 3 artistas”. */
export function missingWords(count: number): string {
  return count === 1 ? 'Falta 1 artista' : `Faltam ${String(count)} artistas`
}
