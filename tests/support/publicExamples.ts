import { backend } from './functions.ts'

/** Addresses of what the seed has published. */
export interface PublicExamples {
  readonly artist: string
  readonly post: string
  readonly casting: string
}

async function firstOf(collection: string, field: string, value: unknown): Promise<string | undefined> {
  const { docs } = await backend.db.collection(collection).where(field, '==', value).limit(1).get()
  const [found] = docs
  return collection === 'artists' ? (found?.get('username') as string | undefined) : found?.id
}

export async function publicExamples(): Promise<PublicExamples> {
  const [artist, post, casting] = await Promise.all([
    firstOf('artists', 'featured', true),
    firstOf('posts', 'status', 'published'),
    firstOf('castings', 'status', 'open'),
  ])
  return {
    artist: `/${artist ?? 'ninguem'}`,
    post: `/blog/${post ?? 'nenhum'}`,
    casting: `/casting/${casting ?? 'nenhum'}`,
  }
}
