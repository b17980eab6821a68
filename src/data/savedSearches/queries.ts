import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { forgetSearch, keepSearch, markSearchSeen, readSavedSearches } from './savedSearches.ts'

const ALL = ['savedSearches'] as const

/** The searches that a person can open. */
export function savedSearchesQuery(uid: string) {
  return queryOptions({ queryKey: [...ALL, uid], queryFn: () => readSavedSearches(uid) })
}

function change<T>(mutationFn: (given: T) => Promise<void>, failure: string) {
  return mutationOptions({
    mutationFn,
    onSuccess: (_nothing, _given, _result, { client }) => client.invalidateQueries({ queryKey: ALL }),
    meta: { failure },
  })
}

export const keepSearchMutation = change(keepSearch, 'The search was not kept')
export const forgetSearchMutation = change(forgetSearch, 'The search was not forgotten')
export const seeSearchMutation = change(markSearchSeen, 'The search was not marked as seen')
