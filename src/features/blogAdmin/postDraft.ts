import { postImageSchema } from '@ribalta/domain/schemas/posts/post'
import * as z from 'zod/mini'
import { readStored, writeStored } from '../../lib/storage.ts'
import type { PostValues } from './postValues.ts'

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

export interface PostDraft {
  readonly version: number
  readonly values: PostValues
}

/** What somebody typed and has not saved, kept in this browser by who they are and which post it is. */
export function postDraft(uid: string, slug: string | undefined) {
  const key = `post.${uid}.${slug ?? ''}` as const
  return {
    load: (): PostDraft | undefined => {
      const text = readStored(key)
      if (text === null) return undefined
      try {
        return draftSchema.safeParse(JSON.parse(text)).data
      } catch {
        // Not ours, or cut short: as good as none.
        return undefined
      }
    },
    save: (draft: PostDraft): boolean => writeStored(key, JSON.stringify(draft)),
    clear: (): void => {
      writeStored(key, null)
    },
  }
}
