import { postUploadPath } from '@ribalta/domain/posts/postImage'
import { claimedPostImageSchema, type ClaimedPostImage } from '@ribalta/domain/schemas/posts/post'
import { callFunction } from '../callables.ts'
import { newRandomId } from '../../lib/newRandomId.ts'
import { sendFile } from '../uploads/storage.ts'

export interface PostImageUpload {
  readonly done: Promise<ClaimedPostImage>
  readonly cancel: () => void
}

/** Sends a picture for the blog and has it made into its variants. */
export function uploadPostImage(file: File, onFraction: (fraction: number) => void): PostImageUpload {
  const uploadId = newRandomId()
  const { done, cancel } = sendFile(file, postUploadPath(uploadId), onFraction)
  const claim = async (): Promise<ClaimedPostImage> => {
    await done
    return claimedPostImageSchema.parse(await callFunction('claimPostImage', { uploadId }))
  }
  return { done: claim(), cancel }
}
