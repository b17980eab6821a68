import { STAFF_FACTS } from '@ribalta/domain/people/factTable'

/** What of the stored data is meant to be public; whatever is not named here must be closed to strangers. */

export type Question = 'get' | 'list' | 'whole' | 'group'

/** By collection, with the questions that anybody may ask of it; `*` is any document. */
export const PUBLIC_COLLECTIONS: Readonly<Record<string, readonly Question[]>> = {
  artists: ['get', 'list'],
  // Open ones; a list must ask for no others.
  castings: ['get'],
  'castings/*/roles': ['get', 'list'],
  classes: ['get', 'list', 'whole'],
  // Published ones; a list must ask for no others.
  posts: ['get'],
  // Words of the catalogue, and nothing of a person.
  settings: ['get'],
  skills: ['get', 'list', 'whole'],
  stats: ['get'],
  usernames: ['get'],
  // Public ones of published artists; a list must ask for one artist's.
  works: ['get'],
}

/** Fields that no public document may have, at any depth. */
export const PRIVATE_FIELDS: readonly string[] = [
  ...STAFF_FACTS,
  'email',
  'phone',
  'birthDate',
  'grants',
  'tempMediaIds',
  'legalName',
  'guardian',
  'document',
  'documents',
  'cpf',
  'rg',
  'address',
  'notes',
  'review',
]
