import { favoriteListSchema, favoriteSchema } from '../../domain/src/schemas/roster/favorites.ts'
import type { Written } from './writeDocuments.ts'

const AGENT = 'demo-agente'
const DIRECTOR = 'demo-diretora'

/** What staff of the demonstration have starred and keep in lists, among these people. */
export function favoriteDocuments(uids: readonly string[], day: Date): Written[] {
  const from = (start: number, count: number): readonly string[] => uids.slice(start, start + count)
  return [
    ...listOf(AGENT, { owner: AGENT, name: 'Favoritos', shared: false }, from(3, 4), day),
    ...listOf(DIRECTOR, { owner: DIRECTOR, name: 'Favoritos', shared: false }, from(9, 3), day),
    ...listOf('demo-cafe', { owner: AGENT, name: 'Café da manhã: mães', shared: true }, from(12, 5), day),
  ]
}

interface Head {
  readonly owner: string
  readonly name: string
  readonly shared: boolean
}

const NOTES = ['Ótima no vídeo de apresentação.', '', 'Confirmar agenda de dezembro.']

function listOf(id: string, head: Head, people: readonly string[], day: Date): Written[] {
  const updatedAt = { seconds: day.getTime() / 1000, nanoseconds: 0 }
  return [
    [`favoriteLists/${id}`, favoriteListSchema.parse({ ...head, people, updatedAt })],
    ...people.map((artistId, index): Written => {
      const item = { artistId, owner: head.owner, order: `a${String(index)}`, note: NOTES[index] ?? '' }
      return [`favoriteLists/${id}/items/${artistId}`, favoriteSchema.parse(item)]
    }),
  ]
}
