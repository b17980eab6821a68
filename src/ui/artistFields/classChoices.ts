import type { ArtistClass } from '@ribalta/domain/schemas/catalogue/catalogue'

/** What a class or a skill that somebody still holds is called once the agency has deleted it. */
export const NOT_IN_CATALOGUE = 'Fora do catálogo'

/**
 * The classes to choose from. One that was deleted stays a choice for who holds it, so that it can be given up and does not
 * take up a place unseen; the published page already shows nothing of it.
 */
export function classChoices(
  classes: readonly ArtistClass[],
  chosen: readonly string[],
): { value: string; label: string }[] {
  const known = new Set(classes.map(({ id }) => id))
  // Without a list nothing can be said of what is not in it.
  const gone = classes.length === 0 ? [] : chosen.filter((id) => !known.has(id))
  return [
    ...classes.map(({ id, namePT }) => ({ value: id, label: namePT })),
    ...gone.map((id) => ({ value: id, label: NOT_IN_CATALOGUE })),
  ]
}
