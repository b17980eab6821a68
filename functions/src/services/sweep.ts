import type { Backend } from '../admin/backend.ts'
import { mirrorStaff } from './account/mirrorStaff.ts'
import { sweepLeftovers } from './account/sweepLeftovers.ts'
import { publishDuePosts } from './posts/publish.ts'
import { sweepInvitations } from './invitations/sweep.ts'
import { sweepMail } from './notices/sweep.ts'
import { sweepContactMessages } from './contactMessages/sweep.ts'
import { sweepRheaRuns } from './rhea/sweep.ts'
import { turnRoster } from './roster/turn.ts'
import { sweepRateLimits } from './shared/sweepRateLimits.ts'
import { sweepRequests } from './registration/sweepRequests.ts'
import { expireTests } from './screenTests/expire.ts'
import { retireTakes } from './screenTests/retireTakes.ts'
import { sweepTakes } from './screenTests/sweepTakes.ts'
import { sweepTempMedia } from './media/sweepTemp.ts'

export interface Swept {
  readonly requests: number
  readonly failed: number
  /** People whose account was deleted past the product. */
  readonly leftovers: number
  readonly tempMedia: number
  /** Takes that were begun for a test and never sent. */
  readonly takes: number
  /** Tests whose deadline passed. */
  readonly expired: number
  /** Tests whose takes had been kept long enough. */
  readonly retired: number
  readonly rateLimits: number
  readonly contactMessages: number
  /** Copies of mails that were sent long ago. */
  readonly mail: number
  /** Invitations whose thirty days were over. */
  readonly invitations: number
  /** Rankings that were kept long enough. */
  readonly rankings: number
  /** Scheduled posts that were published. */
  readonly posts: number
  /** Profiles of staff whose marks (account disabled, second factor needed) were not true any more. */
  readonly staff: number
  /** People of the roster who came of age or whose look got old. */
  readonly roster: number
}

/**
 * Does what is due: publishes scheduled posts, expires tests, and takes away what crashes, refusals and abandoned forms left behind, and
 * mirrors which accounts of staff are disabled or need a second factor; see the parts. Can be repeated.
 */
export async function sweepAll(backend: Backend, now: Date): Promise<Swept> {
  const posts = await publishDuePosts(backend, now)
  const requests = await sweepRequests(backend, now)
  const { leftovers, failed } = await sweepLeftovers(backend, now)
  const tempMedia = await sweepTempMedia(backend, now)
  const expired = await expireTests(backend, now)
  const retired = await retireTakes(backend, now)
  const takes = await sweepTakes(backend, now)
  const rateLimits = await sweepRateLimits(backend, now)
  const contactMessages = await sweepContactMessages(backend, now)
  const mail = await sweepMail(backend, now)
  const invitations = await sweepInvitations(backend, now)
  const rankings = await sweepRheaRuns(backend, now)
  const staff = await mirrorStaff(backend)
  const roster = await turnRoster(backend.db, now)
  return {
    requests: requests.swept,
    failed: requests.failed + failed,
    leftovers,
    tempMedia,
    takes,
    expired,
    retired,
    rateLimits,
    contactMessages,
    mail,
    invitations,
    rankings,
    posts,
    staff,
    roster,
  }
}
