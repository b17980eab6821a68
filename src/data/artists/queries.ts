import { queryOptions } from '@tanstack/react-query'
import { textField } from '../rest/fields.ts'
import { lookUpPublicDocument } from '../rest/lookup.ts'
import { readPublishedArtist } from './published.ts'

/** What the public sees of a person, or null where it sees nobody; read anew each time. */
export function publishedArtistQuery(uid: string, version: number | undefined) {
  return queryOptions({
    queryKey: ['artists', 'published', uid, version],
    queryFn: ({ signal }) => readPublishedArtist(uid, signal),
    staleTime: 0,
  })
}

/** The address of a person's public page, or null where there is no page. */
export function publicUsernameQuery(uid: string, version: number | undefined) {
  return queryOptions({
    queryKey: ['artists', 'username', uid, version],
    queryFn: async ({ signal }) => {
      const artist = await lookUpPublicDocument(`artists/${uid}`, signal)
      const username = textField(artist ?? {}, 'username')
      return username === '' ? null : username
    },
  })
}
