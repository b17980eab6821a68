import { favoriteListSchema, favoriteSchema } from '@ribalta/domain/schemas/roster/favorites'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { backend } from './functions/functions.ts'

/** Fills the list of somebody's star with these people, in their order, as the stars would have. */
export async function starPeople(owner: string, people: readonly string[]): Promise<void> {
  const ref = backend.db.doc(`favoriteLists/${owner}`)
  const list = { owner, name: 'Favoritos', shared: false, people, updatedAt: Timestamp.now() }
  await ref.set(favoriteListSchema.parse(list))
  for (const [place, artistId] of people.entries()) {
    const item = favoriteSchema.parse({ artistId, owner, order: `a${String(place)}`, note: '' })
    await ref.collection('items').doc(artistId).set(item)
  }
}
