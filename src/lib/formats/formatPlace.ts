/** “Recife, PE”, or what there is of it. */
export function formatPlace(place: {
  readonly city?: string | undefined
  readonly uf?: string | undefined
}): string {
  return [place.city, place.uf].filter((part) => part !== undefined && part !== '').join(', ')
}
