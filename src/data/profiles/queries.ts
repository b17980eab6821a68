import type { Grant } from '@ribalta/domain/account/grants'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { grantsChangesQuery } from '../auditLog/queries.ts'
import { pagedQuery } from '../pagedQuery.ts'
import { readProfile } from './profiles.ts'
import { readQueueAfter, type ProfileEntry, type QueueCursor } from './queue.ts'
import { readSimilarProfiles } from './similar.ts'
import { findPeople, readPersonName, readTeam, setGrants } from './team.ts'

/** The record of a person, or null where there is none. */
export function profileQuery(uid: string) {
  return queryOptions({ queryKey: ['profiles', 'one', uid], queryFn: () => readProfile(uid) })
}

/** The record of a person as it is when somebody reviews it, read anew each time. */
export function reviewedProfileQuery(uid: string) {
  return queryOptions({
    queryKey: ['profiles', 'reviewed', uid],
    queryFn: () => readProfile(uid),
    staleTime: 0,
    gcTime: 0,
  })
}

/** The queue after its first page, which is followed live: read by hand, and forgotten on leaving. */
export function laterQueueQuery(after: QueueCursor | undefined) {
  return pagedQuery(['profiles', 'queue'], readQueueAfter, { after, enabled: false, gcTime: 0 })
}

/** Others who may be the same person. */
export function similarProfilesQuery(entry: ProfileEntry) {
  return queryOptions({
    queryKey: ['profiles', 'similar', entry.id, entry.profile.version],
    queryFn: ({ signal }) => readSimilarProfiles(entry, signal),
  })
}

/** Who works at the agency, by name. */
export function teamQuery() {
  return pagedQuery(['profiles', 'team'], readTeam)
}

const FOUND_PEOPLE = ['profiles', 'found'] as const

/** People by their whole e-mail or the beginning of their name; asks nothing for an empty text. */
export function foundPeopleQuery(text: string) {
  return queryOptions({
    queryKey: [...FOUND_PEOPLE, text],
    queryFn: () => findPeople(text),
    enabled: text !== '',
  })
}

/** What a person is called; null where there is no such profile any more. */
export function personNameQuery(uid: string) {
  return queryOptions({
    queryKey: ['profiles', 'name', uid],
    queryFn: () => readPersonName(uid),
    staleTime: Infinity,
  })
}

/** Gives a person exactly these grants; directors only. Rejects with the server's refusal, worded. */
export function changeGrants(change: typeof setGrants = setGrants) {
  return mutationOptions({
    mutationFn: ({ id, grants }: { id: string; grants: readonly Grant[] }) => change(id, grants),
    onSuccess: (_nothing, _change, _result, { client }) => {
      for (const queryKey of [teamQuery().queryKey, FOUND_PEOPLE, grantsChangesQuery().queryKey])
        void client.invalidateQueries({ queryKey })
    },
    meta: { failure: 'The grants were not changed' },
  })
}
