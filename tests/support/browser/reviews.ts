import type { APIRequestContext } from '@playwright/test'
import type { UpdateProfileInput } from '@ribalta/domain/schemas/people/profileUpdate'
import type { ReviewDecision } from '@ribalta/domain/people/profileStatus'
import type { CreateProfileInput } from '@ribalta/domain/schemas/people/registration'
import { Timestamp } from '../../../functions/src/admin/backend.ts'
import { backend, call, PASSWORD, profileOf, signIn, type Answer } from '../functions/functions.ts'
import { expect } from './journey.ts'
import { registerArtist, type RegisteredArtist } from './newArtist.ts'

export interface Artist extends RegisteredArtist {
  /** The address of the public page. */
  readonly username: string
  readonly token: string
}

/** Somebody new with a real photo, who waits for validation. */
export async function newArtist(
  request: APIRequestContext,
  changes: Partial<CreateProfileInput> = {},
): Promise<Artist> {
  const artist = await registerArtist(request, { password: PASSWORD, ...changes })
  const profile = await profileOf(artist.uid)
  return { ...artist, username: profile?.username ?? '', token: await signIn(artist.email) }
}

let places = 0

/** Puts somebody who is in the queue before everybody else, where its first page shows them. */
export async function putFirst(uid: string): Promise<void> {
  places += 1
  expect((await profileOf(uid))?.queuedAt, 'is in the queue').toBeDefined()
  await backend.db.doc(`profiles/${uid}`).update({ queuedAt: Timestamp.fromMillis(places * 1000) })
}

/** Decides about the present version as a member of staff, without the screen. */
export async function review(
  uid: string,
  token: string,
  decision: ReviewDecision,
  more: { note?: string; guardianConfirmed?: boolean } = {},
): Promise<Answer> {
  const { version } = (await profileOf(uid)) ?? {}
  return call('reviewProfile', { profileId: uid, version, decision, ...more }, token)
}

/** Changes somebody's own profile, without the screen. */
export async function change(artist: Artist, changes: Partial<UpdateProfileInput>): Promise<void> {
  const answer = await call('updateProfile', { profileId: artist.uid, ...changes }, artist.token)
  expect(answer.error).toBeUndefined()
}
