/** Where the address keeps the set of criteria that whoever is found is put in order by. */
const CRITERIA_PARAM = 'criterios'

export function criteriaOf(params: URLSearchParams): string | undefined {
  return params.get(CRITERIA_PARAM) ?? undefined
}

/** The same search in the order of a set; without one in that of the looks. */
export function withCriteria(params: URLSearchParams, id: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params)
  if (id === undefined) next.delete(CRITERIA_PARAM)
  else next.set(CRITERIA_PARAM, id)
  return next
}
