import type { Backend } from '../admin/backend.ts'
import { publishDuePosts } from './posts/publish.ts'
import { sweepContactMessages } from './contactMessages/sweep.ts'
import { sweepRateLimits } from './shared/sweepRateLimits.ts'
import { sweepRequests } from './registration/sweepRequests.ts'
import { sweepTempMedia } from './media/sweepTemp.ts'

export interface Swept {
  readonly requests: number
  readonly failed: number
  readonly tempMedia: number
  readonly rateLimits: number
  readonly contactMessages: number
  /** Scheduled posts that were published. */
  readonly posts: number
}

/**
 * Does what is due: publishes scheduled posts, and takes away what crashes, refusals and abandoned forms left behind; see
 * the parts. Can be repeated.
 */
export async function sweepAll(backend: Backend, now: Date): Promise<Swept> {
  const posts = await publishDuePosts(backend, now)
  const { swept, failed } = await sweepRequests(backend, now)
  const tempMedia = await sweepTempMedia(backend, now)
  const rateLimits = await sweepRateLimits(backend, now)
  const contactMessages = await sweepContactMessages(backend, now)
  return { requests: swept, failed, tempMedia, rateLimits, contactMessages, posts }
}
