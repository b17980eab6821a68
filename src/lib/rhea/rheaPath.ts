const RUN = 'ranking'
const CRITERIA = 'criterios'
const CASTING = 'casting'
const ANONYMOUS = 'anonimo'

/** What is chosen on the desk, as its address holds it. */
export interface RankingChoices {
  readonly criteriaId?: string | undefined
  /** Whose candidates; absent for the whole roster. */
  readonly castingId?: string | undefined
  readonly isAnonymous?: boolean
}

function toParams({ criteriaId, castingId, isAnonymous = false }: RankingChoices): URLSearchParams {
  return new URLSearchParams({
    ...(criteriaId === undefined ? {} : { [CRITERIA]: criteriaId }),
    ...(castingId === undefined ? {} : { [CASTING]: castingId }),
    ...(isAnonymous ? { [ANONYMOUS]: '1' } : {}),
  })
}

/** Where rankings are, by what is open. */
export const rheaPath = {
  desk: '/rhea',
  /** The desk with a set of criteria chosen, or a casting whose candidates are ranked. */
  from: (choices: RankingChoices) => `/rhea?${toParams(choices).toString()}`,
  /** What an address has chosen on the desk. */
  choicesOf: (params: URLSearchParams): RankingChoices => ({
    criteriaId: params.get(CRITERIA) ?? undefined,
    castingId: params.get(CASTING) ?? undefined,
    isAnonymous: params.has(ANONYMOUS),
  }),
  toParams,
  /** A ranking that was kept. */
  run: (id: string) => `/rhea?${new URLSearchParams({ [RUN]: id }).toString()}`,
  /** Which kept ranking an address opens; null for the desk. */
  runOf: (params: URLSearchParams) => params.get(RUN),
} as const
