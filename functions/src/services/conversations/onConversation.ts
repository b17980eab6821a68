import { isStaff } from '@ribalta/domain/account/grants'
import { type Conversation, conversationSchema } from '@ribalta/domain/schemas/conversations/conversation'
import { type Profile, profileSchema } from '@ribalta/domain/schemas/people/profile'
import type { DocumentSnapshot } from '../../admin/backend.ts'
import { grantsIn } from '../account/grants.ts'
import { requireLiveSession } from '../account/liveSession.ts'
import type { SignedInCaller } from '../shared/caller.ts'

/** Who acts in a conversation, as a transaction sees them. */
export interface Speaker {
  readonly uid: string
  readonly profile: Profile
  readonly isStaff: boolean
}

/** Whoever calls; undefined without a profile, and throws `permission-denied` in a sign-in that was ended since. */
export function speakerOf(stored: DocumentSnapshot | undefined, caller: SignedInCaller): Speaker | undefined {
  if (stored?.exists !== true) return undefined
  requireLiveSession(stored, caller)
  return {
    uid: caller.uid,
    profile: profileSchema.parse(stored.data()),
    isStaff: isStaff({ grants: grantsIn(stored, caller) }),
  }
}

/** A conversation as it is stored; undefined where there is none. */
export function conversationIn(stored: DocumentSnapshot | undefined): Conversation | undefined {
  return stored?.exists === true ? conversationSchema.parse(stored.data()) : undefined
}
