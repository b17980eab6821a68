import { facetToken } from '@ribalta/domain/people/artistTokens'
import type { CatalogueKind } from '@ribalta/domain/catalogue/catalogueKinds'
import { SKILL_LEVELS } from '@ribalta/domain/people/facts'
import type { CatalogueUsage } from '@ribalta/domain/schemas/catalogue/catalogueCalls'
import type { Backend } from '../../admin/backend.ts'

/**
 * How many published pages show a class or a skill, and how many records hold it. Counted by the database from its
 * indexes: one read for each thousand found, and no document leaves it.
 */
export async function countUsage(
  { db }: Pick<Backend, 'db'>,
  kind: CatalogueKind,
  id: string,
): Promise<CatalogueUsage> {
  const artists = db.collection('artists').where('tokens', 'array-contains', facetToken({ [kind]: id }))
  const profiles = db.collection('profiles')
  const holding =
    kind === 'class'
      ? profiles.where('classes', 'array-contains', id)
      : profiles.where(
          'skills',
          'array-contains-any',
          SKILL_LEVELS.map((level) => ({ id, level })),
        )
  const [published, recorded] = await Promise.all([artists.count().get(), holding.count().get()])
  return { artists: published.data().count, profiles: recorded.data().count }
}
