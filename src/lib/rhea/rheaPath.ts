const RUN = 'ranking'

/** Where rankings are, by what is open. */
export const rheaPath = {
  desk: '/rhea',
  /** The desk with a set of criteria chosen, or a casting whose candidates are ranked. */
  from: ({ criteriaId, castingId }: { criteriaId?: string; castingId?: string }) => {
    const params = new URLSearchParams({
      ...(criteriaId === undefined ? {} : { criterios: criteriaId }),
      ...(castingId === undefined ? {} : { casting: castingId }),
    })
    return `/rhea?${params.toString()}`
  },
  /** A ranking that was kept. */
  run: (id: string) => `/rhea?${new URLSearchParams({ [RUN]: id }).toString()}`,
  /** Which kept ranking an address opens; null for the desk. */
  runOf: (params: URLSearchParams) => params.get(RUN),
} as const
