import { claimedPostImageSchema, postImageSchema } from '@ribalta/domain/schemas/posts/post'
import * as z from 'zod/mini'
import type { StoredKey } from '../../lib/keptStorage.ts'
import { readStored, writeStored } from '../../lib/storage.ts'

const draftSchema = z.object({
  /** Of the post that it began from; 0 for a new one. */
  version: z.int(),
  values: z.object({
    title: z.string(),
    slug: z.string(),
    excerpt: z.string(),
    body: z.string(),
    tags: z.string(),
    cover: z.nullable(postImageSchema),
  }),
})

const traySchema = z.array(z.object({ name: z.string(), alt: z.string(), image: claimedPostImageSchema }))

/** Something of a post that this browser keeps until it is saved. */
export interface Kept<T> {
  readonly load: () => T | undefined
  readonly save: (value: T) => boolean
  readonly clear: () => void
}

function kept<T>(key: StoredKey, schema: z.ZodMiniType<T>): Kept<T> {
  return {
    load: () => {
      const text = readStored(key)
      if (text === null) return undefined
      try {
        return schema.safeParse(JSON.parse(text)).data
      } catch {
        // Not ours, or cut short: as good as none.
        return undefined
      }
    },
    save: (value) => writeStored(key, JSON.stringify(value)),
    clear: () => {
      writeStored(key, null)
    },
  }
}

export type PostDraft = z.infer<typeof draftSchema>
export type PostTray = z.infer<typeof traySchema>

/** Keeps what a director typed and didn't save, by who they are and which post it is. */
export function postDraft(uid: string, slug: string | undefined): Kept<PostDraft> {
  return kept(`post.${uid}.${slug ?? ''}`, draftSchema)
}

/** Keeps pictures that were sent for a post and aren't in it yet. */
export function postTray(uid: string, slug: string | undefined): Kept<PostTray> {
  return kept(`post.${uid}.${slug ?? ''}.images`, traySchema)
}
