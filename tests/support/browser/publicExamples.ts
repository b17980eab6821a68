import type { Query } from '../../../functions/src/admin/backend.ts'
import { backend } from '../functions/functions.ts'

/** Addresses of what the seed has published. */
export interface PublicExamples {
  readonly artist: string
  readonly post: string
  readonly casting: string
  /** A client's room, with its key. */
  readonly proposal: string
}

async function firstOf(collection: string, equal: Readonly<Record<string, unknown>>): Promise<string> {
  let some: Query = backend.db.collection(collection)
  for (const [field, value] of Object.entries(equal)) some = some.where(field, '==', value)
  const { docs } = await some.limit(1).get()
  const [found] = docs
  const address: unknown = collection === 'artists' ? found?.get('username') : found?.id
  if (typeof address !== 'string') throw new Error(`The seed has published nothing in ${collection}`)
  return address
}

export async function publicExamples(): Promise<PublicExamples> {
  const [artist, post, casting, proposal] = await Promise.all([
    firstOf('artists', { featured: true }),
    firstOf('posts', { status: 'published' }),
    firstOf('castings', { status: 'open', visibility: 'public' }),
    firstOf('proposals', { status: 'published' }),
  ])
  const key: unknown = (await backend.db.doc(`proposals/${proposal}/internal/key`).get()).get('key')
  if (typeof key !== 'string') throw new Error('The seed has published no proposal')
  return {
    artist: `/${artist}`,
    post: `/blog/${post}`,
    casting: `/casting/${casting}`,
    proposal: `/proposta/${proposal}#${key}`,
  }
}
