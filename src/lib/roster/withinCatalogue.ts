import type { ReadParams } from './rosterParams.ts'
import type { CatalogueNames } from './rosterWords.ts'

/** Returns parsed parameters without the classes and skills that the catalogue, once it is known, doesn't have. */
export function withinCatalogue(
  { filter, dropped }: ReadParams,
  { classes, skills }: CatalogueNames,
): ReadParams {
  const isKnown = (records: readonly { readonly id: string }[], id: string): boolean =>
    records.length === 0 || records.some((record) => record.id === id)
  const gone = [
    ...(filter.classes ?? []).filter((id) => !isKnown(classes, id)),
    ...(filter.skills ?? []).filter(({ id }) => !isKnown(skills, id)).map(({ id }) => id),
  ]
  if (gone.length === 0) return { filter, dropped }
  const { classes: askedClasses = [], skills: askedSkills = [], ...rest } = filter
  const keptClasses = askedClasses.filter((id) => !gone.includes(id))
  const keptSkills = askedSkills.filter(({ id }) => !gone.includes(id))
  return {
    filter: {
      ...rest,
      ...(keptClasses.length === 0 ? {} : { classes: keptClasses }),
      ...(keptSkills.length === 0 ? {} : { skills: keptSkills }),
    },
    dropped: [...dropped, ...gone],
  }
}
