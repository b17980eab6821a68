import { type ClaimedPostImage, claimPostImageSchema } from '@ribalta/domain/schemas/post'
import { reads } from '../services/shared/parsing.ts'
import { claimPostImage as claim } from '../services/posts/images.ts'
import { defineCallable } from './callable.ts'

/** A picture for the blog: `claimPostImageSchema` in, the picture as texts and covers name it out; directors only. */
export const claimPostImage = defineCallable('claimPostImage', reads(claimPostImageSchema), {
  memory: '1GiB',
  timeoutSeconds: 120,
  concurrency: 1,
  maxInstances: 5,
  act: (input, { backend, caller }): Promise<ClaimedPostImage> => claim(backend, input, caller),
})
