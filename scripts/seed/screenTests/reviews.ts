import { dateToInstant } from '../../../domain/src/instant.ts'
import { type Review, reviewSchema } from '../../../domain/src/schemas/screenTests/review.ts'
import type { Written } from '../writeDocuments.ts'

const HOUR = 3_600_000
const AGENT = 'demo-agente'
const DIRECTOR = 'demo-diretora'

/** What the team said of a test with two takes, since `from`. */
export function reviewsOf(
  {
    id,
    artistId,
    takeIds,
  }: { readonly id: string; readonly artistId: string; readonly takeIds: readonly string[] },
  from: Date,
): Written[] {
  const [first = '', second = first] = takeIds
  const at = (hours: number) => dateToInstant(new Date(from.getTime() + hours * HOUR))
  const comment = (author: string, takeId: string, atMs: number, text: string, hours: number): Review =>
    reviewSchema.parse({ kind: 'comment', author, artistId, at: at(hours), takeId, atMs, text })
  const rating = (author: string, value: number, hours: number): Review =>
    reviewSchema.parse({ kind: 'rating', author, artistId, at: at(hours), rating: value })
  const said: readonly (readonly [string, Review])[] = [
    ['comentario-1', comment(AGENT, first, 1200, 'A pausa antes da fala é ótima.', 1)],
    ['comentario-2', comment(DIRECTOR, first, 3400, 'Aqui o olhar sai do quadro. Intencional?', 3)],
    ['comentario-3', comment(AGENT, second, 800, 'Mais contida, e funciona melhor para a campanha.', 2)],
    [AGENT, rating(AGENT, 4, 2)],
    [DIRECTOR, rating(DIRECTOR, 5, 3)],
  ]
  return said.map(([name, review]): Written => [`testRequests/${id}/reviews/${name}`, review])
}
