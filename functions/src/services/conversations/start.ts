import { isAboutSelf } from '@ribalta/domain/account/separation'
import { isStaff } from '@ribalta/domain/account/grants'
import {
  MAX_MOVES,
  MAX_PARTICIPANTS,
  MINOR_WORDS,
  teamConversationId,
} from '@ribalta/domain/conversations/conversation'
import { isMinor } from '@ribalta/domain/people/birthDate'
import type {
  Conversation,
  StartConversationInput,
  StartConversationResult,
} from '@ribalta/domain/schemas/conversations/conversation'
import { profileSchema } from '@ribalta/domain/schemas/people/profile'
import { HttpsError } from 'firebase-functions/https'
import { type Backend, Timestamp } from '../../admin/backend.ts'
import { liveGrantsOf } from '../account/grants.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'
import { invalid } from '../shared/refusals.ts'
import { conversationIn, type Speaker, speakerOf } from './onConversation.ts'

/**
 * Opens the conversation of a member of staff with somebody, or has them come into the one that an artist has with the agency, which it
 * says; a repeat is harmless. Throws `permission-denied` for anybody but staff, `not-found` for nobody, `invalid-argument` for themselves
 * and `failed-precondition` for a minor and where too many are in it.
 */
export function startConversation(
  { db }: Pick<Backend, 'db'>,
  { uid }: StartConversationInput,
  caller: SignedInCaller,
  now: Date,
): Promise<StartConversationResult> {
  return db.runTransaction(async (transaction) => {
    const [own, stored] = await transaction.getAll(paths.profile(db, caller.uid), paths.profile(db, uid))
    const speaker = speakerOf(own, caller)
    if (speaker?.isStaff !== true) {
      throw new HttpsError('permission-denied', 'Só a equipe abre conversas.')
    }
    if (isAboutSelf(caller, uid)) throw invalid('Escolha outra pessoa.', { field: 'uid' })
    if (stored?.exists !== true) throw new HttpsError('not-found', 'Essa pessoa não tem mais conta.')
    const { artisticName, birthDate } = profileSchema.parse(stored.data())
    const isTeam = isStaff({ grants: liveGrantsOf(stored) })
    if (!isTeam && isMinor(birthDate, now)) throw new HttpsError('failed-precondition', MINOR_WORDS.staff)
    const conversationId = isTeam ? teamConversationId(caller.uid, uid) : uid
    const ref = paths.conversation(db, conversationId)
    const conversation = conversationIn(await transaction.get(ref))
    const at = Timestamp.fromDate(now)
    if (conversation === undefined) {
      const opened: Conversation = {
        ...(isTeam ? {} : { artistId: uid }),
        participants: [caller.uid, uid],
        names: { [caller.uid]: speaker.profile.artisticName, [uid]: artisticName },
        moves: [],
        n: 0,
        waits: false,
        createdAt: at,
      }
      transaction.create(ref, opened)
    } else if (!conversation.participants.includes(caller.uid)) {
      transaction.set(ref, withSpeaker(conversation, speaker, at))
      // What was said before they came is there to be read, and is no news to them.
      const mark = { [conversationId]: conversation.n }
      transaction.set(paths.inbox(db, caller.uid), { last: mark, read: mark }, { merge: true })
    }
    return { conversationId }
  })
}

function withSpeaker(conversation: Conversation, { uid, profile }: Speaker, at: Timestamp): Conversation {
  const { participants, names, moves, n } = conversation
  if (participants.length >= MAX_PARTICIPANTS) {
    throw new HttpsError('failed-precondition', 'Já há gente demais da equipe nesta conversa.')
  }
  return {
    ...conversation,
    participants: [...participants, uid],
    names: { ...names, [uid]: profile.artisticName },
    moves: [...moves, { kind: 'came' as const, uid, n, at }].slice(-MAX_MOVES),
  }
}
