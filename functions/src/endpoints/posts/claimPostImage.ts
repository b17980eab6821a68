import { type ClaimedPostImage, claimPostImageSchema } from '@ribalta/domain/schemas/posts/post'
import { reads } from '../../services/shared/parsing.ts'
import { claimPostImage as claim } from '../../services/posts/images.ts'
import { defineCommand } from '../defineCommand.ts'

/** A picture for the blog: `claimPostImageSchema` in, the picture as texts and covers name it out; directors only. */
export const claimPostImage = defineCommand(
  'claimPostImage',
  reads(claimPostImageSchema),
  (input, { backend, caller }): Promise<ClaimedPostImage> => claim(backend, input, caller),
)
